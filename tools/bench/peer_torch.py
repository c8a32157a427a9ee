"""The same models in PyTorch: peer_torch.py NAME FOLDER [--compile]. See peers.py.

Written as one writes them in PyTorch (its own attention, norms and fused optimizers), with its own random values: the
sizes are those of programs.py, results are not compared. Programs that only restate another one are left out.
"""
import sys
import time

from peers import serve

try:
    import torch
    from torch import nn
    from torch.nn import functional as F
except ImportError as missing:
    REASON = f"not installed ({missing})"
    serve(lambda: (_ for _ in ()).throw(RuntimeError(REASON)))
    sys.exit(0)


class Block(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.norm1, self.norm2, self.heads = nn.LayerNorm(width), nn.LayerNorm(width), heads
        self.qkv, self.mix = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x):
        batch, time_, width = x.shape
        query, key, value = [y.view(batch, time_, self.heads, width // self.heads).transpose(1, 2)
                             for y in self.qkv(self.norm1(x)).split(width, 2)]
        mixed = F.scaled_dot_product_attention(query, key, value, is_causal=True)
        x = x + self.mix(mixed.transpose(1, 2).reshape(batch, time_, width))
        return x + self.down(F.gelu(self.up(self.norm2(x)), approximate="tanh"))


class Gpt(nn.Module):
    def __init__(self, vocabulary, context, width, layers, heads):
        super().__init__()
        self.embed, self.position = nn.Embedding(vocabulary, width), nn.Embedding(context, width)
        self.blocks, self.norm = nn.ModuleList(Block(width, heads) for _ in range(layers)), nn.LayerNorm(width)

    def forward(self, tokens):
        x = self.embed(tokens) + self.position.weight[:tokens.shape[1]]
        for block in self.blocks:
            x = block(x)
        return self.norm(x) @ self.embed.weight.T


class Residual(nn.Module):
    def __init__(self, inner, outer, stride):
        super().__init__()
        self.first = nn.Conv2d(inner, outer, 3, stride, 1, bias=False)
        self.second = nn.Conv2d(outer, outer, 3, 1, 1, bias=False)
        self.skip = nn.Conv2d(inner, outer, 1, stride, bias=False)
        self.norm1, self.norm2 = nn.BatchNorm2d(outer), nn.BatchNorm2d(outer)

    def forward(self, x):
        return F.relu(self.norm2(self.second(F.relu(self.norm1(self.first(x))))) + self.skip(x))


class ResNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem, self.norm = nn.Conv2d(3, 32, 3, 1, 1, bias=False), nn.BatchNorm2d(32)
        self.blocks = nn.Sequential(Residual(32, 32, 1), Residual(32, 64, 2), Residual(64, 128, 2))
        self.head = nn.Linear(128, 10)

    def forward(self, x):
        x = F.max_pool2d(F.relu(self.norm(self.stem(x))), 3, 2, 1)
        return self.head(self.blocks(x).mean((2, 3)))


def loss_of(logits, labels):
    return F.cross_entropy(logits.float().view(-1, logits.shape[-1]), labels.view(-1))


def train(model, optimizer, x, labels, wrap, narrow=False, clip=False):
    forward = wrap(model)

    def step():
        optimizer.zero_grad(set_to_none=True)
        with torch.autocast("cpu", torch.bfloat16, enabled=narrow):
            loss = loss_of(forward(x), labels)
        loss.backward()
        if clip:
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()

    return step


def adamw(parameters):
    return torch.optim.AdamW(parameters, lr=1e-3, betas=(0.9, 0.95), weight_decay=0.1, fused=True)


def momentum(parameters):
    return torch.optim.SGD(parameters, lr=0.1, momentum=0.9)


def without_gradients(function, wrap, *arguments):
    wrapped = wrap(function)

    def run():
        with torch.no_grad():
            wrapped(*arguments)

    return run


def gpt_train(wrap, vocabulary=4096, context=256, width=256, layers=4, heads=8, narrow=False):
    model = Gpt(vocabulary, context, width, layers, heads)
    tokens, targets = torch.randint(0, vocabulary, (8, context)), torch.randint(0, vocabulary, (8, context))
    return train(model, adamw(model.parameters()), tokens, targets, wrap, narrow, clip=True)


def gpt_forward(wrap):
    return without_gradients(Gpt(4096, 256, 256, 4, 8), wrap, torch.randint(0, 4096, (8, 256)))


def mlp_train(wrap):
    sizes, layers = (1024, 2048, 2048, 1024, 10), []
    for a, b in zip(sizes, sizes[1:]):
        layers += [nn.Linear(a, b), nn.ReLU()]
    model = nn.Sequential(*layers[:-1])
    return train(model, momentum(model.parameters()), torch.randn(256, 1024), torch.randint(0, 10, (256,)), wrap)


def resnet_train(wrap):
    model = ResNet().to(memory_format=torch.channels_last)
    images = torch.randn(32, 3, 32, 32).to(memory_format=torch.channels_last)
    return train(model, momentum(model.parameters()), images, torch.randint(0, 10, (32,)), wrap)


def layernorm_gelu(wrap):
    norm = nn.LayerNorm(1024)
    return without_gradients(lambda x: F.gelu(norm(x), approximate="tanh"), wrap, torch.randn(16384, 1024))


def softmax(wrap):
    return without_gradients(lambda x: torch.softmax(x, -1), wrap, torch.randn(16384, 1024))


def adamw_update(wrap):
    del wrap  # the optimizer is one fused kernel already
    weight = nn.Parameter(torch.randn(2048, 4096))
    weight.grad = torch.randn(2048, 4096)
    optimizer = adamw([weight])

    def step():
        nn.utils.clip_grad_norm_([weight], 1.0)
        optimizer.step()

    return step


PROGRAMS = {
    "adamw_8M": adamw_update,
    "gpt_forward_f32": gpt_forward,
    "gpt_small_train_f32": lambda wrap: gpt_train(wrap, vocabulary=65, context=64, width=64, layers=3, heads=4),
    "gpt_train_bf16": lambda wrap: gpt_train(wrap, narrow=True),
    "gpt_train_f32": gpt_train,
    "layernorm_gelu_16M": layernorm_gelu,
    "mlp_train_f32": mlp_train,
    "resnet_train_f32": resnet_train,
    "softmax_16M": softmax,
}


def prepare(name, compiled):
    if name not in PROGRAMS:
        raise RuntimeError("not written for PyTorch")
    torch.manual_seed(0)
    start = time.perf_counter()
    run = PROGRAMS[name](torch.compile if compiled else lambda f: f)
    run()  # compiles
    run()
    return run, lambda: (), time.perf_counter() - start if compiled else None


if __name__ == "__main__":
    serve(lambda: prepare(sys.argv[1], "--compile" in sys.argv))
