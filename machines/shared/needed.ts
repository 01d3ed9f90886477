/**
 * The value, which cannot be missing where this is asked: a state was entered without `what` ("a plan"). It throws then,
 * which ends the machine; whoever runs it goes back to what the customer saw last and says so.
 */
export function needed<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`A state was entered without ${what}`);
  return value;
}
