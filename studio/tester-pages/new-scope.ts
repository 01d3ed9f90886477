/** A mark for the calls of one tab, so that faults meet them alone (header `x-test-scope`). */
export const newScope = (): string => `tab-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ''}`;
