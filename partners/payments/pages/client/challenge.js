// @ts-check
import { ask } from './ask.js';
import { typedIn } from './typed.js';
import { words } from './words.js';

const { token = '' } = document.body.dataset;
const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
const alert = /** @type {HTMLElement} */ (document.querySelector('[role=alert]'));
let isAsking = false;

/** @param {string | null} password */
async function answer(password) {
  if (isAsking) return;
  isAsking = true;
  alert.textContent = '';
  try {
    /** @type {import('../../../../openapi/generated/payments.d.ts').components['schemas']['ChallengeResult']} */
    const { threeDSResult, returnUrl } = await ask(`challenges/${token}`, { password });
    if (returnUrl === undefined) window.parent.postMessage({ threeDSResult }, location.origin);
    else location.replace(returnUrl);
  } catch {
    alert.textContent = words.failed;
  }
  isAsking = false;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void answer(typedIn(form, 'password'));
});
document.querySelector('[data-stop]')?.addEventListener('click', () => void answer(null));
// What is pressed before this script listens would be lost.
form.hidden = false;
