import { describe, expect, it } from 'vitest';
import { hasAdvertisingConsent, levelOf, policyVersion, storedChoice, type ConsentGroup } from './consent-choice.ts';

const cookie = (value: unknown) => `sid=1; consent=${encodeURIComponent(JSON.stringify(value))}; XSRF-TOKEN=2`;
const kept = (categories: unknown, revision: unknown = policyVersion) => cookie({ revision, categories });

describe('the choice that the browser keeps', () => {
  it.each([
    ['all', kept(['C0001', 'C0002', 'C0003', 'C0004']), ['C0002', 'C0003', 'C0004']],
    ['none', kept(['C0001']), []],
    ['advertising alone', kept(['C0001', 'C0004']), ['C0004']],
    ['groups that we do not know', kept(['C0001', 'C0009']), []],
  ])('is read: %s (SC-13)', (_, cookies, choice) => {
    expect(storedChoice(cookies)).toEqual(choice);
  });

  it.each([
    ['there is no cookie', 'sid=1'],
    ['another cookie ends in its name', 'noconsent=%7B%7D'],
    ['it is about an earlier policy', kept(['C0001', 'C0004'], policyVersion - 1)],
    ['it is no JSON', 'consent=yes'],
    ['it is null', cookie(null)],
    ['it has no groups', kept('C0004')],
    ['it is cut off', 'consent=%7B%'],
  ])('is none when %s: the customer is asked', (_, cookies) => {
    expect(storedChoice(cookies)).toBeNull();
  });
});

it.each<[readonly ConsentGroup[] | null, string, boolean]>([
  [null, 'ESSENTIAL', false],
  [[], 'ESSENTIAL', false],
  [['C0002', 'C0003'], 'ESSENTIAL', false],
  [['C0004'], 'ESSENTIAL', true],
  [['C0002', 'C0003', 'C0004'], 'FULL', true],
])(
  'granted %s is the level %s; advertising is consented to by C0004 alone: %s (SC-13)',
  (choice, level, advertising) => {
    expect(levelOf(choice)).toBe(level);
    expect(hasAdvertisingConsent(choice)).toBe(advertising);
  },
);
