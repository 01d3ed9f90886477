/** What a call brings along; the types of `client.ts` have checked it against the contract. */
export type Call = {
  signal?: AbortSignal | null;
  body?: unknown;
  params?: { path?: object; query?: object; header?: object } | undefined;
  headers?: object | undefined;
};

/** What came of it: `data` of an OK answer, `error` of any other. */
export type Outcome = { data?: unknown; error?: unknown; response: Response };

const written = (value: unknown) => encodeURIComponent(String(value));

const isGiven = ([, value]: [string, unknown]) => value !== undefined && value !== null;

/** The path with its braces filled, and what is asked for: a list says its name before each of its pieces. */
function addressOf(path: string, { path: pieces = {}, query = {} }: NonNullable<Call['params']>): string {
  const values = new Map<string, unknown>(Object.entries(pieces));
  const asked = Object.entries(query)
    .filter(isGiven)
    .flatMap(([name, value]: [string, unknown]) => [value].flat().map((one) => `${name}=${written(one)}`));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => written(values.get(name)));
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * One call with JSON and the session's cookies. Rejects where no answer comes, and where an OK one cannot be read. It is all that
 * the contract needs of a library, at a fraction of the weight on every first page.
 */
export async function exchangeJson(
  send: (request: Request) => Promise<Response>,
  method: string,
  address: string,
  { body, headers, params = {}, signal = null }: Call,
): Promise<Outcome> {
  const request = new Request(addressOf(address, params), {
    method: method.toUpperCase(),
    credentials: 'include',
    signal,
    headers: Object.fromEntries(
      Object.entries({ 'Content-Type': 'application/json', ...headers, ...params.header }).filter(isGiven),
    ),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await send(request);
  const text = await response.text();
  if (!response.ok) return { error: parsed(text), response };
  return { data: text === '' ? undefined : JSON.parse(text), response };
}
