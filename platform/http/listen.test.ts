import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen, type Listening } from './listen.ts';

async function untilClosed({ port }: Listening): Promise<void> {
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
}

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

test('a connection that was taken in the last moment is answered', async () => {
  const server = await listen({ port: 0, hostname: '127.0.0.1', noticeMs: 0, fetch: () => new Response('answered') });
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  // The server has taken it when it answers somebody who came later.
  await fetch(`http://127.0.0.1:${server.port}`, { headers: { connection: 'close' } });
  const drained = server.drain();
  await untilClosed(server);
  socket.end('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
  expect(await text(socket)).toContain('answered');
  await drained;
});

test('what a rested connection asked while the process was busy is answered before that connection is closed', async () => {
  const server = await listen({ port: 0, hostname: '127.0.0.1', noticeMs: 0, fetch: () => new Response('answered') });
  const socket = connect(server.port, '127.0.0.1');
  const request = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';
  socket.write(request);
  await once(socket, 'data');
  const drained = server.drain();
  await untilClosed(server);
  socket.write(request);
  const busyUntil = performance.now() + 1_200;
  while (performance.now() < busyUntil);
  expect(await text(socket)).toContain('answered');
  await drained;
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: si'],
  ['a body', 'POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 9\r\n\r\n{"a'],
])('whoever sends half of %s and then nothing hears that it took too long', async (_what, half) => {
  const fetch = async (request: Request) => new Response(await request.text());
  const server = await listen({ port: 0, hostname: '127.0.0.1', noticeMs: 0, arrivalMs: 50, fetch });
  const socket = connect(server.port, '127.0.0.1');
  socket.write(half);
  expect(await text(socket)).toContain('408 Request Timeout');
  await server.drain();
});

test('a port that is taken is said to be so', async () => {
  const options = { hostname: '127.0.0.1', noticeMs: 0, fetch: () => new Response('ok') };
  const first = await listen({ ...options, port: 0 });
  await expect(listen({ ...options, port: first.port })).rejects.toThrow(/EADDRINUSE/);
  await first.drain();
});
