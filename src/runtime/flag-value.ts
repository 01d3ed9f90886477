/** On for `A` or `TRUE` in any case and for the boolean true; anything else is off (SC-11). */
export function isOn(value: unknown): boolean {
  if (typeof value === 'string') return ['A', 'TRUE'].includes(value.toUpperCase());
  return value === true;
}
