import type { CheckoutAPI, Client, TransfersAPI, Types } from '@adyen/api-library';
import type { Reach } from '../../platform/oauth2/partner-client.ts';

/** How long the provider may take to answer. */
const LIMIT_MS = 5_000;

export type NotificationItem = Types.notification.NotificationRequestItem;

/**
 * The official library, loaded when somebody pays first: it brings all of the provider's products along, which is a second of work that
 * no start should wait for.
 */
const library = () => import('@adyen/api-library');

interface Place {
  url: string;
  apiKey: string;
  reach: Reach;
}

/** The provider's Checkout API, by which money is taken. */
export async function checkoutAt(place: Place): Promise<CheckoutAPI> {
  const { CheckoutAPI: Checkout } = await library();
  return new Checkout(await clientAt(place));
}

/** The provider's Transfers API, by which money is sent to bank accounts. */
export async function transfersAt(place: Place): Promise<TransfersAPI> {
  const { TransfersAPI: Transfers } = await library();
  return new Transfers(await clientAt(place));
}

/**
 * The library has the provider's test addresses built in; what it asks for goes to `url` in place of them, so that the stand-in, the provider's
 * test environment and the real one are reached alike.
 */
async function clientAt({ url, apiKey, reach }: Place): Promise<Client> {
  const { Client: Library, EnvironmentEnum, HttpClientException } = await library();
  const client = new Library({ apiKey, environment: EnvironmentEnum.TEST });
  client.httpClient = {
    async request(endpoint, body, config, _isKeyWanted, options) {
      const asked = new URL(endpoint);
      const address = new URL(`${url.replace(/\/$/, '')}${asked.pathname}${asked.search}`);
      // As the library fills them.
      const params = new URLSearchParams(options?.params as Record<string, string> | undefined);
      for (const [name, value] of params) address.searchParams.set(name, value);
      const headers = new Headers({ 'Content-Type': 'application/json', 'X-API-Key': config.apiKey ?? '' });
      if (options?.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
      const method = options?.method ?? 'POST';
      const sent = method === 'POST' ? { body: String(body) } : {};
      const signal = AbortSignal.timeout(LIMIT_MS);
      const response = await reach(new Request(address, { method, headers, signal, ...sent }));
      const text = await response.text();
      if (response.ok) return text;
      const { errorCode } = refusalIn(text);
      throw new HttpClientException({
        message: `The payment provider refused with ${response.status}${errorCode === undefined ? '' : ` (${errorCode})`}`,
        statusCode: response.status,
        ...(errorCode === undefined ? {} : { errorCode }),
        responseHeaders: {},
        responseBody: text,
      });
    },
  };
  return client;
}

/** Of what a balancer in between says nothing can be read. */
function refusalIn(text: string): { errorCode?: string } {
  try {
    return JSON.parse(text) as { errorCode?: string };
  } catch {
    return {};
  }
}

/** Whether an item of a webhook is signed with the key that both sides know. */
export async function isSignedWith(hmacKey: string, item: NotificationItem): Promise<boolean> {
  const { hmacValidator: Validator } = await library();
  try {
    return new Validator().validateHMAC(item, hmacKey);
  } catch {
    // What the library can't read is not signed.
    return false;
  }
}
