import brand from './brand-placeholders.json' with { type: 'json' };
import type { PageFiles } from './built-pages.ts';

/** Where src/app/site.ts keeps the order journey; the host fills in the brand. */
const journeyKey = `${brand.slug}.order-broadband`;

/**
 * The script in a built page. It
 * - hides the words, before they are painted, from a customer whose journey goes on elsewhere;
 * - marks the page where this tab has known a member, so that the header shows them nothing for visitors
 *   (src/app/KnownMember.tsx);
 * - keeps what is sent or pressed until the app can take it (src/app/take-over.ts), and tells nobody else of it: done
 *   twice, it would be undone;
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
  const known = `try {
  if (JSON.parse(sessionStorage.getItem('session')).memberId) document.documentElement.dataset.member = 'known';
} catch {}`;
  return `(() => {
${known}
${isJourneyPage ? resume : ''}
const keep = (event) => {
  const target = event.type === 'submit' ? event.target : event.target.closest('button[type=button]');
  if (!target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  early.last = target;
};
const kinds = ['submit', 'click'];
const forget = () => early.last = null;
const stop = () => kinds.forEach((kind) => {
  removeEventListener(kind, keep, true);
  addEventListener(kind, forget, true);
});
const early = window.early = { last: null, stop };
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
