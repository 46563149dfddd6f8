/**
 * Denominators as powers of the primes of some dice's totals. The powers of one slot stand side by side in a table
 * of `count` columns.
 */
export class Primes {
  /** Number of primes. */
  readonly count: number;
  private readonly primes: readonly number[];
  /** For each prime, its powers as far as they have been asked for. */
  private readonly raised: bigint[][];
  private readonly factored = new Map<number, Int32Array>();

  constructor(totals: Iterable<number>) {
    const distinct = [...new Set([...totals, 1])];
    this.primes = [...new Set(distinct.flatMap(factors))].sort((a, b) => a - b);
    this.raised = this.primes.map(() => [1n]);
    this.count = this.primes.length;
    for (const total of distinct) {
      const powers = new Int32Array(this.count);
      for (const prime of factors(total)) powers[this.primes.indexOf(prime)]!++;
      this.factored.set(total, powers);
    }
  }

  /** The powers of a total that the constructor was given. */
  of(total: number): Int32Array {
    return this.factored.get(total)!;
  }

  /** Makes the denominator of slot `to` a multiple of that of `from` times what has the powers `more`. */
  raise(powers: Int32Array, to: number, from: number, more: Int32Array): void {
    const { count } = this;
    for (let p = 0, t = to * count, f = from * count; p < count; p++, t++, f++) {
      const least = powers[f]! + more[p]!;
      if (powers[t]! < least) powers[t] = least;
    }
  }

  /** A numerator over the denominator of `from` times what has the powers `more`, brought over that of `to`. */
  expand(over: bigint, powers: Int32Array, to: number, from: number, more: Int32Array): bigint {
    const { count } = this;
    let expanded = over;
    for (let p = 0, t = to * count, f = from * count; p < count; p++, t++, f++) {
      const power = powers[t]! - powers[f]! - more[p]!;
      if (power > 0) expanded *= this.power(p, power);
    }
    return expanded;
  }

  /** The least common denominator of the slots from `first` to before `end`, and what makes that of one of them it. */
  common(powers: Int32Array, first: number, end: number): { under: bigint; times: (slot: number) => bigint } {
    const { count } = this;
    const most = new Int32Array(count);
    for (let slot = first; slot < end; slot++) {
      for (let p = 0; p < count; p++) most[p] = Math.max(most[p]!, powers[slot * count + p]!);
    }
    const times = (slot: number): bigint => this.product((p) => most[p]! - powers[slot * count + p]!);
    return { under: this.product((p) => most[p]!), times };
  }

  /** About the number of bits of the denominator of a slot. */
  bits(powers: Int32Array, slot: number): number {
    let bits = 0;
    for (let p = 0; p < this.count; p++) bits += powers[slot * this.count + p]! * Math.log2(this.primes[p]!);
    return bits;
  }

  private product(powerOf: (p: number) => number): bigint {
    let product = 1n;
    for (let p = 0; p < this.count; p++) product *= this.power(p, powerOf(p));
    return product;
  }

  private power(p: number, power: number): bigint {
    const known = this.raised[p]!;
    known[power] ??= BigInt(this.primes[p]!) ** BigInt(power);
    return known[power];
  }
}

/** Prime factors of a whole number up to 2^32, each as often as it divides. */
function factors(number: number): number[] {
  const found: number[] = [];
  let rest = number;
  for (let prime = 2; prime * prime <= rest; prime++) {
    for (; rest % prime === 0; rest /= prime) found.push(prime);
  }
  if (rest > 1) found.push(rest);
  return found;
}
