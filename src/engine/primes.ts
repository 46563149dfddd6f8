/**
 * Denominators as powers of the primes of some dice's totals. The powers of one slot stand side by side in a table
 * of `count` columns.
 */
export class Primes {
  /** Number of primes. */
  readonly count: number;
  private readonly primes: readonly number[];
  private readonly factored = new Map<number, Int32Array>();

  constructor(totals: readonly number[]) {
    const distinct = [...new Set([...totals, 1])];
    this.primes = [...new Set(distinct.flatMap(factors))].sort((a, b) => a - b);
    this.count = this.primes.length;
    for (const total of distinct) {
      const powers = new Int32Array(this.count);
      for (const prime of factors(total)) powers[this.primes.indexOf(prime)]!++;
      this.factored.set(total, powers);
    }
  }

  /** Makes the denominator of slot `to` a multiple of that of `from` times `total`. */
  raise(powers: Int32Array, to: number, from: number, total: number): void {
    const more = this.factored.get(total)!;
    for (let p = 0; p < this.count; p++) {
      const least = powers[from * this.count + p]! + more[p]!;
      if (powers[to * this.count + p]! < least) powers[to * this.count + p] = least;
    }
  }

  /** The denominator of `to` divided by that of `from` times `total`. */
  missing(powers: Int32Array, to: number, from: number, total: number): bigint {
    const more = this.factored.get(total)!;
    let product = 1n;
    for (let p = 0; p < this.count; p++) {
      const power = powers[to * this.count + p]! - powers[from * this.count + p]! - more[p]!;
      if (power > 0) product *= BigInt(this.primes[p]!) ** BigInt(power);
    }
    return product;
  }

  /** The denominator of a slot. */
  product(powers: Int32Array, slot: number): bigint {
    let product = 1n;
    for (let p = 0; p < this.count; p++) {
      product *= BigInt(this.primes[p]!) ** BigInt(powers[slot * this.count + p]!);
    }
    return product;
  }

  /** About the number of bits of the denominator of a slot. */
  bits(powers: Int32Array, slot: number): number {
    let bits = 0;
    for (let p = 0; p < this.count; p++) bits += powers[slot * this.count + p]! * Math.log2(this.primes[p]!);
    return bits;
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
