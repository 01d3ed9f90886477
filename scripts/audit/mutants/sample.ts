import { seededRandom } from '../../../platform/invented-homes/random.ts';

/** So many of all, by chance, with each stratum's share in them as in the whole. The same seed takes the same. */
export function sampleOf<Item>(
  items: readonly Item[],
  { size, seed, stratumOf }: { size: number; seed: number; stratumOf: (item: Item) => string },
): Item[] {
  if (size >= items.length) return [...items];
  const random = seededRandom(seed);
  const strata = Object.values(Object.groupBy(items, stratumOf)).map((stratum = []) => random.shuffled(stratum));
  // Every item has a place from 0 to 1 in its stratum; a little chance decides between equal places.
  const placed = strata.flatMap((stratum) => {
    const chance = random.between(0, 999_999) / 1_000_000;
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
