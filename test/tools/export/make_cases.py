"""Writes test/tools/export/cases again. Run it once in each environment (docs/howto/export_a_model.md):

    python test/tools/export/make_cases.py jax
    python test/tools/export/make_cases.py torch

Per model: the exporter's files, a batch, the results that the framework itself computes for it, and what its custom
function and that one's gradient are at some values (NAME.rules.safetensors: in_NNN are operands, then the cotangent;
out_NNN the result, then gradients).
"""
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[2] / "tools/export")]


def save(name, arrays):
    import numpy as np
    from safetensors.numpy import save_file
    save_file({key: np.array(value, order="C") for key, value in arrays.items()}, HERE / "cases" / name)


def points(shape):
    import numpy as np
    return np.linspace(-2, 2, int(np.prod(shape)), dtype=np.float32).reshape(shape)


def jax_case():
    import jax
    import numpy as np
    import flax_model
    from from_jax import export
    loss, variables, batch = flax_model.example()
    export(loss, variables, batch, out=HERE / "cases/flax_lm")
    save("flax_lm.batch.safetensors", {f"batch/{key}": value for key, value in batch.items()})
    save("flax_lm.expected.safetensors", {"loss": jax.jit(loss)(variables, batch)})
    x = points((flax_model.BATCH, flax_model.LENGTH, flax_model.WIDTH))
    out, vjp = jax.vjp(flax_model.quantize, x, np.float32(8))
    save("flax_lm.rules.safetensors", {"in_000": x, "in_001": np.float32(8), "in_002": x + 3, "out_000": out} |
         {f"out_{i + 1:03}": g for i, g in enumerate(vjp(x + 3))})


def torch_case():
    import torch
    import torch_model
    from from_torch import export
    model, tokens, targets = torch_model.example()
    export(model, tokens, targets, out=HERE / "cases/torch_lm")
    save("torch_lm.batch.safetensors", {"tokens": tokens.numpy(), "targets": targets.numpy()})
    loss = model(tokens, targets)
    save("torch_lm.expected.safetensors", {"loss": loss.detach().numpy()} |
         {name: buffer.numpy() for name, buffer in model.named_buffers()})
    x = points((torch_model.BATCH, torch_model.LENGTH, torch_model.WIDTH))
    operand = torch.tensor(x, requires_grad=True)
    out = torch_model.Quantize.apply(operand, 8.0)
    out.backward(torch.tensor(x + 3))
    save("torch_lm.rules.safetensors", {"in_000": x, "in_001": x + 3, "out_000": out.detach().numpy(),
                                        "out_001": operand.grad.numpy()})


if __name__ == "__main__":
    (HERE / "cases").mkdir(exist_ok=True)
    {"jax": jax_case, "torch": torch_case}[sys.argv[1]]()
