import { afterEach, expect, test } from 'vitest';
import { givePostcode, takeGivenPostcode } from './given-postcode.ts';

afterEach(() => delete window.early);

/** What the first script of the page leaves for the app. */
const arrivedWith = (postcode?: string) => {
  window.early = {
    last: null,
    isTouched: false,
    stop: () => undefined,
    next: [],
    ...(postcode !== undefined && { postcode }),
  };
};

test('who comes without a postcode gives none', () => {
  expect(takeGivenPostcode()).toBeUndefined();
  arrivedWith();
  expect(takeGivenPostcode()).toBeUndefined();
});

test('what was typed on the home page is taken once, and an empty field counts as typed (AD-08)', () => {
  for (const typed of ['LK1 1AA', '']) {
    givePostcode(typed);
    expect(takeGivenPostcode()).toBe(typed);
    expect(takeGivenPostcode()).toBeUndefined();
  }
});

test('what the first script took out of the address is taken once', () => {
  arrivedWith('LK1 1AA');
  expect(takeGivenPostcode()).toBe('LK1 1AA');
  expect(takeGivenPostcode()).toBeUndefined();
});

test('who types another one before the first is taken is asked about the other', () => {
  arrivedWith('LK1 1AA');
  givePostcode('LK9 1SA');
  expect(takeGivenPostcode()).toBe('LK9 1SA');
  expect(takeGivenPostcode()).toBeUndefined();
});
