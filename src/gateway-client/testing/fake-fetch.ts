/** One call as the gateway got it. `body` is the parsed JSON, null without one. */
export type Call = {
  method: string;
  path: string;
  query: string;
  headers: Headers;
  credentials: string;
  body: unknown;
};

type Answer = (call: Call, signal: AbortSignal) => Response | Promise<Response>;

export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const problem = (status: number, code: string, message = 'Something the gateway says'): Response =>
  json(status, { code, message, requestId: 'request-1' });

export const empty = (): Response => new Response(null, { status: 204 });

/** Rejects as `fetch` does when its signal aborts; never answers otherwise. */
export const silence: Answer = (_, signal) =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });

/**
 * Stands where `fetch` stands and answers with real Responses. Answers are looked up by "GET /path"; a list is used up
 * from the front, its last one stays. A call that nobody expected fails the test that made it.
 */
export function fakeFetch(answers: Record<string, Answer | Answer[]>) {
  const calls: Call[] = [];
  const left = new Map(Object.entries(answers).map(([key, value]) => [key, [value].flat()]));
  return {
    calls,
    /** The paths asked for, in order: "GET /v1/csrf". */
    asked: () => calls.map(({ method, path }) => `${method} ${path}`),
    fetch: async (request: Request): Promise<Response> => {
      const url = new URL(request.url);
      const text = await request.clone().text();
      const call: Call = {
        method: request.method,
        path: url.pathname,
        query: url.search,
        headers: request.headers,
        credentials: request.credentials,
        body: text === '' ? null : JSON.parse(text),
      };
      calls.push(call);
      const queue = left.get(`${call.method} ${call.path}`);
      const answer = queue && queue.length > 1 ? queue.shift() : queue?.[0];
      if (!answer) throw new Error(`Nobody expected ${call.method} ${call.path}`);
      return answer(call, request.signal);
    },
  };
}
