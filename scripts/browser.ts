import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const found = new URL('../node_modules/.browser-path', import.meta.url);

/** The Chromium that `scripts/setup.mjs --browser` found or installed. */
export function chromium(): string {
  return process.env['CHROME_PATH'] ?? (existsSync(found) ? readFileSync(found, 'utf8') : 'chromium');
}

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome.exe'];
const inFolders = (env: Env): string[] => [
  ...(env['PATH'] ?? '').split(delimiter),
  '/Applications/Google Chrome.app/Contents/MacOS',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((name) => env[name] ?? []).map(ofWindows),
];
const ofWindows = (programs: string): string => join(programs, 'Google', 'Chrome', 'Application');

type Env = Readonly<Record<string, string | undefined>>;

/**
 * A Chromium that draws windows, which the shell that the tests prefer does not. Throws with a sentence on what is missing:
 * the browser, or the screen.
 */
export function chromiumWithWindow(
  env: Env = process.env,
  platform: NodeJS.Platform = process.platform,
  isThere: (path: string) => boolean = existsSync,
): string {
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY'])
    throw new Error('There is no screen to watch on: neither DISPLAY nor WAYLAND_DISPLAY is set');
  const paths = inFolders(env).flatMap((folder) => [...names, 'Google Chrome'].map((name) => join(folder, name)));
  const path = env['CHROME_PATH'] ?? paths.find(isThere);
  if (path === undefined)
    throw new Error('There is no browser with a window: install Google Chrome or Chromium, or set CHROME_PATH');
  return path;
}
