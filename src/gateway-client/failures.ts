import { asFailure, type Failure, type FieldProblem } from '../../machines/shared/failure.ts';
import { statusText } from '../runtime/status-text.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function fieldsOf(value: unknown): FieldProblem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((field: unknown) =>
    isRecord(field) && typeof field['path'] === 'string' && typeof field['message'] === 'string'
      ? [{ path: field['path'], message: field['message'] }]
      : [],
  );
}

/**
 * The Failure of an answer that is not OK. `body` should be the contract's Problem; where it is something else
 * (a proxy's page) code is '' and the message is the status's own text (ER-07).
 */
export function failureOfAnswer(status: number, body: unknown): Failure {
  const problem = isRecord(body) ? body : {};
  const { code, message } = problem;
  return {
    kind: 'HttpError',
    status,
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' && message !== '' ? message : statusText(status),
    fields: fieldsOf(problem['fields']),
  };
}

/** The time that a call is given was over. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** `fetch` rejects with a TypeError when there is no connection, and with the signal's reason when time is over. */
export function toFailure(error: unknown): Failure {
  if (isTimeout(error))
    return { kind: 'NetworkError', message: 'The service took too long to answer. Please try again.' };
  if (error instanceof TypeError)
    return { kind: 'NetworkError', message: 'We could not reach the service. Check your connection and try again.' };
  return asFailure(error);
}
