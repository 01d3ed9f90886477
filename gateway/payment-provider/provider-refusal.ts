/** The provider has heard it and says no: asked again it says no again. */
export class ProviderRefusal extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, code: string | undefined) {
    super(`The payment provider refused with ${status}${code === undefined ? '' : ` (${code})`}`);
    this.status = status;
    this.code = code;
  }
}

/** Of who asks for what is not kept (any more). */
const NOT_KEPT = '800';

/** Whether the provider refuses as it does not keep what it is asked for (any more). */
export const isNotKept = (error: unknown): boolean => error instanceof ProviderRefusal && error.code === NOT_KEPT;

/** Of the same call while the first of it is under way. */
const IN_PROGRESS = '704';

/**
 * Of the library's error: what the provider said no to. Too slow, too often, 5xx and what is under way may go better the next time; so does a key of
 * ours that is refused, once our team has seen to it.
 */
export function refusalOf(error: unknown): ProviderRefusal | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const { statusCode: status } = error;
  const code = 'errorCode' in error && typeof error.errorCode === 'string' ? error.errorCode : undefined;
  const isFinal =
    typeof status === 'number' &&
    status >= 400 &&
    status < 500 &&
    ![401, 403, 408, 429].includes(status) &&
    code !== IN_PROGRESS;
  return isFinal ? new ProviderRefusal(status, code) : undefined;
}
