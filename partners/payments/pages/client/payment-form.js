// @ts-check
import { ask } from './ask.js';
import { mistakesIn } from './mistakes.js';
import { isHosted, listenToPage, say, watchHeight } from './messages.js';
import { words } from './words.js';

/** @typedef {import('../../../../openapi/generated/payments.d.ts').components['schemas']} Schemas */
/** @typedef {Schemas['SessionPayment']['paymentMethod']} Method */

/**
 * The form of a page in the frame: shows the session, pays in it once for each press, and tells the shop's page what comes of it.
 *
 * @param {{
 *   form: HTMLFormElement,
 *   fieldsOf: () => { method: Method, mistakes: Map<string, string> },
 *   showPage: (page: Schemas['PaymentPage']) => void,
 *   keeps: () => boolean,
 *   challenge?: (action: Schemas['Action']) => Promise<string>,
 *   said: { paying: string, done: string, over: string, failed: string, notShown: string, notMade: Record<string, string> & { Refused: string } },
 * }} parts
 */
export function startForm({ form, fieldsOf, showPage, keeps, challenge, said }) {
  const { sessionId = '' } = document.body.dataset;
  const alert = /** @type {HTMLElement} */ (document.querySelector('[role=alert]'));
  const status = /** @type {HTMLElement} */ (document.querySelector('[role=status]'));
  const button = /** @type {HTMLButtonElement} */ (form.querySelector('button'));
  let sessionData = '';
  /** Of the press: sent again after a failure of the network it is the same payment. */
  let attempt = crypto.randomUUID();
  let isPaying = false;

  /** @param {string} text */
  function tell(text) {
    // Said again where the same thing goes wrong twice.
    alert.textContent = '';
    alert.textContent = text;
  }

  /** @param {Schemas['PaymentPage']} page */
  function show(page) {
    if (page.status !== 'active') {
      form.hidden = true;
      // Who loads the page again reads what was said when they gave their instruction.
      const isGiven = page.methods.includes('directdebit_GB') && page.status === 'paymentPending';
      status.textContent = isGiven ? said.done : said.over;
      say({ type: 'over', status: page.status });
      return;
    }
    showPage(page);
    form.hidden = false;
    status.textContent = '';
  }

  /** @param {Schemas['Action']} action */
  function leaveFor(action) {
    const url = new URL(action.url);
    url.searchParams.set('theme', document.documentElement.dataset.theme ?? 'light');
    say({ type: 'redirect', url: url.href, to: action.paymentMethodType === 'scheme' ? 'bank' : 'wallet' });
  }

  /** @param {Schemas['SessionPaymentResult']} result */
  async function follow(result) {
    const { resultCode, sessionResult, action } = result;
    if (action?.type === 'redirect') return leaveFor(action);
    if (action && challenge) {
      status.textContent = words.asking;
      const threeDSResult = await challenge(action);
      status.textContent = said.paying;
      const details = { sessionData, details: { threeDSResult } };
      return follow(await ask(`sessions/${sessionId}/paymentDetails`, details));
    }
    attempt = crypto.randomUUID();
    say({ type: 'result', resultCode, sessionResult });
    const isMade = resultCode === 'Authorised' || resultCode === 'Pending' || resultCode === 'Received';
    form.hidden = isMade;
    if (isMade) return;
    tell(said.notMade[resultCode] ?? said.notMade.Refused);
    // In a frame the shop says that it was the last try.
    if (!isHosted) return;
    /** @type {Schemas['PaymentPage']} */
    const page = await ask(`sessions/${sessionId}/setup`, { sessionData });
    if (page.status !== 'active') show(page);
  }

  async function pay() {
    const { method, mistakes } = fieldsOf();
    mistakesIn(form, mistakes);
    if (mistakes.size > 0) return;
    isPaying = true;
    button.setAttribute('aria-disabled', 'true');
    alert.textContent = '';
    status.textContent = said.paying;
    say({ type: 'paying' });
    try {
      const body = { sessionData, attempt, paymentMethod: method, storePaymentMethod: keeps() };
      await follow(await ask(`sessions/${sessionId}/payments`, body));
    } catch {
      say({ type: 'failed' });
      tell(said.failed);
    }
    isPaying = false;
    button.removeAttribute('aria-disabled');
    status.textContent = form.hidden ? said.done : '';
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isPaying) void pay();
  });
  // Whoever has something else to say pays anew.
  form.addEventListener('input', () => {
    if (!isPaying) attempt = crypto.randomUUID();
  });

  /** @param {string} data */
  async function begin(data) {
    sessionData = data;
    try {
      show(await ask(`sessions/${sessionId}/setup`, { sessionData }));
    } catch {
      status.textContent = '';
      say({ type: 'failed' });
      tell(said.notShown);
    }
  }

  listenToPage({
    begin: (data) => void begin(data),
    theme(theme) {
      document.documentElement.dataset.theme = theme;
    },
  });
  watchHeight();
  say({ type: 'ready' });
}
