/** Numbers that look random and are the same on every run. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** True this often: 0 never, 1 always. */
  chance(share: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  shuffled<T>(items: readonly T[]): T[];
}

/** Mulberry32: small, fast and good enough to invent homes with. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    chance: (share) => next() < share,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    shuffled(items) {
      const keyed = items.map((item) => ({ item, key: next() }));
      return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
    },
  };
}
