// @ts-check

/**
 * Asks the provider. Rejects where it does not answer, or refuses.
 *
 * @template Answer
 * @param {string} path
 * @param {object} body
 * @returns {Promise<Answer>}
 */
export async function ask(path, body) {
  const answer = await fetch(`/checkoutshopper/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
  // The contract says what it is.
  return /** @type {Answer} */ (await answer.json());
}
