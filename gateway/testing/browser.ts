export interface Answered<Body = unknown> {
  status: number;
  headers: Headers;
  /** Parsed JSON, text of other answers, undefined without a body. */
  body: Body;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a browser does around a call: it keeps cookies and repeats the anti-forgery token in the header. */
export interface HttpBrowser {
  cookies: Map<string, string>;
  get<Body = unknown>(path: string, headers?: Record<string, string>): Promise<Answered<Body>>;
  send<Body = unknown>(
    method: Exclude<Method, 'GET'>,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answered<Body>>;
}

export interface HttpTestBrowser extends HttpBrowser {
  /** The request as it is, with the cookies only; whatever the answer sets is not kept. */
  raw(method: Method, path: string, parts?: { body?: BodyInit; headers?: Record<string, string> }): Promise<Answered>;
}

/** A browser on a site that answers through `fetch`: a gateway in this process, or one behind a socket. */
export function createBrowser(fetch: (request: Request) => Promise<Response>, origin: string): HttpTestBrowser {
  const cookies = new Map<string, string>();

  async function ask(
    method: Method,
    path: string,
    { body, headers = {} }: { body?: BodyInit; headers?: Record<string, string> },
  ): Promise<Response> {
    // Node's fetch asks for `duplex` with a body that is a stream; the type of RequestInit does not have it.
    const streamed: object = body instanceof ReadableStream ? { duplex: 'half' } : {};
    return fetch(
      new Request(`${origin}${path}`, {
        method,
        headers: { cookie: cookieHeader(cookies), ...headers },
        body,
        ...streamed,
      }),
    );
  }

  async function call(method: Method, path: string, body: unknown, headers: Record<string, string>) {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const text = body === undefined ? undefined : JSON.stringify(body);
    const response = await ask(method, path, { body: text, headers: { ...json, ...headers } });
    keepCookies(cookies, response.headers);
    return answered(response);
  }

  return {
    cookies,
    // The caller names the type that the contract gives the answer; the gateway checks it against the contract.
    get: (path, headers = {}) => call('GET', path, undefined, headers) as Promise<Answered<never>>,
    async send(method, path, body, headers = {}) {
      if (!cookies.has('XSRF-TOKEN')) await call('GET', '/v1/csrf', undefined, {});
      const token = { 'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '' };
      return call(method, path, body, { ...token, ...headers }) as Promise<Answered<never>>;
    },
    raw: async (method, path, parts = {}) => answered(await ask(method, path, parts)),
  };
}

export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

export function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    if (attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0')) cookies.delete(name);
    else cookies.set(name, value.join('='));
  }
}

async function answered(response: Response): Promise<Answered> {
  const { status, headers } = response;
  const text = await response.text();
  if (text === '') return { status, headers, body: undefined };
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  return { status, headers, body: isJson ? (JSON.parse(text) as unknown) : text };
}
