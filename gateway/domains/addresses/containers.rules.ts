/**
 * Cuts a list into at most `limit` runs, so that every entry can be reached with at most `limit` choices a step and as
 * few steps as can be. Gives the bounds of each run, or `undefined` when the list is short enough to be shown.
 */
export function runsOf(length: number, limit: number): { from: number; to: number }[] | undefined {
  if (length <= limit) return undefined;
  let whole = limit;
  while (whole * limit < length) whole *= limit;
  const runs = Math.ceil(length / whole);
  const bound = (run: number) => Math.round((run * length) / runs);
  return Array.from({ length: runs }, (_, run) => ({ from: bound(run), to: bound(run + 1) }));
}

/** ` - 14 Addresses`, the way the capture service ends the description of what holds several. */
export function withCount(description: string, homes: number): string {
  return [description, `${homes} ${homes === 1 ? 'Address' : 'Addresses'}`].filter((part) => part !== '').join(' - ');
}
