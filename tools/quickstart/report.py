"""Prints what the quickstart's training reached, beside a trigram model on the same split."""
import json
import sys

import numpy as np

import data


def main():
    text, log = sys.argv[1:]
    lines = [json.loads(line) for line in open(log) if line.startswith("{")]
    validation = [line["validation_loss"] for line in lines if "validation_loss" in line]
    training = [line for line in lines if "loss" in line]
    trigram = data.trigram_loss(*data.split(np.fromfile(text, np.uint8)))
    print("nats per byte")
    print(f"  random weights, held-out text    {validation[0]:.4f}")
    print(f"  trained, last training steps     {training[-1]['loss']:.4f}")
    print(f"  trained, held-out text           {validation[-1]:.4f}")
    print(f"  trigram model, held-out text     {trigram:.4f}")
    print(f"{np.median([line['tokens_per_s'] for line in training]):.0f} tokens/s over {training[-1]['step']} steps")


if __name__ == "__main__":
    main()
