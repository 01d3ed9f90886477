// @ts-check
import { ask } from './ask.js';
import { fieldsOf, mistakesIn } from './card-fields.js';
import { showChallenge } from './challenge-frame.js';
import { listenToPage, say, watchHeight } from './messages.js';
import { typedIn } from './typed.js';
import { nameOf, words } from './words.js';

/** @typedef {import('../../../../openapi/generated/payments.d.ts').components['schemas']} Schemas */

const { sessionId = '' } = document.body.dataset;
const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
const alert = /** @type {HTMLElement} */ (document.querySelector('[role=alert]'));
const status = /** @type {HTMLElement} */ (document.querySelector('[role=status]'));
const button = /** @type {HTMLButtonElement} */ (form.querySelector('button'));

let sessionData = '';
/** Of the press: sent again after a failure of the network it is the same payment. */
let attempt = crypto.randomUUID();
let isPaying = false;
/** The customer says whether a new card is kept. */
let asksToKeep = false;

/** @param {string} text */
function tell(text) {
  // Said again where the same thing goes wrong twice.
  alert.textContent = '';
  alert.textContent = text;
}

/** Shows which fields belong to what is chosen: a kept card needs its security code alone. */
function showChosen() {
  const chosen = typedIn(form, 'card') || 'new';
  for (const part of form.querySelectorAll('[data-new]'))
    part.toggleAttribute('hidden', chosen !== 'new' || (part.hasAttribute('data-asks') && !asksToKeep));
}

/** @param {Schemas['PaymentPage']} page */
function show(page) {
  if (page.status !== 'active') {
    form.hidden = true;
    status.textContent = words.over;
    say({ type: 'over', status: page.status });
    return;
  }
  const choice = /** @type {HTMLFieldSetElement} */ (form.querySelector('[data-kept]'));
  for (const card of page.keptCards) choice.append(choiceOf(card.id, nameOf(card)));
  if (page.keptCards.length > 0) {
    choice.append(choiceOf('new', words.anotherCard));
    choice.hidden = false;
    const first = choice.querySelector('input');
    if (first) first.checked = true;
  }
  const pounds = (page.amount.value / 100).toFixed(2);
  button.textContent = page.amount.value === 0 ? words.keep : `${words.pay} £${pounds}`;
  asksToKeep = page.asksToKeep;
  const note = form.querySelector('[data-keeps]');
  if (note instanceof HTMLElement) note.hidden = !page.keepsCard;
  form.hidden = false;
  status.textContent = '';
  showChosen();
}

/**
 * @param {string} value
 * @param {string} text
 */
function choiceOf(value, text) {
  const label = document.createElement('label');
  const input = Object.assign(document.createElement('input'), { type: 'radio', name: 'card', value });
  label.append(input, text);
  return label;
}

/** @param {Schemas['SessionPaymentResult']} result */
async function follow(result) {
  const { resultCode, sessionResult, action } = result;
  if (action?.type === 'redirect') return say({ type: 'redirect', url: action.url });
  if (action?.type === 'threeDS2') {
    status.textContent = words.asking;
    const threeDSResult = await showChallenge(action.url);
    status.textContent = words.paying;
    const details = { sessionData, details: { threeDSResult } };
    return follow(await ask(`sessions/${sessionId}/paymentDetails`, details));
  }
  attempt = crypto.randomUUID();
  say({ type: 'result', resultCode, sessionResult });
  const isMade = resultCode === 'Authorised' || resultCode === 'Pending';
  form.hidden = isMade;
  if (!isMade) tell(words.notMade[resultCode] ?? words.notMade.Refused);
}

async function pay() {
  const { method, mistakes } = fieldsOf(form);
  mistakesIn(form, mistakes);
  if (mistakes.size > 0) return;
  isPaying = true;
  button.setAttribute('aria-disabled', 'true');
  alert.textContent = '';
  status.textContent = words.paying;
  say({ type: 'paying' });
  try {
    const storePaymentMethod = asksToKeep && typedIn(form, 'keep') === 'yes';
    const body = { sessionData, attempt, paymentMethod: method, storePaymentMethod };
    await follow(await ask(`sessions/${sessionId}/payments`, body));
  } catch {
    say({ type: 'failed' });
    tell(words.failed);
  }
  isPaying = false;
  button.removeAttribute('aria-disabled');
  status.textContent = form.hidden ? words.done : '';
}

form.addEventListener('change', showChosen);
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
    tell(words.notShown);
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
