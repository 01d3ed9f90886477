import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Check } from './checks.ts';
import { dataLayer } from './data-layer.ts';
import { createTracker, layerEntry } from './tracker.ts';

const productId = '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001';
const plan = { product_id: productId, monthly_price_in_pence: 3500, contract_months: 12, speed_in_mbps: 500 };

/** What customers type or what the gateway knows of them, as it could slip into an event. */
const personal = [
  'wren.fairweather@example.com',
  'Wren Fairweather',
  '07700 900321',
  '07700900321',
  '+44 7700 900321',
  '01632 960 555',
  '12 Saltmarsh Row, Larkhaven, LK1 1AA',
  'LK1 1AA',
  '100000000001',
  '00123456',
];

afterEach(() => {
  delete window.dataLayer;
  vi.restoreAllMocks();
});

describe('an event of the catalogue', () => {
  it('goes to the data layer of the page, and calls nobody (SC-15)', () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('called'));
    const beacon = vi.fn<typeof navigator.sendBeacon>();
    vi.stubGlobal('navigator', { sendBeacon: beacon });
    createTracker(dataLayer())({ name: 'plan_selected', data: plan });
    expect(window.dataLayer).toEqual([{ event: 'plan_selected', ...plan }]);
    expect(fetch).not.toHaveBeenCalled();
    expect(beacon).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('joins what a tag manager has put there (SC-15)', () => {
    window.dataLayer = [{ 'gtm.start': 1 }];
    createTracker(dataLayer())({ name: 'journey_saved', data: {} });
    expect(window.dataLayer).toEqual([{ 'gtm.start': 1 }, { event: 'journey_saved' }]);
  });

  it('of changing a plan sends its skus in pieces (SC-17)', () => {
    const skus = Array.from({ length: 8 }, (_, index) => `BB-SYMMETRIC-${index}`);
    const entry = layerEntry('change_plan', { step: 'confirm_plan', mesh_wifi: true, skus });
    expect(Object.keys(entry)).toEqual(['event', 'step', 'mesh_wifi', 'skus_1', 'skus_2']);
  });

  it('may leave out what is optional', () => {
    const shown = { kind: 'NetworkError', status: 0, journey: 'choosePlan', state: 'plansNotLoaded' };
    expect(layerEntry('error_shown', { ...shown, code: undefined })).toEqual({ event: 'error_shown', ...shown });
  });
});

describe('what is refused begins "Validation error:" (SC-16)', () => {
  it.each(['plan.selected', 'plan selected', 'plan-selected', 'plän', '', 'order_placed\n'])('the name %j', (name) => {
    expect(() => layerEntry(name, {})).toThrow(/^Validation error: .*letters, digits and underscores/);
  });

  it.each(['no_such_event', 'toString', '__proto__', 'constructor'])('the unknown event %s', (name) => {
    expect(() => layerEntry(name, {})).toThrow(/^Validation error: there is no event/);
  });

  it('any other name, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        fc.pre(!Object.hasOwn(catalogue, name));
        expect(() => layerEntry(name, {})).toThrow(/^Validation error:/);
      }),
    );
  });

  it.each([
    ['missing data', { ...plan, product_id: undefined }],
    ['a text for a number', { ...plan, contract_months: '12' }],
    ['a fraction', { ...plan, contract_months: 1.5 }],
    ['a number below nothing', { ...plan, contract_months: -1 }],
    ['a number that is none', { ...plan, contract_months: Number.NaN }],
    ['a field that nobody knows', { ...plan, colour: 'pink' }],
  ])('%s', (_, data) => {
    expect(() => layerEntry('plan_selected', data)).toThrow(/^Validation error: plan_selected/);
  });

  it.each([
    [['BB-1,BB-2']],
    [['']],
    [['BB 150']],
    [['wren@example.com']],
    [['07700900321']],
    [[150]],
    ['BB-150'],
    [['\uD800x']],
    [[`A${'a'.repeat(100)}`]],
  ])('the skus %j', (skus) => {
    expect(() => layerEntry('change_plan', { step: 'confirm_plan', mesh_wifi: true, skus })).toThrow(
      /^Validation error:/,
    );
  });
});

describe('nothing personal', () => {
  const fields = Object.entries(catalogue).flatMap(([name, { fields: checks }]) =>
    Object.entries<Check<unknown>>(checks).map(([field, check]) => ({ name, field, check })),
  );

  it.each(fields)('passes as $name, $field', ({ field, check }) => {
    // A name cannot be told from a title by a rule. Titles are the site's own words.
    const samples = field === 'page_title' ? personal.filter((sample) => sample !== 'Wren Fairweather') : personal;
    const passed = samples
      .flatMap((sample) => [sample, [sample], `/${sample}`])
      .filter((value) => check.accepts(value));
    expect(passed).toEqual([]);
  });

  it('passes in the words of an error, either', () => {
    for (const sample of personal)
      for (const { name, field } of fields)
        expect(() => layerEntry(name, { [sample]: sample, [field]: sample })).toThrow(
          expect.objectContaining({ message: expect.not.stringContaining(sample) as string }),
        );
  });

  it('has a field of its own: the types refuse it', () => {
    // @ts-expect-error -- no event has a field for an e-mail address
    const send = () => createTracker([])({ name: 'member_logged_in', data: { email: 'wren@example.com' } });
    expect(send).toThrow(/^Validation error:/);
    for (const { field } of fields)
      expect(field).not.toMatch(/mail|first|last|phone|msisdn|address|postcode|uprn|account|member|birth|value/);
  });
});
