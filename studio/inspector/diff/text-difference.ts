/** A stretch of a text that the other text has, too, or does not. */
export type TextPart = { text: string; isOwn: boolean };

/** Words with the space behind them: what is marked begins and ends between words. */
const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*|\s+/g) ?? [];

const isSame = (one: string | undefined, other: string | undefined): boolean => one?.trimEnd() === other?.trimEnd();

/** Beyond this many pairs of words a text counts as another text: the page must not wait. */
const mostPairs = 250_000;

/** How many words two texts have in common from each pair of places on, in the same order. */
function commonFrom(olds: readonly string[], nows: readonly string[]): number[][] {
  const counts = Array.from({ length: olds.length + 1 }, () => Array.from({ length: nows.length + 1 }, () => 0));
  for (let i = olds.length - 1; i >= 0; i -= 1) {
    const [row = [], below = []] = [counts[i], counts[i + 1]];
    for (let j = nows.length - 1; j >= 0; j -= 1)
      row[j] = isSame(olds[i], nows[j]) ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return counts;
}

function add(parts: TextPart[], text: string | undefined, isOwn: boolean): void {
  const last = parts.at(-1);
  if (last?.isOwn === isOwn) last.text += text ?? '';
  else parts.push({ text: text ?? '', isOwn });
}

/** Two texts, each in parts that are its own or both's. */
export function textDifference(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const [olds, nows] = [wordsOf(before), wordsOf(after)];
  if (olds.length * nows.length > mostPairs)
    return { before: [{ text: before, isOwn: true }], after: [{ text: after, isOwn: true }] };
  const counts = commonFrom(olds, nows);
  const parts: { before: TextPart[]; after: TextPart[] } = { before: [], after: [] };
  let [i, j] = [0, 0];
  while (i < olds.length || j < nows.length) {
    if (i < olds.length && j < nows.length && isSame(olds[i], nows[j])) {
      add(parts.before, olds[i++], false);
      add(parts.after, nows[j++], false);
    } else if (j >= nows.length || (i < olds.length && (counts[i + 1]?.[j] ?? 0) >= (counts[i]?.[j + 1] ?? 0)))
      add(parts.before, olds[i++], true);
    else add(parts.after, nows[j++], true);
  }
  return parts;
}
