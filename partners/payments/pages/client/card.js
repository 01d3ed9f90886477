// @ts-check
import { fieldsOf, WALLET } from './card-fields.js';
import { showChallenge } from './challenge-frame.js';
import { startForm } from './payment-form.js';
import { typedIn } from './typed.js';
import { nameOf, words } from './words.js';

/** @typedef {import('../../../../openapi/generated/payments.d.ts').components['schemas']} Schemas */

const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
const button = /** @type {HTMLButtonElement} */ (form.querySelector('button'));

/** What the last button says of the sum. */
let pressed = words.pay;

/** The customer says whether a new card is kept. */
let asksToKeep = false;

/** Shows which fields belong to what is chosen: a kept card needs its security code alone. */
function showChosen() {
  const chosen = typedIn(form, 'card') || 'new';
  for (const part of form.querySelectorAll('[data-new]'))
    part.toggleAttribute('hidden', chosen !== 'new' || (part.hasAttribute('data-asks') && !asksToKeep));
  for (const part of form.querySelectorAll('[data-card]')) part.toggleAttribute('hidden', chosen === WALLET);
  for (const part of form.querySelectorAll('[data-wallet]')) part.toggleAttribute('hidden', chosen !== WALLET);
  button.textContent = chosen === WALLET ? `${pressed} ${words.withWallet}` : pressed;
}

/** @param {Schemas['PaymentPage']} page */
function showPage(page) {
  const choice = /** @type {HTMLFieldSetElement} */ (form.querySelector('[data-kept]'));
  const isWalletTaken = page.methods.includes(WALLET);
  const hasKept = page.keptCards.length > 0;
  for (const card of page.keptCards) choice.append(choiceOf(card.id, nameOf(card)));
  if (hasKept || isWalletTaken) {
    choice.append(choiceOf('new', hasKept ? words.anotherCard : words.card));
    if (isWalletTaken) choice.append(choiceOf(WALLET, words.wallet));
    choice.hidden = false;
    const first = choice.querySelector('input');
    if (first) first.checked = true;
  }
  const pounds = (page.amount.value / 100).toFixed(2);
  pressed = page.amount.value === 0 ? words.keep : `${words.pay} £${pounds}`;
  asksToKeep = page.asksToKeep;
  const note = form.querySelector('[data-keeps]');
  if (note instanceof HTMLElement) note.hidden = !page.keepsCard;
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

form.addEventListener('change', showChosen);
startForm({
  form,
  fieldsOf: () => fieldsOf(form),
  showPage,
  keeps: () => asksToKeep && typedIn(form, 'keep') === 'yes',
  challenge: ({ url }) => showChallenge(url),
  said: words,
});
