import { questionSelector } from './consent-question.ts';
import { isAtRest, signsOfTouch } from '../../src/journey-host/when-active.ts';
import brand from './brand-placeholders.json' with { type: 'json' };
import { isShell, nextPage, type BuiltPage, type PageFiles } from './built-pages.ts';
import { narrowRange } from './narrow-range.ts';
import { WAITING } from './waiting.ts';

/** Where src/app/site.ts keeps the order journey; the host fills in the brand. */
const journeyKey = `${brand.slug}.order-broadband`;

/** Where src/session/kept-friend.ts finds the code of a friend's link. */
const friendKey = JSON.stringify(`${brand.slug}.friend`);

/** Takes something out of the address, before anybody else reads that; `keep` is what then becomes of what was `said`. */
const takeOut = (name: string, keep: string): string => `try {
  const address = new URL(location);
  const said = address.searchParams.get('${name}');
  if (said !== null) {
    address.searchParams.delete('${name}');
    history.replaceState(history.state, '', address);
    ${keep}
  }
} catch {}`;

/** The code of a friend's link is kept for this tab. */
const takeFriend = takeOut('friend', `sessionStorage.setItem(${friendKey}, said.slice(0, 40));`);

/** A postcode stands in its field at once, and is searched for by the app (src/session/given-postcode.ts). */
const takePostcode = `let postcode;
${takeOut('postcode', 'postcode = said.slice(0, 200);')}`;
const showPostcode = `if (postcode !== undefined) document.querySelector('main input')?.setAttribute('value', postcode);`;

/** Where src/app/site.ts keeps what is typed on the page of a new account. */
const typedKey = JSON.stringify(`${brand.slug}.register`);

const kept = `sessionStorage.getItem(${JSON.stringify(journeyKey)})`;

/** When the words of a page are not those that the app is going to draw; see `goesOn`. */
const otherWords: Record<NonNullable<BuiltPage['goesOn']>[number], string> = {
  begun: `${kept} || /[?&]saved=/.test(location.search)`,
  // As src/app/order-under-way.ts has it.
  underWay: `JSON.parse(${kept})?.snapshot?.context?.address`,
  known: 'document.documentElement.dataset.member',
  sent: `sessionStorage.getItem(${friendKey}) || localStorage.getItem('friend-link')`,
  typed: `sessionStorage.getItem(${typedKey})`,
};

/** Puts the sign of waiting in the place of the words, before they are painted. */
const goOnElsewhere = (isElsewhere: string): string => `try {
  if (${isElsewhere}) {
    delete document.getElementById('root').dataset.page;
    const main = document.querySelector('main');
    main.style.minHeight = '100vh';
    main.replaceChildren(document.getElementById('${WAITING}').content);
  }
} catch {}`;

/** The links between log-in and registration take the way back along, as the app's do. */
const takeWayBackAlong = `for (const link of document.querySelectorAll('main a[href^="/auth/"]')) link.setAttribute('href', link.getAttribute('href') + location.search);`;

/** Shows what is waited for to those who have waited for a second. */
const sayWhenLate = `setTimeout(() => {
  const words = document.querySelector('[data-${WAITING}] [data-overdue]');
  if (words) words.dataset.overdue = true;
}, 1000);`;

/** A page that nobody touches is run all the same, for who reads it by other means than we hear of (ms after its paint). */
const REST_MS = 5_000;

/** What whoever reads the page hears when its code does not arrive: words and links work, buttons do not. */
const missingWords = 'Part of this page didn’t arrive. <a href="">Load the page again</a>';

/** The page has more to do than to be read: see docs/decisions/053-run-on-touch.md. */
const isWantedAtOnce = `!document.getElementById('root').dataset.page
  || document.documentElement.dataset.member
  || document.documentElement.dataset.narrowed
  || /(?:^|; )(?:XSRF-TOKEN=|consent=[^;]*categories%22%3A%5B(?:%22C\\d+%22%2C)*%22C000[234])/.test(document.cookie)
  || /[?&](?:chat|saved|token)=/.test(location.search)
  || /"tools":true/.test(document.getElementById('runtime-config')?.textContent)`;

/**
 * The script in a built page. It
 * - takes the code of a friend's link out of the address, and the postcode that a form without the app has put there;
 * - puts a sign of waiting, before the words are painted, before a customer whose journey goes on elsewhere, and before
 *   a member who may have nothing to do here;
 * - marks the page where this tab has known a member, so that the header shows them nothing for visitors
 *   (src/app/KnownMember.tsx);
 * - narrows a range of phones to what its address asks for, as far as the page can tell;
 * - keeps what is sent or pressed until the app can take it (src/app/take-over.ts), and tells nobody else of it: done
 *   twice, it would be undone. A form with an address of its own needs no app;
 * - fetches the app once the words are painted, so that they need not share the line with it. A page in the
 *   background paints nothing, and neither does a browser that cannot tell; they fetch it after two seconds;
 * - runs it once the customer touches the page, or at once where there is more to do than to be read. The library
 *   that draws is run by itself, so that the page can answer between two pieces of work;
 * - says so when the code does not arrive;
 * - knows the code of the page that most go on to, for who has it fetched ahead (src/app/after-arrival.ts).
 */
export function firstScript({ page, entry, first, scripts, next }: PageFiles): string {
  const preloads = scripts.map((file) => `/${file}`);
  const takesPostcode = page.path === nextPage;
  const mayWait = isShell(page) || page.goesOn !== undefined;
  const known = `try {
  if (JSON.parse(sessionStorage.getItem('session')).memberId) document.documentElement.dataset.member = 'known';
} catch {}`;
  return `(() => {
${takeFriend}
${takesPostcode ? takePostcode : ''}
${known}
${takesPostcode ? showPostcode : ''}
${page.goesOn ? goOnElsewhere(page.goesOn.map((when) => otherWords[when]).join(' || ')) : ''}
${page.path.startsWith('/auth/') ? takeWayBackAlong : ''}
${page.narrows ? narrowRange : ''}
${mayWait ? sayWhenLate : ''}
const keep = (event) => {
  // A press that no pointer or key tells of comes from a program that reads or hears for the customer.
  touch(event);
  const target = event.type === 'submit' ? event.target : event.target.closest('button[type=button]');
  if (!target || target.closest(${JSON.stringify(`${questionSelector},[action]`)})) return;
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
const early = window.early = { last: null, isTouched: false, stop, next: ${JSON.stringify(next.map((file) => `/${file}`))}${takesPostcode ? ', postcode' : ''} };
kinds.forEach((kind) => addEventListener(kind, keep, true));
const missing = () => {
  stop();
  document.querySelector('main')?.prepend(Object.assign(document.createElement('p'), { role: 'alert', innerHTML: ${JSON.stringify(missingWords)} }));
};
let isFetched = false;
let isRun = false;
const run = () => {
  if (isRun) return;
  isRun = true;
  import(${JSON.stringify(`/${first}`)}).then(() => setTimeout(() => import(${JSON.stringify(`/${entry}`)}).catch(missing))).catch(missing);
};
const signs = ${JSON.stringify(signsOfTouch)};
const isAtRest = ${String(isAtRest)};
const touch = (event) => {
  if (isAtRest(event)) return;
  early.isTouched = true;
  signs.forEach((sign) => removeEventListener(sign, touch, true));
  run();
};
signs.forEach((sign) => addEventListener(sign, touch, { capture: true, passive: true }));
const fetchCode = () => {
  if (isFetched) return;
  isFetched = true;
  for (const file of ${JSON.stringify(preloads)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
  if (${takesPostcode ? 'postcode !== undefined || ' : ''}${isWantedAtOnce}) run();
  else setTimeout(run, ${REST_MS});
};
const painted = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && fetchCode();
try { new PerformanceObserver(painted).observe({ type: 'paint', buffered: true }); } catch {}
setTimeout(fetchCode, 2000);
})()`;
}
