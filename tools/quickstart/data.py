"""Text, batches and the trigram baseline, by the same rules as `gcompile train`.

Split: the first nine tenths of the bytes are for training, the rest is held out. Batches: an epoch cuts the training
bytes into windows of `context` at a phase, in an order shuffled by splitmix64; every epoch has a phase and an order
of its own. Validation: consecutive windows of the held-out bytes from the first, whole batches only.
"""
import numpy as np

MASK = (1 << 64) - 1


class SplitMix:
    """splitmix64, the generator of the fill rules."""

    def __init__(self, seed):
        self.state = seed & MASK

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)


def split(text):
    cut = len(text) - len(text) // 10
    return text[:cut], text[cut:]


def batch_at(text, starts, context):
    rows = np.stack([text[s:s + context + 1] for s in starts]).astype(np.int32)
    return rows[:, :-1], rows[:, 1:]


def training_batches(text, batch, context, seed):
    random, order, at = SplitMix(seed), [], 0
    while True:
        starts = []
        while len(starts) < batch:
            if at == len(order):
                phase = random.next() % context
                order = list(range(phase, len(text) - context, context))
                for i in range(len(order) - 1, 0, -1):
                    j = random.next() % (i + 1)
                    order[i], order[j] = order[j], order[i]
                at = 0
            starts.append(order[at])
            at += 1
        yield batch_at(text, starts, context)


def validation_batches(text, batch, context):
    starts = list(range(0, len(text) - context, context))
    for i in range(0, len(starts) - batch + 1, batch):
        yield batch_at(text, starts[i:i + batch], context)
