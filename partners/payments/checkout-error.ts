import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { HTTPException } from 'hono/http-exception';
import { isBusy } from '../../platform/db/errors.ts';
import { HttpProblem } from '../../platform/http/problem.ts';

type ErrorType = 'security' | 'validation' | 'configuration' | 'internal';

/** The one way to refuse a call, in the words of Adyen's errors: the client library reads them. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError';
  readonly status: ContentfulStatusCode;
  readonly errorCode: string;
  readonly errorType: ErrorType;

  constructor(status: ContentfulStatusCode, errorCode: string, message: string, errorType: ErrorType = 'validation') {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.errorType = errorType;
  }
}

export const notAllowed = (): CheckoutError =>
  new CheckoutError(401, '000', 'HTTP Status Response - Unauthorized', 'security');

/** A session that is not there, and one whose data the caller does not have, look the same. */
export const noSuchSession = (): CheckoutError => new CheckoutError(422, '14_0410', 'Invalid session');

/** What a payment is to be gone on with is none of the provider's, or of another session. */
export const noSuchDetails = (): CheckoutError => new CheckoutError(422, '14_0412', 'Invalid details');

/** Every error of a call of the contract leaves as its `ServiceError`. */
export function answerError(log: Logger) {
  return (error: Error, c: Context): Response => {
    if (error instanceof CheckoutError) {
      const { status, errorCode, errorType, message } = error;
      return c.json({ status, errorCode, errorType, message }, status);
    }
    // Of the controls for testers, which are the same at every partner.
    if (error instanceof HttpProblem) return c.json(error.body(c.get('requestId')), error.status, error.headers);
    if (error instanceof HTTPException && error.status < 500)
      return c.json(
        { status: error.status, errorCode: '702', errorType: 'validation', message: 'Unreadable' },
        error.status,
      );
    const status = isBusy(error) ? 503 : 500;
    log.error({ err: error, requestId: c.get('requestId') }, 'unexpected error');
    return c.json(
      { status, errorCode: '905', errorType: 'internal', message: 'Payment details are not supported' },
      status,
    );
  };
}
