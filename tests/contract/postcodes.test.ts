import { describe, expect, test } from 'vitest';
import { normalisePostcode } from '../../platform/postal/postcode.ts';
import { isPostcode, sentPostcode } from '../../machines/shared/typed-address.ts';
import { callOf, schemaOf } from './contract.ts';

/** One of each form, and what is none. */
const typed = [
  'M1 1AE',
  'B33 8TH',
  'CR2 6XH',
  'DN55 1PT',
  'W1A 0AX',
  'EC1A 1BB',
  'N1P 1AA',
  'GIR 0AA',
  'LK1C 2AB',
  'L11',
];

/** What fingers and scanners put in the place of a sign, and a sign that fits nowhere. */
const slips = ['0', 'O', '1', 'I', 'L', '5', 'S', 'C', '–'];

/** Every text with one sign, or two of them, written wrongly. */
const slipped = (text: string, from = 0): string[] =>
  Array.from(text).flatMap((_, at) =>
    at < from ? [] : slips.map((slip) => `${text.slice(0, at)}${slip}${text.slice(at + 1)}`),
  );
const everySlip = (text: string): string[] => [
  text,
  ...slipped(text),
  ...slipped(text).flatMap((once) => slipped(once)),
];

describe('the site asks about a postcode exactly where the gateway can read one (AD-11)', () => {
  test.each(typed)('%s and its slips', (text) => {
    const differently = everySlip(text).filter((one) => isPostcode(one) !== (normalisePostcode(one) !== undefined));
    expect([...new Set(differently)]).toEqual([]);
  });
});

describe('what somebody may type for a postcode goes as the contract takes it (AD-02, RI-02)', () => {
  const asked = callOf('checkAddress').parameters.find(({ name }) => name === 'postcode')?.schema;
  const told = schemaOf('Prospect').properties?.['address']?.properties?.['postcode'];
  const longest = Math.min(asked?.maxLength ?? 0, told?.maxLength ?? 0);

  test.each([
    'LK1 1AA',
    'LK1 1AA        ',
    '\tLK1 1AA\n',
    'L K 1   1 A A',
    'LK1          1AA',
    '(LK1) – (1AA).',
    'LKI1AA',
    'EC1A-1BB',
  ])('%j', (text) => {
    expect(isPostcode(text)).toBe(true);
    expect(sentPostcode(text).length).toBeLessThanOrEqual(longest);
    expect(normalisePostcode(sentPostcode(text))).toBe(normalisePostcode(text));
  });
});
