// @ts-check
import { leaveWith } from './hosted.js';
import { partsOf } from './typed.js';

/**
 * What the page in the frame says to the shop's page around it, and hears from it. It is ours, not Adyen's: one adapter of the site knows it.
 *
 * @typedef {(
 *   | { type: 'ready' }
 *   | { type: 'height', height: number }
 *   | { type: 'paying' }
 *   | { type: 'failed' }
 *   | { type: 'over', status: string }
 *   | { type: 'redirect', url: string, to: 'bank' | 'wallet' }
 *   | { type: 'result', resultCode: string, sessionResult: string }
 * )} FrameMessage
 */

/** The shop's page is the only one that may have us in a frame. As a page by itself we lead back to `returnUrl`. */
const { shop = '', returnUrl } = document.body.dataset;

export const isHosted = returnUrl !== undefined;

/** @param {FrameMessage} message */
export function say(message) {
  if (returnUrl !== undefined) {
    leaveWith(message, returnUrl);
    return;
  }
  window.parent.postMessage({ from: 'payment-provider', ...message }, shop);
}

/** @param {{ begin: (sessionData: string) => void, theme: (theme: string) => void }} hears */
export function listenToPage(hears) {
  // Behind the address is what shows who may pay.
  if (isHosted) {
    hears.theme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    hears.begin(location.hash.slice(1));
  }
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== shop) return;
    const { to, type, sessionData, theme } = partsOf(event.data);
    if (to !== 'payment-provider') return;
    if (type === 'begin' && typeof sessionData === 'string') hears.begin(sessionData);
    if (type === 'theme' && typeof theme === 'string') hears.theme(theme);
  });
}

/** Tells how high the page is, whenever that changes: a frame does not grow by itself. */
export function watchHeight() {
  const main = document.querySelector('main');
  if (!main) return;
  const tell = () => say({ type: 'height', height: Math.ceil(main.getBoundingClientRect().height) });
  new ResizeObserver(tell).observe(main);
  // Below the fold a browser draws a frame of another origin no more, and tells of no size.
  new MutationObserver(tell).observe(main, { subtree: true, childList: true, attributes: true, characterData: true });
}
