import { once } from 'node:events';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('draining answers what was asked, hands connections back, and then takes no more', async () => {
  const inHand = new AbortController();
  const released = new AbortController();
  const asked = once(inHand.signal, 'abort');
  const answered = once(released.signal, 'abort');
  let draining = false;
  const server = await listen({
    port: 0,
    hostname: '127.0.0.1',
    noticeMs: 100,
    onDrain: () => {
      draining = true;
    },
    async fetch(request) {
      if (!request.url.endsWith('/slow')) return Response.json({ draining });
      inHand.abort();
      await answered;
      return new Response('answered');
    },
  });
  const url = `http://127.0.0.1:${server.port}`;
  const slow = fetch(`${url}/slow`);
  await asked;
  const drained = server.drain();
  const during = await fetch(url);
  expect(during.headers.get('connection')).toBe('close');
  expect(await during.json()).toEqual({ draining: true });
  released.abort();
  expect(await (await slow).text()).toBe('answered');
  await drained;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('a port that is taken is said to be so', async () => {
  const options = { hostname: '127.0.0.1', noticeMs: 0, fetch: () => new Response('ok') };
  const first = await listen({ ...options, port: 0 });
  await expect(listen({ ...options, port: first.port })).rejects.toThrow(/EADDRINUSE/);
  await first.drain();
});
