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


def trigram_loss(training, held_out, discount=0.75):
    """Nats per byte of a trigram model on the held-out bytes: absolute discounting, interpolated down to uniform."""
    def history_ids(text, order):
        """For each position from `order` on: the number that its `order` preceding bytes make."""
        ids = np.zeros(len(text) - order, np.int64)
        for k in range(order):
            ids = ids * 256 + text[k:len(text) - order + k]
        return ids

    probability = np.full(len(held_out) - 2, 1 / 256)
    for order in range(3):
        seen = history_ids(training, order)
        grams, gram_counts = np.unique(seen * 256 + training[order:], return_counts=True)
        histories, first = np.unique(grams // 256, return_index=True)
        totals = np.add.reduceat(gram_counts, first)
        kinds = np.diff(np.append(first, len(grams)))

        history = history_ids(held_out, order)[2 - order:]
        at = np.minimum(np.searchsorted(histories, history), len(histories) - 1)
        known = histories[at] == history
        gram = history * 256 + held_out[2:]
        gram_at = np.minimum(np.searchsorted(grams, gram), len(grams) - 1)
        count = np.where(grams[gram_at] == gram, gram_counts[gram_at], 0)
        mixed = (np.maximum(count - discount, 0) + discount * kinds[at] * probability) / totals[at]
        probability = np.where(known, mixed, probability)
    return float(-np.log(probability).mean())
