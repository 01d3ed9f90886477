// @ts-check
import { ask } from './ask.js';
import { mistakesIn } from './mistakes.js';
import { typedIn } from './typed.js';
import { walletWords as words } from './words.js';

/** @typedef {import('../../../../openapi/generated/payments.d.ts').components['schemas']} Schemas */

const { token = '' } = document.body.dataset;
const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const alert = document.querySelector('[role=alert]');
/** Of an account, as the contract has it. */
const LONGEST = 100;
let isAsking = false;

/** @param {{ wait?: string, wrong?: string }} said */
function tell({ wait = '', wrong = '' }) {
  if (status) status.textContent = wait;
  if (alert) alert.textContent = wrong;
}

/** @param {Schemas['WalletAnswer']} said */
async function answer(said) {
  if (isAsking) return;
  isAsking = true;
  tell({ wait: words.asking });
  try {
    /** @type {Schemas['WalletResult']} */
    const { returnUrl } = await ask(`wallet-payments/${token}`, said);
    // Back must not lead to what was answered.
    location.replace(returnUrl);
  } catch {
    tell({ wrong: words.failed });
  }
  isAsking = false;
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const account = typedIn(form, 'account');
  const isAddress = /^[^@ ]+@[^@ ]+$/.test(account) && account.length <= LONGEST;
  mistakesIn(form, new Map(isAddress ? [] : [['account', words.noAccount]]));
  if (isAddress) void answer({ answer: 'approve', account });
});
form?.querySelector('[data-answer=refuse]')?.addEventListener('click', () => void answer({ answer: 'refuse' }));
form?.querySelector('[data-answer=go-back]')?.addEventListener('click', () => void answer({ answer: 'go-back' }));
// What is pressed before this script listens would be lost.
if (form) form.hidden = false;
