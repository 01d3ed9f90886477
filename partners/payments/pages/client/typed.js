// @ts-check

/**
 * What somebody has typed into a field.
 *
 * @param {HTMLFormElement} form
 * @param {string} name
 */
export function typedIn(form, name) {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * The parts of a message, of which nothing is known yet.
 *
 * @param {unknown} data
 * @returns {Record<string, unknown>}
 */
export function partsOf(data) {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
