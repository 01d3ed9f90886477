import { vi } from 'vitest';
import { createGatewayClient, type GatewayOptions } from '../client.ts';
import { empty, fakeFetch } from './fake-fetch.ts';

/**
 * A client on a fake `fetch`, with a token in its cookies unless told otherwise. `setCookies` replaces them;
 * schema checks run when `settleChecks` is called.
 */
export function testClient(answers: Parameters<typeof fakeFetch>[0], firstCookies = 'XSRF-TOKEN=token-1') {
  let cookies = firstCookies;
  const setCookies = (next: string) => {
    cookies = next;
  };
  const network = fakeFetch({
    'GET /v1/csrf': () => {
      setCookies('XSRF-TOKEN=token-new');
      return empty();
    },
    ...answers,
  });
  const onUnauthorised = vi.fn<() => void>();
  const onServerError = vi.fn<GatewayOptions['onServerError']>();
  const onNoAnswer = vi.fn<() => void>();
  const idle: (() => void)[] = [];
  const gateway = createGatewayClient({
    fetch: network.fetch,
    cookies: () => cookies,
    onUnauthorised,
    onServerError,
    onNoAnswer,
    whenIdle: (work) => void idle.push(work),
  });
  return { ...network, gateway, setCookies, onUnauthorised, onServerError, onNoAnswer, idle };
}
