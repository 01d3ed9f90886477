/** A field that the gateway refused: `path` as in the request body, `message` for the customer. */
export type FieldProblem = { path: string; message: string };

/**
 * Why a call did not give what was asked for. Every actor rejects with one of these and with nothing else.
 * The kinds are the specification's (point 8); AxiosError is HttpError here, as there is no axios.
 */
export type Failure =
  | { kind: 'HttpError'; status: number; code: string; message: string; fields: FieldProblem[] }
  | { kind: 'NetworkError' | 'ValidationError' | 'UnknownError'; message: string };

const kinds: ReadonlySet<unknown> = new Set(['HttpError', 'NetworkError', 'ValidationError', 'UnknownError']);

function isFailure(value: unknown): value is Failure {
  return kinds.has((value as { kind?: unknown } | null | undefined)?.kind);
}

/** Turns whatever was thrown into a Failure; a Failure stays as it is. */
export function asFailure(error: unknown): Failure {
  if (isFailure(error)) return error;
  return { kind: 'UnknownError', message: error instanceof Error ? error.message : String(error) };
}

/** What a guard or an action is told of a failed call. */
export type Failed = { failure: Failure };

/** The parameters of a guard or an action, from the event of a failed call. */
export const failureOf = ({ event }: { event: { error: unknown } }): Failed => ({ failure: asFailure(event.error) });

/** The transition of a failed call: the failure is stored, for the page to which it leads. */
export const failsTo = <const Target extends string>(target: Target) =>
  ({ target, actions: { type: 'storeFailure', params: failureOf } }) as const;

/** The gateway's code of a failure (`appointment.taken`), or '' where there is none. */
export function codeOf(failure: Failure): string {
  return failure.kind === 'HttpError' ? failure.code : '';
}

/** The HTTP status of a failure, or 0 where no answer came. */
export function statusOf(failure: Failure): number {
  return failure.kind === 'HttpError' ? failure.status : 0;
}

/** What the gateway says to the customer, or '' where it says nothing. */
export function messageOf(failure: Failure | null): string {
  return failure?.kind === 'HttpError' ? failure.message : '';
}

const missing: ReadonlySet<number> = new Set([400, 404]);

/** Nothing that this customer can see: there is none, it is somebody else's, or the address holds something else than an id. */
export function isMissing(failure: Failure): boolean {
  return missing.has(statusOf(failure));
}
