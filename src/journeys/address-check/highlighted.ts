export type Part = { text: string; isMatch: boolean };

/** The text in parts, by the ranges that match what was typed, such as `0-3,4-7`. Ranges that make no sense are left out. */
export function highlighted(text: string, ranges = ''): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const [, from, to] of ranges.matchAll(/(\d+)-(\d+)/g)) {
    const [start, stop] = [Number(from), Number(to)];
    if (start < end || stop <= start || stop > text.length) continue;
    parts.push({ text: text.slice(end, start), isMatch: false }, { text: text.slice(start, stop), isMatch: true });
    end = stop;
  }
  return [...parts, { text: text.slice(end), isMatch: false }].filter((part) => part.text !== '');
}
