import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { HostContext } from './context.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

type Bytes = Uint8Array<ArrayBuffer>;

interface StaticFile {
  type: string;
  tag: string;
  /** For the Cache-Control header. */
  cache: string;
  plain: Bytes;
  br: Bytes | undefined;
  gzip: Bytes | undefined;
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

function read(path: string): Bytes | undefined {
  return existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined;
}

/** Names below /assets/ carry a hash of the contents and never change; icons and previews may be a day old. */
function cacheOf(name: string): string {
  if (name.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /^\/[^/]+\.(?:ico|png|svg)$/.test(name) ? 'public, max-age=86400' : 'no-cache';
}

/** Reads a built site into memory, with the `.br` and `.gz` files that the build has put beside the others. */
export function loadStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.endsWith('.br') || path.endsWith('.gz')) continue;
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    const plain = new Uint8Array(readFileSync(path));
    files.set(name, {
      type: types[extname(name)] ?? 'application/octet-stream',
      tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      cache: cacheOf(name),
      plain,
      br: read(`${path}.br`),
      gzip: read(`${path}.gz`),
    });
  }
  return files;
}

/** Whether the browser takes an encoding, by name; `br;q=0` is a refusal. */
export function accepts(c: HostContext, encoding: string): boolean {
  const entries = (c.req.header('accept-encoding') ?? '').split(',').map((entry) => entry.trim().split(';'));
  return entries.some(([name, quality]) => name === encoding && quality?.trim() !== 'q=0');
}

/** Answers with a file, in the smallest form that the browser takes; undefined when there is none of the name. */
export function serveStaticFile(c: HostContext, files: StaticFiles): Response | undefined {
  const file = files.get(c.req.path);
  if (!file || c.req.path.endsWith('.html')) return undefined;
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': file.cache,
    Vary: 'Accept-Encoding',
    ETag: file.tag,
  };
  if (c.req.header('if-none-match') === file.tag) return c.body(null, 304, headers);
  if (file.br && accepts(c, 'br')) return c.body(file.br, 200, { ...headers, 'Content-Encoding': 'br' });
  if (file.gzip && accepts(c, 'gzip')) return c.body(file.gzip, 200, { ...headers, 'Content-Encoding': 'gzip' });
  return c.body(file.plain, 200, headers);
}
