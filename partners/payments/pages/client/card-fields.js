// @ts-check
import { typedIn } from './typed.js';
import { words } from './words.js';

/** @typedef {import('../../../../openapi/generated/payments.d.ts').components['schemas']['SessionPayment']['paymentMethod']} Method */

/** Chosen in place of a card. */
export const WALLET = 'wrenpay';

const digits = (/** @type {string} */ text) => text.replaceAll(/\D/g, '');

/** The month and year of `03/30`, `3 / 2030` and the like; undefined where there is none. @param {string} text */
function expiryIn(text) {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/.\- ]?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  const number = Number(month);
  return number >= 1 && number <= 12 ? { month: month.padStart(2, '0'), year: `20${year}` } : undefined;
}

/**
 * What is to be paid with, and what is wrong with it by the names of the fields.
 *
 * @param {HTMLFormElement} form
 * @returns {{ method: Method, mistakes: Map<string, string> }}
 */
export function fieldsOf(form) {
  const said = (/** @type {string} */ name) => typedIn(form, name);
  /** @type {Map<string, string>} */
  const mistakes = new Map();
  const chosen = said('card') || 'new';
  if (chosen === WALLET) return { method: { type: WALLET }, mistakes };
  const cvc = digits(said('cvc'));
  const number = digits(said('number'));
  const expiry = expiryIn(said('expiry'));
  const holderName = said('holderName');
  if (chosen === 'new') {
    if (number.length < 12 || number.length > 19) mistakes.set('number', words.mistakes.number);
    if (!expiry) mistakes.set('expiry', words.mistakes.expiry);
  }
  if (cvc.length < 3 || cvc.length > 4) mistakes.set('cvc', words.mistakes.cvc);
  if (chosen === 'new' && holderName === '') mistakes.set('holderName', words.mistakes.holderName);
  if (chosen !== 'new') return { method: { type: 'scheme', storedPaymentMethodId: chosen, cvc }, mistakes };
  const { month = '', year = '' } = expiry ?? {};
  return { method: { type: 'scheme', number, expiryMonth: month, expiryYear: year, cvc, holderName }, mistakes };
}
