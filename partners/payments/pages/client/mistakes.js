// @ts-check

/**
 * Shows at each field what is wrong with it, and goes to the first.
 *
 * @param {HTMLFormElement} form
 * @param {Map<string, string>} mistakes
 */
export function mistakesIn(form, mistakes) {
  for (const field of form.querySelectorAll('input[aria-describedby]')) {
    if (!(field instanceof HTMLInputElement)) continue;
    const mistake = mistakes.get(field.name);
    const place = document.getElementById(`${field.id}-mistake`);
    if (place) place.textContent = mistake ?? '';
    if (mistake === undefined) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  }
  const first = form.querySelector('[aria-invalid]');
  if (first instanceof HTMLElement) first.focus();
}
