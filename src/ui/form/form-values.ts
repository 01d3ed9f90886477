/**
 * What a form's fields hold, as text. A checkbox or radio group that is not ticked is '', so that nothing falls back to
 * an earlier answer. The button that was pressed is among them when it has a name.
 */
export function formValues(form: HTMLFormElement, pressed: HTMLElement | null = null): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
      if (control.name) values[control.name] ??= '';
    }
  }
  for (const [name, value] of new FormData(form, pressed)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** The same without passwords, which must not be kept anywhere. */
export function draftValues(form: HTMLFormElement): Record<string, string> {
  const secret = new Set([...form.querySelectorAll<HTMLInputElement>('[data-secret]')].map(({ name }) => name));
  return Object.fromEntries(Object.entries(formValues(form)).filter(([name]) => !secret.has(name)));
}
