import { beforeEach, expect, test } from 'vitest';
import type { AnalyticsEvent } from './catalogue.ts';
import { createTouches } from './touches.ts';

let told: AnalyticsEvent[] = [];

/** A page as the site draws it, with listeners on it. */
function page(html: string) {
  document.body.innerHTML = html;
  const touches = createTouches();
  told = [];
  const hear = (event: Event) => told.push(...[touches.tell(event)].filter((one) => one !== null));
  for (const type of ['click', 'focusin', 'focusout']) document.body.firstElementChild?.addEventListener(type, hear);
  return touches;
}

const fire = (selector: string, type: string, detail = 1) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, detail }));

function type(selector: string, value: string) {
  const field = document.querySelector<HTMLInputElement>(selector);
  fire(selector, 'focusin');
  if (field) field.value = value;
  fire(selector, 'focusout');
}

beforeEach(() => (told = []));

test('a link that is followed is told by its analytics id, once for a double click', () => {
  page('<nav><a data-analytics-id="nav_join"><span>Join us</span></a></nav>');
  fire('span', 'click');
  fire('span', 'click', 2);
  expect(told).toEqual([{ name: 'navigation_click', data: { link_id: 'nav_join' } }]);
});

test('a click on anything else is nobody’s business', () => {
  page('<main><a href="#">Terms</a><button>Go</button></main>');
  fire('a', 'click');
  fire('button', 'click');
  expect(told).toEqual([]);
});

test('a tracked field is told as entered and as filled in, never with what is in it (SC-18)', () => {
  page('<form name="log-in"><input name="email"></form>');
  type('input', 'wren.fairweather@example.com');
  expect(told).toEqual([
    { name: 'form_field_focused', data: { form: 'log_in', field: 'email' } },
    { name: 'form_field_completed', data: { form: 'log_in', field: 'email' } },
  ]);
  expect(JSON.stringify(told)).not.toContain('wren');
});

test.each([
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['accountHolderName', 'account_holder_name'],
  ['currentProvider', 'current_provider'],
  ['losingProviderId', 'current_provider'],
])('the field %s is tracked as %s (SC-18)', (name, tracked) => {
  page(`<form name="switch"><input name="${name}"></form>`);
  fire('input', 'focusin');
  expect(told).toEqual([{ name: 'form_field_focused', data: { form: 'switch', field: tracked } }]);
});

test.each(['password', 'phone', 'postcode', 'losingProviderAccountNumber', 'birthYear', 'engineerInstructions'])(
  'the field %s is not tracked (SC-18)',
  (name) => {
    page(`<form name="any"><input name="${name}"></form>`);
    type('input', 'something');
    expect(told).toEqual([]);
  },
);

test('a field left empty was not filled in; the second visit to it is not told again', () => {
  const touches = page('<form name="interest"><input name="firstName"></form>');
  type('input', '');
  type('input', '');
  expect(told.map(({ name }) => name)).toEqual(['form_field_focused']);
  touches.forget();
  type('input', 'Wren');
  expect(told.map(({ name }) => name)).toEqual(['form_field_focused', 'form_field_focused', 'form_field_completed']);
});
