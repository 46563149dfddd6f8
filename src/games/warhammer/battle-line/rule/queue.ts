// Who comes first is served first. A queue is one row of numbers: where the first item and where the end is, then the
// items, each so many numbers wide. An item is known by its place in the row; places are used again once nobody waits.

/** The numbers before the first item. */
export const HEAD = 2;
const FIRST = 0;
const END = 1;

export function isWaiting(queue: Int32Array): boolean {
  return queue[FIRST]! !== queue[END]!;
}

/** Those who wait are at this place, one width further, and so on, before the end. */
export function firstIn(queue: Int32Array): i32 {
  return queue[FIRST]!;
}

export function endOf(queue: Int32Array): i32 {
  return queue[END]!;
}

/** Adds an item to the end and gives its place; its numbers are what an earlier one left there. */
export function push(queue: Int32Array, width: i32): i32 {
  const place = queue[END]!;
  queue[END] = place + width;
  return place;
}

/** Takes the first item, of which there must be one. What is at its place may be read until something is pushed. */
export function take(queue: Int32Array, width: i32): i32 {
  const place = queue[FIRST]!;
  queue[FIRST] = place + width;
  if (!isWaiting(queue)) empty(queue);
  return place;
}

/** As `take`, the last item. */
export function takeLast(queue: Int32Array, width: i32): i32 {
  const place = queue[END]! - width;
  queue[END] = place;
  if (!isWaiting(queue)) empty(queue);
  return place;
}

export function empty(queue: Int32Array): void {
  queue[FIRST] = HEAD;
  queue[END] = HEAD;
}
