/** Letters that Unicode does not take apart, as people write them without the mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
  ſ: 's',
  ς: 'σ',
};

/**
 * A surname as it is compared: small letters without accents; apostrophes, hyphens, spaces and all other signs left
 * out. `O’Connor`, `o'connor` and `O Connor` are the same, and so are `Strauß` and `STRAUSS`.
 */
export function foldSurname(surname: string): string {
  const bare = surname
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return bare.replaceAll(/[ßæœøđðħłþıĸŋŧſς]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Whether two surnames are the same. A surname without any letter is nobody's. */
export function isSameSurname(one: string, other: string): boolean {
  const folded = foldSurname(one);
  return folded !== '' && folded === foldSurname(other);
}
