// In place of typed arrays where the rule is compiled: rows at fixed places in memory, so that a number is one load away.

@unmanaged @final
export class Row<T> {
  @inline @operator("[]")
  get(i: i32): T {
    return load<T>(changetype<usize>(this) + <usize>i * sizeof<T>());
  }

  @inline @operator("[]=")
  put(i: i32, value: T): void {
    store<T>(changetype<usize>(this) + <usize>i * sizeof<T>(), value);
  }
}

// V8 finds the lesser and the greater of two numbers by branches, which nobody can foresee; of two vectors by one operation.

@inline
export function lesser(a: f64, b: f64): f64 {
  return f64x2.extract_lane(f64x2.pmin(f64x2.splat(a), f64x2.splat(b)), 0);
}

@inline
export function greater(a: f64, b: f64): f64 {
  return f64x2.extract_lane(f64x2.pmax(f64x2.splat(a), f64x2.splat(b)), 0);
}
