// The batched kernel, in AssemblyScript: compiled to WebAssembly with SIMD by `npm run build:kernel`. Its twin in plain
// JavaScript is plain-kernel.ts; the two give the same bytes. Addresses are in bytes; memory.ts holds the same constants.
//
// A table: [bytes of a random number (0: a note), edges, limits that need counting, limits...]. Limits ascend and are
// shifted by half the range, because SIMD compares signed numbers. Numbers not below the last limit are rejected;
// where every number is used, the last limit is the end of the range and is not counted.
// A node: [trials that wait, address of its table, address of a counter for each edge...].

const STATE: usize = 1024;
const ROWS: usize = 2048;
const ROW_BYTES: usize = 32;
const MOST_ROWS: u32 = 127;
const BELOW: usize = 8192;

// @ts-ignore: decorator
@inline function rotateLeft(x: v128, bits: i32): v128 {
  return v128.or(i32x4.shl(x, bits), i32x4.shr_u(x, 32 - bits));
}

/**
 * Fills `rows` rows with random bytes: sfc32 (C. Doty-Humphrey, PractRand) in eight lanes. It needs the fewest operations of the
 * well-tested generators: SIMD of 16 bytes has no rotation. Two groups of four lanes run side by side, so that neither waits for the
 * other; their state stays in registers.
 */
export function fill(rows: u32): void {
  let a = v128.load(STATE), b = v128.load(STATE, 16), c = v128.load(STATE, 32), d = v128.load(STATE, 48);
  let e = v128.load(STATE, 64), f = v128.load(STATE, 80), g = v128.load(STATE, 96), h = v128.load(STATE, 112);
  const one = i32x4.splat(1);
  for (let row = ROWS, end = endOf(rows); row < end; row += ROW_BYTES) {
    let x = i32x4.add(i32x4.add(a, b), d);
    d = i32x4.add(d, one);
    a = v128.xor(b, i32x4.shr_u(b, 9));
    b = i32x4.add(c, i32x4.shl(c, 3));
    c = i32x4.add(rotateLeft(c, 21), x);
    v128.store(row, x);
    x = i32x4.add(i32x4.add(e, f), h);
    h = i32x4.add(h, one);
    e = v128.xor(f, i32x4.shr_u(f, 9));
    f = i32x4.add(g, i32x4.shl(g, 3));
    g = i32x4.add(rotateLeft(g, 21), x);
    v128.store(row, x, 16);
  }
  v128.store(STATE, a); v128.store(STATE, b, 16); v128.store(STATE, c, 32); v128.store(STATE, d, 48);
  v128.store(STATE, e, 64); v128.store(STATE, f, 80); v128.store(STATE, g, 96); v128.store(STATE, h, 112);
}

// @ts-ignore: decorator
@inline function endOf(rows: u32): usize {
  return ROWS + <usize>rows * ROW_BYTES;
}

// @ts-ignore: decorator
@inline function addTo(address: usize, n: u32): void {
  store<u32>(address, load<u32>(address) + n);
}

/** The sum of the lanes of a vector of unsigned counters of T's size. */
// @ts-ignore: decorator
@inline function sumOfLanes<T>(counters: v128): u32 {
  if (sizeof<T>() == 1) counters = i16x8.extadd_pairwise_i8x16_u(counters);
  if (sizeof<T>() <= 2) counters = i32x4.extadd_pairwise_i16x8_u(counters);
  return i32x4.extract_lane(counters, 0) + i32x4.extract_lane(counters, 1)
    + i32x4.extract_lane(counters, 2) + i32x4.extract_lane(counters, 3);
}

// @ts-ignore: decorator
@inline function limitAt<T>(address: usize): v128 {
  return v128.splat<T>(<T>load<i32>(address));
}

// A comparison gives -1 in the lanes where it holds: subtracting it counts. Several limits in one pass load the rows once.

// @ts-ignore: decorator
@inline function countBelow1<T>(rows: u32, limits: usize, below: usize): void {
  const l0 = limitAt<T>(limits);
  let n0 = i32x4.splat(0);
  for (let p = ROWS, end = endOf(rows); p < end; p += ROW_BYTES) {
    n0 = v128.sub<T>(n0, v128.lt<T>(v128.load(p), l0));
    n0 = v128.sub<T>(n0, v128.lt<T>(v128.load(p, 16), l0));
  }
  addTo(below, sumOfLanes<T>(n0));
}

// @ts-ignore: decorator
@inline function countBelow2<T>(rows: u32, limits: usize, below: usize): void {
  const l0 = limitAt<T>(limits), l1 = limitAt<T>(limits + 4);
  let n0 = i32x4.splat(0), n1 = n0;
  for (let p = ROWS, end = endOf(rows); p < end; p += ROW_BYTES) {
    const x = v128.load(p);
    n0 = v128.sub<T>(n0, v128.lt<T>(x, l0)); n1 = v128.sub<T>(n1, v128.lt<T>(x, l1));
    const y = v128.load(p, 16);
    n0 = v128.sub<T>(n0, v128.lt<T>(y, l0)); n1 = v128.sub<T>(n1, v128.lt<T>(y, l1));
  }
  addTo(below, sumOfLanes<T>(n0)); addTo(below + 4, sumOfLanes<T>(n1));
}

// @ts-ignore: decorator
@inline function countBelow4<T>(rows: u32, limits: usize, below: usize): void {
  const l0 = limitAt<T>(limits), l1 = limitAt<T>(limits + 4);
  const l2 = limitAt<T>(limits + 8), l3 = limitAt<T>(limits + 12);
  let n0 = i32x4.splat(0), n1 = n0, n2 = n0, n3 = n0;
  for (let p = ROWS, end = endOf(rows); p < end; p += ROW_BYTES) {
    const x = v128.load(p);
    n0 = v128.sub<T>(n0, v128.lt<T>(x, l0)); n1 = v128.sub<T>(n1, v128.lt<T>(x, l1));
    n2 = v128.sub<T>(n2, v128.lt<T>(x, l2)); n3 = v128.sub<T>(n3, v128.lt<T>(x, l3));
    const y = v128.load(p, 16);
    n0 = v128.sub<T>(n0, v128.lt<T>(y, l0)); n1 = v128.sub<T>(n1, v128.lt<T>(y, l1));
    n2 = v128.sub<T>(n2, v128.lt<T>(y, l2)); n3 = v128.sub<T>(n3, v128.lt<T>(y, l3));
  }
  addTo(below, sumOfLanes<T>(n0)); addTo(below + 4, sumOfLanes<T>(n1));
  addTo(below + 8, sumOfLanes<T>(n2)); addTo(below + 12, sumOfLanes<T>(n3));
}

/**
 * Fills and counts at once, for the commonest table: a test, with one limit to pass and one to be used at all. The rows are
 * not written; the same numbers come as from fill and countBelow2.
 */
// @ts-ignore: decorator
@inline function fillAndCountBelow2<T>(rows: u32, limits: usize, below: usize): void {
  const l0 = limitAt<T>(limits), l1 = limitAt<T>(limits + 4);
  let n0 = i32x4.splat(0), n1 = n0;
  let a = v128.load(STATE), b = v128.load(STATE, 16), c = v128.load(STATE, 32), d = v128.load(STATE, 48);
  let e = v128.load(STATE, 64), f = v128.load(STATE, 80), g = v128.load(STATE, 96), h = v128.load(STATE, 112);
  const one = i32x4.splat(1);
  for (; rows; rows--) {
    let x = i32x4.add(i32x4.add(a, b), d);
    d = i32x4.add(d, one);
    a = v128.xor(b, i32x4.shr_u(b, 9));
    b = i32x4.add(c, i32x4.shl(c, 3));
    c = i32x4.add(rotateLeft(c, 21), x);
    n0 = v128.sub<T>(n0, v128.lt<T>(x, l0)); n1 = v128.sub<T>(n1, v128.lt<T>(x, l1));
    x = i32x4.add(i32x4.add(e, f), h);
    h = i32x4.add(h, one);
    e = v128.xor(f, i32x4.shr_u(f, 9));
    f = i32x4.add(g, i32x4.shl(g, 3));
    g = i32x4.add(rotateLeft(g, 21), x);
    n0 = v128.sub<T>(n0, v128.lt<T>(x, l0)); n1 = v128.sub<T>(n1, v128.lt<T>(x, l1));
  }
  v128.store(STATE, a); v128.store(STATE, b, 16); v128.store(STATE, c, 32); v128.store(STATE, d, 48);
  v128.store(STATE, e, 64); v128.store(STATE, f, 80); v128.store(STATE, g, 96); v128.store(STATE, h, 112);
  addTo(below, sumOfLanes<T>(n0)); addTo(below + 4, sumOfLanes<T>(n1));
}

/** One bit for each number of the first row: is it below the limit? */
// @ts-ignore: decorator
@inline function bitsBelow<T>(limit: usize): u32 {
  const l = limitAt<T>(limit);
  return <u32>v128.bitmask<T>(v128.lt<T>(v128.load(ROWS), l))
    | (<u32>v128.bitmask<T>(v128.lt<T>(v128.load(ROWS, 16), l)) << (16 / sizeof<T>()));
}

/** Rolls `dice` dice: afterwards BELOW holds for each limit how many came below it. T is the size of a random number. */
function roll<T>(table: usize, dice: u32): void {
  const numbersInRow: u32 = 32 / sizeof<T>();
  const edges = load<u32>(table, 4), counted = load<u32>(table, 8), limits = table + 12;
  const lastLimit = limits + (edges - 1) * 4, last = BELOW + (edges - 1) * 4;
  memory.fill(BELOW, 0, edges * 4);
  let left = dice;
  // Whole rows, never more numbers than dice are left.
  while (left >= numbersInRow) {
    const rows = min<u32>(left / numbersInRow, MOST_ROWS), before = load<u32>(last);
    let i: u32 = 0;
    if (counted == 2) {
      fillAndCountBelow2<T>(rows, limits, BELOW);
      i = 2;
    } else {
      fill(rows);
    }
    for (; i + 4 <= counted; i += 4) countBelow4<T>(rows, limits + i * 4, BELOW + i * 4);
    if (i + 2 <= counted) { countBelow2<T>(rows, limits + i * 4, BELOW + i * 4); i += 2; }
    if (i < counted) countBelow1<T>(rows, limits + i * 4, BELOW + i * 4);
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
