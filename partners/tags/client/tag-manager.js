// @ts-check

/**
 * The tag manager on a page of a site: it reads the data layer, from its beginning and from then on, and sends the steps of
 * journeys where the customer has consented to being counted. It comes by consent only; the data layer says to what.
 */
(() => {
  /** @typedef {{ event?: string, consent_groups?: string, [field: string]: unknown }} Entry */

  const own = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  const collector = new URL('/tags/v1/entries', own?.src);
  const mostAtOnce = 100;
  /** Steps come in handfuls, as a page comes up. */
  const pauseMs = 500;

  /** What has been read, for testers. @type {Entry[]} */
  const read = [];
  /** @type {Entry[]} */
  let waiting = [];
  /** Null: nobody has said. @type {boolean | null} */
  let mayCount = null;
  let timer = 0;
  let isSending = false;

  /** The visit is the tab: a reload goes on with it, and so does the way back from a page at which one pays. */
  function visit() {
    const kept = sessionStorage.getItem('tm_visit');
    if (kept !== null) return kept;
    const made = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    sessionStorage.setItem('tm_visit', made);
    return made;
  }

  function device() {
    if (innerWidth < 768) return 'phone';
    return innerWidth < 1_100 ? 'tablet' : 'desktop';
  }

  /** Which build of the site it is: its main file has that in its name. */
  function version() {
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/index-([\w-]{1,40})\.js$/.exec(name)?.[1]);
    return names.find((name) => name !== undefined) ?? 'unknown';
  }

  const isDue = () => mayCount === true && waiting.length > 0;

  /** A handful of what waits. Without cookies, and as plain text, of which no browser asks first whether it may. */
  const post = () =>
    fetch(collector, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify({
        visit: visit(),
        device: device(),
        version: version(),
        steps: waiting.splice(0, mostAtOnce),
      }),
      // What is not counted is not worth a customer's while.
    }).catch(() => undefined);

  /** One after the other: the log has them in the order in which they arrive. */
  async function send() {
    clearTimeout(timer);
    timer = 0;
    if (isSending) return;
    isSending = true;
    while (isDue()) await post();
    isSending = false;
  }

  /** The page goes, and with it whoever would wait. */
  function sendAll() {
    while (isDue()) void post();
  }

  /** @param {unknown} pushed */
  function take(pushed) {
    const entry = /** @type {Entry} */ (pushed);
    read.push(entry);
    if (entry.event === 'consent_changed') {
      mayCount = entry.consent_groups?.split(',').includes('C0002') ?? false;
      if (!mayCount) {
        waiting = [];
        // Advertising may go on, and what the site clears is by the name of the script alone.
        sessionStorage.removeItem('tm_visit');
      }
    } else if (entry.event === 'step_shown' && mayCount !== false) {
      waiting.push(Object.fromEntries(Object.entries(entry).filter(([field]) => field !== 'event')));
    }
    if (isDue() && timer === 0) timer = window.setTimeout(() => void send(), pauseMs);
  }

  const page = /** @type {{ dataLayer?: unknown[], standIns?: unknown[] }} */ (/** @type {unknown} */ (window));
  const layer = (page.dataLayer ??= []);
  for (const entry of layer) take(entry);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(take);
    return push(...entries);
  };
  addEventListener('pagehide', sendAll);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void send());
  document.cookie = 'tm_visitor=stand-in; path=/; max-age=31536000; SameSite=Lax';
  (page.standIns ??= []).push({ name: 'tag-manager', read });
})();
