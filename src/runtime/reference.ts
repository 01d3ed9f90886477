/** The first digits of a UUID, which are enough to find one request of a day in a log; another kind of id stays whole. */
const shownPart = /^(?:[\da-f]{8}(?=-[\da-f]{4}-)|[\w-]{1,36}$)/i;

/** An answer with status 500: what its body says, and its headers, where a proxy may say what the body does not. */
export type BrokenAnswer = { error?: unknown; response: Pick<Response, 'headers'> };

/**
 * What a customer can quote of an answer so that support finds it in the gateway's log: the beginning of the id of its request, from
 * the body or from the header. '' where neither has one that can be read out.
 */
export function referenceOf({ error, response }: BrokenAnswer): string {
  const { requestId } = (error ?? {}) as { requestId?: unknown };
  const id = typeof requestId === 'string' ? requestId : (response.headers.get('X-Request-Id') ?? '');
  return shownPart.exec(id)?.[0] ?? '';
}
