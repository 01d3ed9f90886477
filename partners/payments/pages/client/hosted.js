// @ts-check

/** @typedef {import('./messages.js').FrameMessage} FrameMessage */

/** With which the shop asks how the session stands, as soon as something was tried in it. */
let sessionResult = '';

/** @param {string} returnUrl */
function goBack(returnUrl) {
  const { sessionId = '' } = document.body.dataset;
  const back = new URL(returnUrl);
  back.searchParams.set('sessionId', sessionId);
  if (sessionResult !== '') back.searchParams.set('sessionResult', sessionResult);
  // Back must not lead to what is done.
  location.replace(back);
}

/**
 * Where there is no page around this one, what would be said to it has this one left, for another page of the provider's or for the shop's. A
 * refusal stays here: it is tried again in the same form.
 *
 * @param {FrameMessage} message
 * @param {string} returnUrl
 */
export function leaveWith(message, returnUrl) {
  if (message.type === 'redirect') location.assign(message.url);
  if (message.type === 'over') goBack(returnUrl);
  if (message.type !== 'result') return;
  ({ sessionResult } = message);
  if (['Authorised', 'Pending', 'Received'].includes(message.resultCode)) goBack(returnUrl);
}
