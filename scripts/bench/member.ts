import { sentinel } from '../../gateway/scenarios/sentinels.ts';
import { createBrowser, type HttpBrowser } from '../../gateway/testing/browser.ts';

/** The demonstration member, whom the benchmarks make busy. */
export const DEMONSTRATION_MEMBER = '100001';

/** The cookies of a visit, as a browser takes them for a site. */
export const cookiesAt = (url: string, cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => ({ name, value, url }));

/** A browser in which the demonstration member has logged in. */
export async function memberAt(url: string): Promise<HttpBrowser> {
  const browser = createBrowser(fetch, url);
  const { value: email, also } = sentinel('member');
  const { status } = await browser.send('POST', '/auth-api/v1/login', { email, password: also?.password });
  if (status !== 200) throw new Error(`The log-in was answered with ${status}`);
  // The token belongs to the session, which the log-in has renewed.
  await browser.get('/v1/csrf');
  return browser;
}
