import { asFailure, codeOf, statusOf } from '../../machines/shared/failure.ts';

const nameOf = (error: Error): string => (error.name === 'Error' ? error.message : `${error.name}: ${error.message}`);

/**
 * Why something went wrong, for the log: an error with the cause that it names; a failure by kind, status and code, as its
 * words may be about the customer.
 */
export function reasonOf(error: unknown): string {
  const failure = asFailure(error);
  if (failure === error) return [failure.kind, statusOf(failure) || '', codeOf(failure)].filter(Boolean).join(' ');
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? nameOf(error) : `${nameOf(error)} (because of ${reasonOf(error.cause)})`;
}
