import { describe, expect, it } from 'vitest';
import { loading, matched, started, starts, switchingWith, tidewell } from './switch-provider.cases.ts';
import type { SwitchProviderContext } from './switch-provider.types.ts';
import {
  hasOrderToGoOnWith,
  isAwaited,
  isSettled,
  setUpWith,
  standingOf,
  switchingOf,
  undecided,
} from './switch-standing.rules.ts';

const at = (state: string) => switchingWith({ ...loading, state });

describe.each([
  ['loading', 'loading', false],
  ['matched', 'matched', false],
  ['failed', 'failed', false],
  ['consented', 'started', true],
  ['ordered', 'started', true],
  ['updated', 'started', true],
  ['triggered', 'started', true],
  ['cancelled', 'ended', false],
  ['expired', 'ended', false],
  ['pondering', 'unknown', false],
  ['toString', 'unknown', false],
])('a switch that is "%s" (SW-09)', (state, standing, isSetUp) => {
  it(`stands as "${standing}"`, () => expect(standingOf({ ...loading, state })).toBe(standing));

  it(`is ${isSetUp ? '' : 'not '}set up, and leaves ${isSetUp ? 'nothing' : 'something'} open (SW-04)`, () => {
    expect(setUpWith(at(state))).toBe(isSetUp ? 'Riverbourne Broadband' : null);
    expect(isSettled(at(state))).toBe(isSetUp);
  });

  it('is awaited while the provider looks for the customer, and then only (SW-05)', () =>
    expect(isAwaited(at(state))).toBe(state === 'loading'));
});

describe('a customer who goes without us (SW-01)', () => {
  it.each(['none', 'self', 'unkept'] as const)('and says "%s" has nothing open and nothing set up', (wish) => {
    const switching = { ...at('consented'), wish };
    expect([isSettled(switching), setUpWith(switching)]).toEqual([true, null]);
    expect(isAwaited({ ...at('loading'), wish })).toBe(false);
  });

  it('has it open until they say so', () => {
    expect(isSettled(undecided('Fairweather'))).toBe(false);
    expect(isSettled({ ...undecided('Fairweather'), wish: 'switch' })).toBe(false);
    expect(setUpWith({ ...undecided('Fairweather'), wish: 'switch' })).toBeNull();
    expect(isAwaited({ ...undecided('Fairweather'), wish: 'switch' })).toBe(false);
  });
});

it('the provider is called as the customer chose it, or as the gateway calls it', () => {
  expect(setUpWith({ ...at('ordered'), provider: tidewell })).toBe('Tidewell');
  expect(setUpWith({ ...at('ordered'), provider: null })).toBe('Riverbourne Broadband');
});

it('an order begins with the name of the member, and with nothing else said (SW-03)', () => {
  expect(undecided('Fairweather')).toEqual({
    wish: null,
    provider: null,
    lastName: 'Fairweather',
    accountNumber: '',
    status: null,
    started: null,
  });
});

it('a switch that the gateway has is told with all that it was asked with (SW-08)', () => {
  expect(switchingOf({ ...matched, losingProviderAccountNumber: '100200300' }, started)).toEqual({
    wish: 'switch',
    provider: { id: 'RBRN', name: 'Riverbourne Broadband' },
    lastName: 'Fairweather',
    accountNumber: '100200300',
    status: { ...matched, losingProviderAccountNumber: '100200300' },
    started,
  });
  expect(switchingOf(matched, null)).toMatchObject({ accountNumber: '', started: null });
});

it.each([
  [false, false, true],
  [true, false, false],
  [false, true, true],
  [true, true, true],
])('visits booked: %s, ordered: %s – there is an order to go on with: %s (SW-07)', (isBooked, isOrdered, mayGoOn) => {
  const booking = isBooked ? { outsideVisit: null, inHomeVisit: null } : null;
  const context = { ...starts['a customer with a plan'], booking, isOrdered } as SwitchProviderContext;
  expect(hasOrderToGoOnWith(context)).toBe(mayGoOn);
});
