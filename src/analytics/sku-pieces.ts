/** Characters of one piece as a URL has them (specification, points 5 and 9). */
const maxEncodedLength = 100;

const encodedLength = (text: string): number => encodeURIComponent(text).length;

/**
 * A list of skus in pieces of at most 100 encoded characters, as `skus_1`, `skus_2`, … (SC-17). Skus are parted by a
 * comma (three characters when encoded) and never cut: one that is longer than a piece throws.
 */
export function skuPieces(skus: readonly string[]): Record<string, string> {
  const pieces: string[] = [];
  for (const sku of skus) {
    if (encodedLength(sku) > maxEncodedLength)
      throw new Error(`Validation error: a sku is longer than ${maxEncodedLength} encoded characters`);
    const last = pieces.at(-1);
    const longer = last === undefined ? sku : `${last},${sku}`;
    if (last !== undefined && encodedLength(longer) <= maxEncodedLength) pieces[pieces.length - 1] = longer;
    else pieces.push(sku);
  }
  return Object.fromEntries(pieces.map((piece, index) => [`skus_${index + 1}`, piece]));
}
