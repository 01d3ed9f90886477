/** Every call is given up after 10 s (HT-02; specification, point 7). */
const requestTimeoutMs = 10_000;

/**
 * Runs one call with a signal that aborts when the caller's does or when the time is over (reason: `TimeoutError`).
 * Covers the body too, as the timer stops only when `work` has settled. Not `AbortSignal.any`: the browsers we
 * support do not all have it.
 */
export async function withDeadline<Answer>(
  caller: AbortSignal | null | undefined,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const follow = () => controller.abort(caller?.reason);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The call took too long', 'TimeoutError')),
    requestTimeoutMs,
  );
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', follow);
  }
}
