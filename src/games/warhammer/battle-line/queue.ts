/** Who comes first is served first. Its places are used again and again: a battle is played millions of times. */
export class Queue<Item> {
  private readonly items: Item[] = [];
  private first = 0;
  private end = 0;

  get length(): number {
    return this.end - this.first;
  }

  push(item: Item): void {
    this.items[this.end++] = item;
  }

  /** The item that so many others are before. */
  at(place: number): Item {
    return this.items[this.first + place]!;
  }

  /** Takes the first out of the queue, which must not be empty. */
  take(): Item {
    const item = this.items[this.first++]!;
    if (this.first === this.end) this.clear();
    return item;
  }

  /** Takes the last out of the queue, which must not be empty. */
  takeLast(): Item {
    const item = this.items[--this.end]!;
    if (this.first === this.end) this.clear();
    return item;
  }

  clear(): void {
    this.first = 0;
    this.end = 0;
  }

  /** All who wait, the first one first. */
  waiting(): readonly Item[] {
    return this.items.slice(this.first, this.end);
  }

  /** Lets the same wait here as there. */
  become(other: Queue<Item>): void {
    this.clear();
    for (let place = 0; place < other.length; place++) this.push(other.at(place));
  }
}
