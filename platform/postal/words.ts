/** Lower case, without accents: `Brontë` → `bronte`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** The words and numbers of a text, folded, apostrophes closed up: `St Oswyn's Row, 12A` → `st oswyns row 12a`. */
export function wordsOf(text: string): string[] {
  return (
    fold(text)
      .replace(/['’`]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Words that mean the same in an address. */
const families = [
  ['st', 'street', 'saint'],
  ['rd', 'road'],
  ['ave', 'av', 'avenue'],
  ['cl', 'close'],
  ['ct', 'crt', 'court'],
  ['dr', 'drive'],
  ['ln', 'lane'],
  ['gdns', 'gardens'],
  ['sq', 'square'],
  ['cres', 'crescent'],
  ['ter', 'terr', 'terrace'],
  ['pl', 'place'],
  ['gr', 'grove'],
  ['hse', 'ho', 'house'],
  ['cott', 'cottage'],
] as const;

const kin: ReadonlyMap<string, readonly string[]> = new Map(
  families.flatMap((family) => family.map((word) => [word, family] as const)),
);

/** A word and the words that stand for the same thing: `rd` → `rd`, `road`. */
export function sameWords(word: string): readonly string[] {
  return kin.get(word) ?? [word];
}
