import { readFileSync } from 'node:fs';
import type { PageFiles } from './built-pages.ts';

const brand: unknown = JSON.parse(readFileSync(new URL('../../brand.json', import.meta.url), 'utf8'));
if (typeof brand !== 'object' || brand === null || !('slug' in brand)) throw new Error('brand.json has no slug');

/** Where src/app/site.ts keeps the order journey. */
const journeyKey = `${String(brand.slug)}.order-broadband`;

/**
 * The script in a built page. It
 * - hides the words, before they are painted, from a customer whose journey goes on elsewhere;
 * - keeps what is sent or pressed until the app can take it (src/app/take-over.ts);
 * - asks for the app once the words are painted, so that they need not share the line with it. A page in the
 *   background paints nothing, and neither does a browser that cannot tell; they start after two seconds. The library
 *   that draws is run by itself, so that the page can answer between two pieces of work.
 */
export function firstScript({ entry, first, scripts }: PageFiles, isJourneyPage: boolean): string {
  const preloads = scripts.map((file) => `/${file}`);
  const resume = `try {
  if (sessionStorage.getItem(${JSON.stringify(journeyKey)}) || /[?&]saved=/.test(location.search)) {
    delete document.getElementById('root').dataset.page;
    document.querySelector('main').style.visibility = 'hidden';
  }
} catch {}`;
  return `(() => {
${isJourneyPage ? resume : ''}
const keep = (event) => {
  const target = event.type === 'submit' ? event.target : event.target.closest('button[type=button]');
  if (!target) return;
  event.preventDefault();
  early.last = target;
};
const kinds = ['submit', 'click'];
const early = window.early = { last: null, stop: () => kinds.forEach((kind) => removeEventListener(kind, keep, true)) };
kinds.forEach((kind) => addEventListener(kind, keep, true));
let asked = false;
const ask = () => {
  if (asked) return;
  asked = true;
  for (const file of ${JSON.stringify(preloads)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
  import(${JSON.stringify(`/${first}`)}).then(() => setTimeout(() => import(${JSON.stringify(`/${entry}`)})));
};
const painted = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && ask();
try { new PerformanceObserver(painted).observe({ type: 'paint', buffered: true }); } catch {}
setTimeout(ask, 2000);
})()`.replaceAll(/\n\s*/g, '\n');
}
