"""A small PyTorch language model with what exporters must carry: detach, no_grad, a straight-through estimator
(torch.autograd.Function), tied weights, causal attention, a frozen parameter, buffers that training changes."""
import torch
from torch import nn
from torch.nn import functional

VOCAB, WIDTH, HEADS, LENGTH, BATCH = 48, 16, 2, 12, 3


class Quantize(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, levels):
        ctx.save_for_backward(x)
        ctx.levels = levels
        return torch.round(x * levels) / levels

    @staticmethod
    def backward(ctx, gradient):
        (x,) = ctx.saved_tensors
        return gradient * (x.abs() <= 8 / ctx.levels), None


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm_1, self.norm_2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, x):
        b, t, d = x.shape
        q, k, v = self.qkv(self.norm_1(x)).view(b, t, 3, HEADS, d // HEADS).permute(2, 0, 3, 1, 4)
        y = functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(y.transpose(1, 2).reshape(b, t, d))
        h = functional.gelu(self.up(self.norm_2(x)), approximate="tanh")
        return x + Quantize.apply(torch.tanh(self.down(h)), 8.0)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(VOCAB, WIDTH)
        self.position = nn.Parameter(0.1 * torch.randn(LENGTH, WIDTH), requires_grad=False)
        self.blocks = nn.ModuleList([Block() for _ in range(2)])
        self.norm = nn.BatchNorm1d(WIDTH)
        self.head = nn.Linear(WIDTH, VOCAB, bias=False)
        self.head.weight = self.embed.weight

    def forward(self, tokens, targets):
        x = self.embed(tokens) + self.position
        for block in self.blocks:
            x = block(x)
        x = self.norm(x.transpose(1, 2)).transpose(1, 2)
        # The norm of a row is a number of its own, not a way for gradients.
        x = x / (1 + x.norm(dim=-1, keepdim=True).detach())
        logits = self.head(x)
        with torch.no_grad():
            highest = logits.amax(-1, keepdim=True)
        return functional.cross_entropy((logits - highest).flatten(0, 1), targets.flatten())


def example():
    torch.manual_seed(7)
    model = Model()
    return model, torch.randint(0, VOCAB, (BATCH, LENGTH)), torch.randint(0, VOCAB, (BATCH, LENGTH))
