/**
 * Things that are made once for each list of whole or broken numbers, and found again without making a text or an
 * object: rules ask for them many million times a second.
 */
export class ByNumbers<Value> {
  private readonly root = new Branch<Value>();
  private readonly make: (numbers: readonly number[]) => Value;

  constructor(make: (numbers: readonly number[]) => Value) {
    this.make = make;
  }

  of(numbers: readonly number[]): Value {
    let branch = this.root;
    for (let i = 0; i < numbers.length; i++) branch = branch.at(numbers[i]!);
    branch.value ??= this.make(numbers);
    return branch.value;
  }
}

class Branch<Value> {
  value: Value | undefined = undefined;
  private readonly small: (Branch<Value> | undefined)[] = [];
  private readonly others = new Map<number, Branch<Value>>();

  at(number: number): Branch<Value> {
    const isSmall = number >= 0 && number < 1024 && Number.isInteger(number);
    let branch = isSmall ? this.small[number] : this.others.get(number);
    if (branch === undefined) {
      branch = new Branch();
      if (isSmall) this.small[number] = branch;
      else this.others.set(number, branch);
    }
    return branch;
  }
}
