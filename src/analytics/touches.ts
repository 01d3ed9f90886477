import { trackedFields, type AnalyticsEvent } from './catalogue.ts';

type TrackedField = (typeof trackedFields)[number];

/** Fields whose own name is not the one they are tracked under; by form and field where the form decides. */
const otherNames: Readonly<Record<string, TrackedField | undefined>> = {
  losing_provider_id: 'current_provider',
  // Whoever holds the account with the losing provider, as the bill names them.
  'switch_details last_name': 'account_holder_name',
};

const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_');

function trackedName(form: string, name: string): TrackedField | null {
  const snake = snakeCase(name);
  return otherNames[`${form} ${snake}`] ?? trackedFields.find((field) => field === snake) ?? otherNames[snake] ?? null;
}

function clicked({ target, detail }: MouseEvent): AnalyticsEvent | null {
  // The second click of a double click follows the same link.
  if (detail > 1 || !(target instanceof Element)) return null;
  const linkId = target.closest<HTMLElement>('[data-analytics-id]')?.dataset['analyticsId'];
  return linkId === undefined ? null : { name: 'navigation_click', data: { link_id: linkId } };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Tells clicks on links that have an analytics id, and that tracked fields are used: never what is in them (SC-18). */
export function createTouches() {
  const told = new Set<string>();

  function used({ type, target }: Event): AnalyticsEvent | null {
    if (!isControl(target) || !target.form) return null;
    const form = snakeCase(target.form.getAttribute('name') ?? '');
    const field = trackedName(form, target.name);
    if (field === null) return null;
    const name = type === 'focusin' ? 'form_field_focused' : 'form_field_completed';
    const data = { form, field };
    const key = [name, data.form, field].join(' ');
    if (told.has(key) || (type === 'focusout' && target.value === '')) return null;
    told.add(key);
    return { name, data };
  }

  return {
    tell: (event: Event): AnalyticsEvent | null =>
      event.type === 'click' ? clicked(event as MouseEvent) : used(event),
    /** Another page: its fields are new ones. */
    forget: (): void => told.clear(),
  };
}
