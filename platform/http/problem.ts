import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type FieldProblem = { path: string; message: string };

/** The specification's texts (point 8, ER-07), odd punctuation kept. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad request.',
  401: 'Unauthorised',
  403: 'Forbidden.',
  404: 'Not found.',
  409: 'Conflict.',
  500: 'Internal server error.',
};

export function statusText(status: number): string {
  return statusTexts[status] ?? 'An unknown error occurred.';
}

export interface ProblemDetail {
  /** For the customer; the status text where it is left out. */
  message?: string;
  fields?: FieldProblem[];
  headers?: Record<string, string>;
}

/**
 * The one way for a rule or a route to refuse: `throw new HttpProblem(409, 'appointment.taken', { message })`.
 * `code` is in dot form. `invalid.request` is reserved for dates outside the booking window, because the client
 * answers it with "Sorry, dates not available yet. Choose an earlier date." (specification, point 8).
 */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly fields: FieldProblem[] | undefined;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, code: string, detail: ProblemDetail = {}) {
    super(detail.message ?? statusText(status));
    this.status = status;
    this.code = code;
    this.fields = detail.fields;
    this.headers = detail.headers ?? {};
  }

  /** The body of the contract's `Problem`. */
  body(requestId: string): { code: string; message: string; requestId: string; fields?: FieldProblem[] } {
    return { code: this.code, message: this.message, requestId, ...(this.fields ? { fields: this.fields } : {}) };
  }
}

/**
 * 429 `rate.limited`, or `rate.limited-address` where only the network address has had too many: others may share it. `seconds` until
 * it is worth trying again.
 */
export function tooManyTries(seconds: number, { isForAddress = false } = {}): HttpProblem {
  return new HttpProblem(429, isForAddress ? 'rate.limited-address' : 'rate.limited', {
    message: isForAddress
      ? 'Too many attempts over your internet connection. Please wait a little, or use another connection.'
      : 'Too many attempts. Please wait a little.',
    headers: { 'Retry-After': String(seconds) },
  });
}

/** 503 `server.busy`: nothing is wrong with the call, and nothing of it was done. Sent again, it may well go through. */
export function serverBusy(): HttpProblem {
  return new HttpProblem(503, 'server.busy', {
    message: 'We’re very busy just now. Please try again in a moment.',
    headers: { 'Retry-After': '1' },
  });
}

/** Not there, or someone else's: the two look the same from outside. `notFound('plan')` has code `plan.not-found`. */
export function notFound(thing: string): HttpProblem {
  return new HttpProblem(404, `${thing}.not-found`);
}

/** The answer to a date outside the window; `field` names it in the body. */
export function outsideWindow(message: string, field?: string): HttpProblem {
  const fields = field === undefined ? undefined : [{ path: `body.${field}`, message }];
  return new HttpProblem(400, 'invalid.request', { message, fields });
}
