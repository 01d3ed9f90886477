import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** What the built site is made of; a change of any of it makes the build old. */
const sources = [
  'src',
  'machines',
  'studio',
  // What the inspector lists: the gateway's words, and where each sentence stands.
  'gateway',
  'docs/journeys',
  'docs/requirements.md',
  'openapi/generated',
  'scripts/build',
  'public',
  'index.html',
  'vite.config.ts',
  'brand.json',
  'budget.json',
  'package-lock.json',
];
export const siteFolder = join(root, 'dist');

/** Nothing of them is built. */
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function isUpToDate(): boolean {
  const built = join(siteFolder, 'index.html');
  if (!existsSync(built)) return false;
  const time = statSync(built).mtimeMs;
  return sources.every((source) =>
    filesIn(join(root, source)).every((file) => isTest(file) || statSync(file).mtimeMs <= time),
  );
}

/**
 * Builds the site into `dist` unless what is there is as new as its sources. In a process that ends: what a build takes
 * in memory would otherwise belong for good to the one that serves.
 */
export async function buildSite(onProgress: (message: string) => void): Promise<void> {
  if (isUpToDate()) return;
  onProgress('Building the site');
  const build = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(build, 'close')) as [number | null];
  if (code !== 0) throw new Error('The site could not be built');
}
