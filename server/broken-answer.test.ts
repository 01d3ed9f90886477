import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../platform/http/listen.ts';
import { createHost } from './app.ts';
import { readHostEnv } from './env.ts';
import type { GatewayFetch } from './gateway-link.ts';

/** A gateway on a port of its own, whose answers break off after they have begun. */
async function gatewayThatBreaksOff(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
    setTimeout(() => response.destroy(), 50);
  }).listen(0);
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const breakingOff: GatewayFetch = () => {
  const body = new ReadableStream({
    async pull(controller) {
      await wait(50);
      controller.error(new Error('broken off'));
    },
  });
  return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
};

test.each([
  ['in the same process', () => Promise.resolve({ settings: {}, gateway: breakingOff })],
  ['on its own port', async () => ({ settings: { GATEWAY_URL: await gatewayThatBreaksOff() }, gateway: undefined })],
])(
  'an answer that breaks off at a gateway %s breaks off for the customer, who has one begun by then',
  async (_, made) => {
    // The adapter tells whoever runs the host.
    vi.spyOn(console, 'error').mockReturnValue();
    const { settings, gateway } = await made();
    const env = readHostEnv({ HOST_URL: 'http://127.0.0.1', ENVIRONMENT: 'tst', ...settings });
    const host = createHost(env, { files: new Map(), isPage: () => false, ...(gateway && { gateway }) });
    const { port, drain } = await listen({ fetch: host.fetch, port: 0, hostname: '127.0.0.1', noticeMs: 0 });
    onTestFinished(drain);
    const answer = await fetch(`http://127.0.0.1:${port}/v1/csrf`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  },
);
