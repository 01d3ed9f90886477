import { gapsIn, piecesOf, readAs } from '../../words/gaps.ts';

/** Other words for a sentence, as a page is told to show them. */
export type ShownWords = {
  from: string;
  to: string;
  /** The views that say it; none where it may stand on any page. */
  views: readonly string[];
  /** Sentences that read alike, or have it within them, and stay as they are. */
  others: readonly string[];
};

export type Rewriter = {
  views: readonly string[];
  /** A text of the page in other words; null where it says something else. */
  rewrite: (text: string) => string | null;
};

const isSeveralWords = (text: string): boolean => /\S\s+\S/.test(text.trim());

/** Finds a sentence among the texts of a page, whatever its gaps are filled with, and puts other words in its place. */
export function rewriterOf({ from, to, views, others }: ShownWords): Rewriter {
  const whole = readAs(from);
  const staying = others.map(readAs);
  const names = gapsIn(from);
  const wanted = gapsIn(to);
  const pieces = piecesOf(to);

  function inWhole(text: string): string | null {
    const filled = whole.exec(text);
    if (!filled) return null;
    const values = new Map(names.map((name, at) => [name, filled[at + 1] ?? '']));
    return pieces.map((piece, at) => piece + (values.get(wanted[at] ?? '') ?? '')).join('');
  }

  /** A page may put a sentence beside others into one text: "12 months · Free set-up". */
  function within(text: string): string | null {
    if (names.length > 0 || !isSeveralWords(from) || !text.includes(from)) return null;
    return text.replaceAll(from, () => to);
  }

  return {
    views,
    rewrite: (text) => (staying.some((other) => other.test(text)) ? null : (inWhole(text) ?? within(text))),
  };
}
