import { parse } from 'bowser';

/** More is read of no header: whoever sends it chooses it. */
const READ_CHARACTERS = 512;

/** What customers call browsers, by the names that Bowser has for them. It gives any other one by the header's own word. */
const browsers: ReadonlyMap<string, string> = new Map([
  ['Chrome', 'Chrome'],
  ['Chromium', 'Chromium'],
  ['Microsoft Edge', 'Edge'],
  ['Firefox', 'Firefox'],
  ['Safari', 'Safari'],
  ['Opera', 'Opera'],
  ['Vivaldi', 'Vivaldi'],
  ['DuckDuckGo', 'DuckDuckGo'],
  ['Samsung Internet for Android', 'Samsung Internet'],
  ['Internet Explorer', 'Internet Explorer'],
]);

const systems: ReadonlyMap<string, string> = new Map(
  ['Windows', 'macOS', 'iOS', 'Android', 'Linux', 'Chrome OS'].map((name) => [name, name]),
);

export interface Device {
  browser: string | null;
  system: string | null;
}

/** Browser and system of a User-Agent in a word each, of a closed list; null for what is not known. */
export function deviceOf(userAgent: string | undefined): Device {
  const read = userAgent?.slice(0, READ_CHARACTERS).trim() ?? '';
  if (read === '') return { browser: null, system: null };
  const { browser, os } = parse(read);
  return { browser: browsers.get(browser.name ?? '') ?? null, system: systems.get(os.name ?? '') ?? null };
}
