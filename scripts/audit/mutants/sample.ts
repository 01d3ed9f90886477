/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const keyed = items.map((item) => ({ item, at: random() }));
  return keyed.toSorted((one, other) => one.at - other.at).map(({ item }) => item);
}

/** So many of all, by chance, with each stratum's share in them as in the whole. The same seed takes the same. */
export function sampleOf<Item>(
  items: readonly Item[],
  { size, seed, stratumOf }: { size: number; seed: number; stratumOf: (item: Item) => string },
): Item[] {
  if (size >= items.length) return [...items];
  const random = randomFrom(seed);
  const strata = Object.values(Object.groupBy(items, stratumOf)).map((stratum = []) => shuffled(stratum, random));
  // Every item has a place from 0 to 1 in its stratum; a little chance decides between equal places.
  const placed = strata.flatMap((stratum) => {
    const chance = random();
    return stratum.map((item, place) => ({ item, at: (place + chance) / stratum.length }));
  });
  const taken = new Set(
    placed
      .toSorted((one, other) => one.at - other.at)
      .slice(0, size)
      .map(({ item }) => item),
  );
  return items.filter((item) => taken.has(item));
}
