"""Writes Inputs/adamw.mlir: the update of optax's adamw as a program, for one parameter of four numbers in f64.

  make_update.py            needs jax and optax (written with jax 0.10.2, optax 0.2.8)

Any optimizer of optax's goes the same way: its update with its state's tensors as arguments, and the count of steps as the last.
"""
import pathlib

FILE = pathlib.Path(__file__).resolve().parent / "Inputs" / "adamw.mlir"


def main():
    import jax
    jax.config.update("jax_enable_x64", True)
    import jax.numpy as jnp
    import optax

    optimizer = optax.adamw(0.03, weight_decay=0.05)

    def update(gradient, parameter, m, v, step):
        adam, *rest = optimizer.init(parameter)
        state = (adam._replace(count=step, mu=m, nu=v), *rest)
        change, (adam, *_) = optimizer.update(gradient, state, parameter)
        return optax.apply_updates(parameter, change), adam.mu, adam.nu

    tensor = jax.ShapeDtypeStruct((4,), jnp.float64)
    text = jax.jit(update).lower(tensor, tensor, tensor, tensor, jax.ShapeDtypeStruct((), jnp.int32)).as_text()
    FILE.write_text("// optax.adamw(0.03, weight_decay=0.05), by make_update.py\n" + text)


if __name__ == "__main__":
    main()
