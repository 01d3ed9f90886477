import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const style = 'body{font:1rem/1.5 sans-serif;margin:0 auto;max-width:42rem;padding:1rem}svg{width:1.5rem}';

/** A page's own words without its style and its scripts: what the same page would be by hand, and the limit for ours. */
export function floorOf(html: string): string {
  return html
    .replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<style[^>]*>[^]*?<\/style>/g, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(/ (?:class|data-[\w-]+)="[^"]*"/g, '')
    .replace('</head>', `<style>${style}</style></head>`);
}

/** Serves the pages given, by path, as small as they get. */
export async function serveFloor(pages: ReadonlyMap<string, string>) {
  const packed = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(html)]));
  const server = createServer((request, response) => {
    const page = packed.get(request.url ?? '');
    if (request.url === '/robots.txt') return response.end('User-agent: *\nAllow: /\n');
    if (!page) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The floor page has no port');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => void server.close() };
}
