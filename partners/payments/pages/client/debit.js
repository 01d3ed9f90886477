// @ts-check
import { startForm } from './payment-form.js';
import { typedIn } from './typed.js';
import { debitWords } from './words.js';

/** @typedef {import('../../../../openapi/generated/payments.d.ts').components['schemas']['BankAccount']} BankAccount */

const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));

/** People write sort codes with dashes, account numbers with gaps. */
const plain = (/** @type {string} */ text) => text.replaceAll(/[\s.–-]/g, '');

/** @returns {{ method: BankAccount, mistakes: Map<string, string> }} */
function fieldsOf() {
  const holderName = typedIn(form, 'holderName');
  const bankLocationId = plain(typedIn(form, 'sortCode'));
  const bankAccountNumber = plain(typedIn(form, 'accountNumber'));
  const wrong = {
    holderName: holderName === '',
    sortCode: !/^\d{6}$/.test(bankLocationId),
    accountNumber: !/^\d{8}$/.test(bankAccountNumber),
    alone: typedIn(form, 'alone') !== 'yes',
  };
  const { mistakes: said } = debitWords;
  /** @type {Map<string, string>} */
  const mistakes = new Map();
  if (wrong.holderName) mistakes.set('holderName', said.holderName);
  if (wrong.sortCode) mistakes.set('sortCode', said.sortCode);
  if (wrong.accountNumber) mistakes.set('accountNumber', said.accountNumber);
  if (wrong.alone) mistakes.set('alone', said.alone);
  return { method: { type: 'directdebit_GB', holderName, bankLocationId, bankAccountNumber }, mistakes };
}

startForm({ form, fieldsOf, showPage: () => undefined, keeps: () => false, said: debitWords });
