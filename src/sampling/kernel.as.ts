// The batched kernel, in AssemblyScript: compiled to WebAssembly with SIMD by `npm run build:kernel`. Its twin in plain
// JavaScript is plain-kernel.ts; the two give the same bytes. Addresses are in bytes; memory.ts holds the same constants.
//
// A table: [bytes of a random number (0: a note), edges, limits that need counting, limits...]. Limits ascend and are
// shifted by half the range, because SIMD compares signed numbers; one of fewer than four bytes is repeated until it fills
// its word. Numbers not below the last limit are rejected; where every number is used, the last limit is the end of the
// range and is not counted.
// A node: [trials that wait, address of its table, address of a counter for each edge...].

const STATE: usize = 1024;
const ROWS: usize = 2048;
const ROW_BYTES: usize = 32;
const MOST_ROWS: u32 = 127;
const BELOW: usize = 8192;
// A word in memory, for the sake of `spread`.
const ONE = memory.data<u32>([1]);

@inline function rotateLeft(x: v128, bits: i32): v128 {
  return v128.or(i32x4.shl(x, bits), i32x4.shr_u(x, 32 - bits));
}

@inline function endOf(rows: u32): usize {
  return ROWS + <usize>rows * ROW_BYTES;
}

@inline function addTo(address: usize, n: u32): void {
  store<u32>(address, load<u32>(address) + n);
}

/** The sum of the lanes of a vector of unsigned counters of T's size. */
@inline function sumOfLanes<T>(counters: v128): u32 {
  if (sizeof<T>() == 1) counters = i16x8.extadd_pairwise_i8x16_u(counters);
  if (sizeof<T>() <= 2) counters = i32x4.extadd_pairwise_i16x8_u(counters);
  return i32x4.extract_lane(counters, 0) + i32x4.extract_lane(counters, 1)
    + i32x4.extract_lane(counters, 2) + i32x4.extract_lane(counters, 3);
}

/** A word of memory in all four lanes. It is loaded, because V8 would make a vector of a number anew in every round of a loop. */
@inline function spread(address: usize): v128 {
  return v128.load32_splat(address);
}

// A comparison gives -1 in the lanes where it holds: subtracting it counts. A counter of one byte holds 255: two for each row.

@inline function plusBelow<T>(counter: v128, x: v128, y: v128, limit: v128): v128 {
  return v128.sub<T>(v128.sub<T>(counter, v128.lt<T>(x, limit)), v128.lt<T>(y, limit));
}

/**
 * Makes `rows` rows of random bytes: sfc32 (C. Doty-Humphrey, PractRand) in eight lanes. It needs the fewest operations of the
 * well-tested generators: SIMD of 16 bytes has no rotation. Two groups of four lanes run side by side, so that neither waits for
 * the other; their state stays in registers.
 *
 * @param counted a constant, so that no condition is left in the loop. 0: the rows are written. 1 to 3: they are only counted below
 *   so many limits, as countRows would, without a way through memory
 */
@inline function makeRows<T>(counted: i32, rows: u32, limits: usize, below: usize): void {
  const one = spread(ONE);
  const l0 = counted > 0 ? spread(limits) : one, l1 = counted > 1 ? spread(limits + 4) : one;
  const l2 = counted > 2 ? spread(limits + 8) : one;
  let n0 = i32x4.splat(0), n1 = n0, n2 = n0;
  let a = v128.load(STATE), b = v128.load(STATE, 16), c = v128.load(STATE, 32), d = v128.load(STATE, 48);
  let e = v128.load(STATE, 64), f = v128.load(STATE, 80), g = v128.load(STATE, 96), h = v128.load(STATE, 112);
  for (let row = ROWS, end = endOf(rows); row < end; row += ROW_BYTES) {
    const x = i32x4.add(i32x4.add(a, b), d);
    d = i32x4.add(d, one);
    a = v128.xor(b, i32x4.shr_u(b, 9));
    b = i32x4.add(c, i32x4.shl(c, 3));
    c = i32x4.add(rotateLeft(c, 21), x);
    const y = i32x4.add(i32x4.add(e, f), h);
    h = i32x4.add(h, one);
    e = v128.xor(f, i32x4.shr_u(f, 9));
    f = i32x4.add(g, i32x4.shl(g, 3));
    g = i32x4.add(rotateLeft(g, 21), y);
    if (counted == 0) { v128.store(row, x); v128.store(row, y, 16); }
    if (counted > 0) n0 = plusBelow<T>(n0, x, y, l0);
    if (counted > 1) n1 = plusBelow<T>(n1, x, y, l1);
    if (counted > 2) n2 = plusBelow<T>(n2, x, y, l2);
  }
  v128.store(STATE, a); v128.store(STATE, b, 16); v128.store(STATE, c, 32); v128.store(STATE, d, 48);
  v128.store(STATE, e, 64); v128.store(STATE, f, 80); v128.store(STATE, g, 96); v128.store(STATE, h, 112);
  if (counted > 0) addTo(below, sumOfLanes<T>(n0));
  if (counted > 1) addTo(below + 4, sumOfLanes<T>(n1));
  if (counted > 2) addTo(below + 8, sumOfLanes<T>(n2));
}

/** Fills `rows` rows with random bytes. */
export function fill(rows: u32): void {
  makeRows<i8>(0, rows, 0, 0);
}

/** Counts the numbers of the rows below each of 1, 2 or 4 limits: `counted`, a constant. Several in one pass load the rows once. */
@inline function countRows<T>(counted: i32, rows: u32, limits: usize, below: usize): void {
  const l0 = spread(limits), l1 = counted > 1 ? spread(limits + 4) : l0;
  const l2 = counted > 2 ? spread(limits + 8) : l0, l3 = counted > 2 ? spread(limits + 12) : l0;
  let n0 = i32x4.splat(0), n1 = n0, n2 = n0, n3 = n0;
  for (let row = ROWS, end = endOf(rows); row < end; row += ROW_BYTES) {
    const x = v128.load(row), y = v128.load(row, 16);
    n0 = plusBelow<T>(n0, x, y, l0);
    if (counted > 1) n1 = plusBelow<T>(n1, x, y, l1);
    if (counted > 2) { n2 = plusBelow<T>(n2, x, y, l2); n3 = plusBelow<T>(n3, x, y, l3); }
  }
  addTo(below, sumOfLanes<T>(n0));
  if (counted > 1) addTo(below + 4, sumOfLanes<T>(n1));
  if (counted > 2) { addTo(below + 8, sumOfLanes<T>(n2)); addTo(below + 12, sumOfLanes<T>(n3)); }
}

/** Makes rows and counts what lies below all limits of a table. Both ways give the same counts of the same numbers. */
@inline function makeAndCount<T>(counted: u32, rows: u32, limits: usize): void {
  if (counted == 1) makeRows<T>(1, rows, limits, BELOW);
  else if (counted == 2) makeRows<T>(2, rows, limits, BELOW);
  else if (counted == 3) makeRows<T>(3, rows, limits, BELOW);
  else {
    fill(rows);
    let i: u32 = 0;
    for (; i + 4 <= counted; i += 4) countRows<T>(4, rows, limits + i * 4, BELOW + i * 4);
    if (i + 2 <= counted) { countRows<T>(2, rows, limits + i * 4, BELOW + i * 4); i += 2; }
    if (i < counted) countRows<T>(1, rows, limits + i * 4, BELOW + i * 4);
  }
}

/** One bit for each number of the first row: is it below the limit? */
@inline function bitsBelow<T>(limit: usize): u32 {
  const l = spread(limit);
  return <u32>v128.bitmask<T>(v128.lt<T>(v128.load(ROWS), l))
    | (<u32>v128.bitmask<T>(v128.lt<T>(v128.load(ROWS, 16), l)) << (16 / sizeof<T>()));
}

/** Rolls `dice` dice: afterwards BELOW holds for each limit how many came below it. T is the size of a random number. */
function roll<T>(table: usize, dice: u32): void {
  const numbersInRow: u32 = 32 / sizeof<T>();
  const edges = load<u32>(table, 4), counted = load<u32>(table, 8), limits = table + 12;
  const lastLimit = limits + (edges - 1) * 4, last = BELOW + (edges - 1) * 4;
  for (let i: u32 = 0; i < edges; i++) store<u32>(BELOW + i * 4, 0);
  let left = dice;
  // Whole rows, never more numbers than dice are left.
  while (left >= numbersInRow) {
    const rows = min<u32>(left / numbersInRow, MOST_ROWS), before = load<u32>(last);
    makeAndCount<T>(counted, rows, limits);
    if (counted < edges) addTo(last, rows * numbersInRow);
    left -= load<u32>(last) - before;
  }
  // The tail: of one row, the first numbers that are not rejected.
  while (left) {
    fill(1);
    let used: u32 = counted < edges ? u32((u64(1) << numbersInRow) - 1) : bitsBelow<T>(lastLimit);
    if (<u32>popcnt(used) > left) {
      let rest = used;
      for (let i: u32 = 0; i < left; i++) rest &= rest - 1;
      used ^= rest;
    }
    for (let i: u32 = 0; i < edges - 1; i++) addTo(BELOW + i * 4, popcnt(used & bitsBelow<T>(limits + i * 4)));
    addTo(last, popcnt(used));
    left -= popcnt(used);
  }
}

/** Goes through the nodes from address `node` to `end`, rolls for the trials that wait at each and passes them on. */
export function push(node: usize, end: usize): void {
  while (node < end) {
    const trials = load<u32>(node), table = <usize>load<u32>(node, 4), edges = load<u32>(table, 4);
    const next = node + 8;
    if (trials) {
      store<u32>(node, 0);
      const bytes = load<u32>(table);
      if (bytes == 0) {
        for (let i: u32 = 0; i < edges; i++) addTo(<usize>load<u32>(next + i * 4), trials);
      } else {
        if (bytes == 1) roll<i8>(table, trials);
        else if (bytes == 2) roll<i16>(table, trials);
        else roll<i32>(table, trials);
        let before: u32 = 0;
        for (let i: u32 = 0; i < edges; i++) {
          const below = load<u32>(BELOW + i * 4);
          addTo(<usize>load<u32>(next + i * 4), below - before);
          before = below;
        }
      }
    }
    node = next + edges * 4;
  }
}
