import { inlineScript } from './inline-script.ts';
import {
  consentCookie,
  mostOfScreen,
  policyVersion,
  questionPlace,
} from '../../src/third-party/consent/consent-choice.ts';

/** The element that holds it; see `keep` in first-script.ts. */
export const questionSelector = `#${questionPlace}`;

/**
 * Runs right behind the question, before anything is painted, and without the app (src/third-party/consent/). It
 * - takes the question away where this browser keeps an answer to it, as `storedChoice` has it;
 * - gives it its place, as `ConsentBanner` does once it is there: nothing moves when that takes over;
 * - takes it away, too, from who comes back to the page by Back and has answered elsewhere;
 * - notes what is pressed, which is done when the app has the code for it, and what had the focus before.
 */
const script = `(() => {
const place = document.getElementById('${questionPlace}');
const isAnswered = () => /(?:^|; )${consentCookie}=[^;]*${encodeURIComponent('"revision":')}${policyVersion}%/.test(document.cookie);
if (isAnswered()) return place.replaceChildren();
const { clientHeight, style } = document.documentElement;
const section = place.querySelector('section');
const height = section.offsetHeight;
if (height > clientHeight * ${mostOfScreen}) section.dataset.inPage = '';
else style.setProperty('--bottom-inset', height + 'px');
const question = window.question = { pressed: null, from: null, isTaken: false };
addEventListener('pageshow', () => {
  if (question.isTaken || !isAnswered()) return;
  place.replaceChildren();
  style.removeProperty('--bottom-inset');
});
place.addEventListener('click', ({ target }) => question.pressed = target.closest('button'));
place.addEventListener('focusin', ({ relatedTarget }) => {
  if (relatedTarget && !place.contains(relatedTarget)) question.from = relatedTarget;
});
})()`;

/** The question about cookies as plain HTML, first in the page. */
export const consentQuestion = (drawn: string): string =>
  `<div id="${questionPlace}">${drawn}</div>${inlineScript(script)}`;
