import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearNonEssential } from '../third-party/consent/clear-non-essential.ts';
import { FRIEND_DAYS, keptFriend } from './kept-friend.ts';

const slug = 'wagtail';
const DAY_MS = 86_400_000;
let now = 0;
const friend = () => keptFriend(slug, () => now);
const comeWith = (code: string) => sessionStorage.setItem(`${slug}.friend`, code);
/** The browser is closed and opened again. */
const comeBack = () => sessionStorage.clear();

beforeEach(() => {
  now = Date.parse('2026-11-23T09:00:00Z');
});
afterEach(() => {
  comeBack();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('without consent the code is kept for the tab alone (MK-06)', () => {
  comeWith('K7QM2XWD9H');
  expect(friend().code()).toBe('K7QM2XWD9H');
  expect(localStorage).toHaveLength(0);
  comeBack();
  expect(friend().code()).toBeUndefined();
});

it('with consent it is kept for 90 days from when they came, and then no more (MK-06)', () => {
  comeWith('K7QM2XWD9H');
  friend().keepLonger();
  comeBack();
  now += FRIEND_DAYS * DAY_MS;
  friend().keepLonger();
  expect(friend().code()).toBe('K7QM2XWD9H');
  now += 1;
  expect(friend().code()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('who comes again with the same link does not make it last longer, and another one counts from now', () => {
  comeWith('K7QM2XWD9H');
  friend().keepLonger();
  const before = localStorage.getItem('friend-link');
  now += DAY_MS;
  friend().keepLonger();
  expect(localStorage.getItem('friend-link')).toBe(before);
  comeWith('ANOTHER234');
  friend().keepLonger();
  comeBack();
  expect(friend().code()).toBe('ANOTHER234');
});

it('goes with the consent, and stays in the tab (SC-13)', () => {
  comeWith('K7QM2XWD9H');
  friend().keepLonger();
  clearNonEssential(slug, ['C0003']);
  expect(localStorage).toHaveLength(1);
  clearNonEssential(slug, ['C0002', 'C0004']);
  expect(localStorage).toHaveLength(0);
  expect(friend().code()).toBe('K7QM2XWD9H');
});

it('who has joined needs it no more', () => {
  comeWith('K7QM2XWD9H');
  friend().keepLonger();
  friend().forget();
  expect(friend().code()).toBeUndefined();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it.each(['<script>', 'x'.repeat(41), ''])('%j is no code, and is not kept', (code) => {
  comeWith(code);
  friend().keepLonger();
  expect(friend().code()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('what somebody else wrote in its place is none', () => {
  localStorage.setItem('friend-link', '{"code":1}');
  expect(friend().code()).toBeUndefined();
});

it('a browser that forbids storage costs nobody their page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(friend().code()).toBeUndefined();
  friend().keepLonger();
  friend().forget();
  vi.restoreAllMocks();
});
