import { existsSync, readFileSync } from 'node:fs';

const found = new URL('../node_modules/.browser-path', import.meta.url);

/** The Chromium that `scripts/setup.mjs --browser` found or installed. */
export function chromium(): string {
  return process.env['CHROME_PATH'] ?? (existsSync(found) ? readFileSync(found, 'utf8') : 'chromium');
}
