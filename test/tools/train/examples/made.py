"""Labelled examples that a formula gives: the same wherever they are made."""
import numpy as np


def wave(seed, *shape):
    """Numbers within [-1, 1] that look drawn, and are a formula of the place."""
    place = np.arange(1, np.prod(shape) + 1, dtype=np.float64)
    return np.sin(place * place * 0.37 + seed).reshape(shape)


def vectors(count, inputs, classes):
    """Vectors of f64, and which of some fixed directions each goes along most."""
    x = wave(1, count, inputs)
    return x, np.argmax(x @ wave(2, inputs, classes), axis=1)


def images(count, size=8, channels=3):
    """Noise in u8, with one quarter brighter: the label says which."""
    x = np.floor((wave(3, count, size, size, channels) + 1) * 30).astype(np.uint8)
    labels = np.floor((wave(4, count) + 1) * 1.9999).astype(np.int64)
    half = size // 2
    for image, label in zip(x, labels, strict=True):
        row, column = divmod(int(label), 2)
        image[row * half:(row + 1) * half, column * half:(column + 1) * half] += 100
    return x, labels


def mlp_parameters(inputs, width, classes):
    """First values of an MLP of one hidden layer, by the zoo's names."""
    return {"hidden/0/weight": wave(5, inputs, width) * 0.7, "hidden/0/bias": wave(6, width) * 0.1,
            "head/weight": wave(7, width, classes) * 0.5, "head/bias": wave(8, classes) * 0.1}


def byte_vectors(count, inputs, classes):
    """As vectors(), in u8."""
    x, labels = vectors(count, inputs, classes)
    return np.round((x + 1) * 127.5).astype(np.uint8), labels
