// @ts-check
import { partsOf } from './typed.js';
import { words } from './words.js';

/**
 * Shows the bank's page within ours, until the customer has answered it. Gives what the payment goes on with.
 *
 * @param {string} url
 * @returns {Promise<string>}
 */
export function showChallenge(url) {
  const place = /** @type {HTMLElement} */ (document.querySelector('[data-bank]'));
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
  const frame = Object.assign(document.createElement('iframe'), { title: words.bank });
  const address = new URL(url);
  address.searchParams.set('theme', document.documentElement.dataset.theme ?? 'light');
  // The way to it stands in the provider's own words; the page is on our own address.
  frame.src = `${address.pathname}${address.search}`;
  place.replaceChildren(frame);
  place.hidden = false;
  form.hidden = true;
  frame.focus();
  return new Promise((resolve) => {
    window.addEventListener('message', function hear({ source, origin, data }) {
      const { threeDSResult } = partsOf(data);
      if (source !== frame.contentWindow || origin !== location.origin) return;
      if (typeof threeDSResult !== 'string') return;
      window.removeEventListener('message', hear);
      place.hidden = true;
      place.replaceChildren();
      form.hidden = false;
      resolve(threeDSResult);
    });
  });
}
