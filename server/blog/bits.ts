/** A set of the whole numbers 0 to size-1, one bit each: ten thousand posts are combined in some three hundred steps. */
export class Bits {
  readonly #words: Uint32Array;

  constructor(size: number) {
    this.#words = new Uint32Array(Math.ceil(size / 32));
  }

  static of(size: number, members: Iterable<number>): Bits {
    const bits = new Bits(size);
    for (const member of members) bits.add(member);
    return bits;
  }

  add(member: number): void {
    const at = member >>> 5;
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (member & 31));
  }

  has(member: number): boolean {
    return (((this.#words[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1;
  }

  /** Keeps what is in both. */
  intersect(other: Bits): this {
    return this.#combine(other, (mine, its) => mine & its);
  }

  /** Takes in what is in the other. */
  unite(other: Bits): this {
    return this.#combine(other, (mine, its) => mine | its);
  }

  /** Drops what is in the other. */
  subtract(other: Bits): this {
    return this.#combine(other, (mine, its) => mine & ~its);
  }

  /** The members, smallest first. */
  members(): number[] {
    const members: number[] = [];
    for (const [at, word] of this.#words.entries()) {
      for (let left = word; left !== 0; left &= left - 1) members.push(at * 32 + 31 - Math.clz32(left & -left));
    }
    return members;
  }

  count(): number {
    let total = 0;
    for (let word of this.#words) {
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return total;
  }

  #combine(other: Bits, rule: (mine: number, its: number) => number): this {
    for (let at = 0; at < this.#words.length; at++) {
      this.#words[at] = rule(this.#words[at] ?? 0, other.#words[at] ?? 0);
    }
    return this;
  }
}
