/** Whether two uuids are the same: they may be written in capitals. */
export function isSameId(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
