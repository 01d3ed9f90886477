import { describe, expect, it, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { customerAfter } from '../../studio/machine-tests/describe-customers.ts';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed } from '../shared/model-case.ts';
import {
  failedWith,
  loading,
  matched,
  matchedWithLandline,
  riverbourne,
  started,
  starts,
  switchingWith,
  tidewell,
} from './switch-provider.cases.ts';
import { switchProviderMachine } from './switch-provider.machine.ts';
import { selectSwitchProvider } from './switch-provider.selectors.ts';
import type { SwitchProviderInput } from './switch-provider.types.ts';

/** What the page of a customer of whom this is known is told, after these events. */
function shown(known: Partial<SwitchProviderInput>, ...events: Happening[]) {
  const input = { ...starts['a customer with a plan'], ...known };
  const snapshot = customerAfter(switchProviderMachine, input, events).now();
  return selectSwitchProvider(snapshot as SnapshotFrom<typeof switchProviderMachine>);
}

const wants: Happening = { type: 'wish.submitted', wish: 'switch' };
const corrects: Happening = { type: 'detailsChange.requested' };
const agrees: Happening = { type: 'consent.submitted', consent: true, landline: '' };
const listed = answered('loadProviders', [riverbourne, tidewell]);
const asksRiverbourne: readonly Happening[] = [wants, listed, { type: 'provider.chosen', providerId: riverbourne.id }];
const gives: Happening = { type: 'details.submitted', lastName: 'Fairweather', accountNumber: '77' };
const withNumber = { ...failedWith('1108'), lastName: 'Merryweather', losingProviderAccountNumber: '100200300' };

test('a customer who has said nothing yet sees the question and the home (SW-01)', () => {
  expect(shown({})).toEqual({
    providers: [],
    errors: {},
    address: '4 Heron Way, Larkhaven, LK1 1AA',
    wish: null,
    providerName: '',
    details: { lastName: 'Fairweather', accountNumber: '' },
    sent: { lastName: 'Fairweather', accountNumber: '' },
    fault: null,
    fieldsToCorrect: [],
    needsAccountNumber: false,
    refusal: '',
    busy: null,
    isLookingAgain: false,
    isRetryingAlone: false,
    mayGoOn: true,
    isOrdered: false,
    isLandlineOffered: false,
    status: null,
    completionDate: null,
  });
  expect(shown({}, { type: 'wish.submitted', wish: '' }).errors).toEqual({ wish: 'wishMissing' });
});

test('what was said before is shown, but not what nobody kept (SW-01)', () => {
  const { switching } = starts['a customer with a plan'];
  expect(shown({ switching: { ...switching, wish: 'self' } }).wish).toBe('self');
  expect(shown({ switching: { ...switching, wish: 'unkept' } }).wish).toBeNull();
});

describe('the page says what we are doing', () => {
  it.each([
    ['loadingProviders', shown({}, wants)],
    ['requesting', shown({}, ...asksRiverbourne, gives)],
    ['starting', shown({ switching: switchingWith(matched) }, agrees)],
    [
      'withdrawing',
      shown({ switching: switchingWith(matched) }, { type: 'switchDetails.closed' }, { type: 'switch.declined' }),
    ],
    [null, shown({}, wants, listed)],
  ])('%s', (busy, model) => expect(model.busy).toBe(busy));

  it('while we wait to ask again (SW-07)', () => {
    expect(shown({ switching: switchingWith(loading) }).isRetryingAlone).toBe(false);
    expect(shown({ switching: switchingWith(failedWith('9008')) }).isRetryingAlone).toBe(true);
  });
});

describe('the provider', () => {
  it('is found in the list, and then asked for by name (SW-02, SW-03)', () => {
    expect(shown({}, wants, listed).providers).toEqual([riverbourne, tidewell]);
    expect(shown({}, ...asksRiverbourne)).toMatchObject({ providers: [], providerName: 'Riverbourne Broadband' });
  });

  it('is the one who answered, until another one’s form is open (SW-07)', () => {
    const switching = { ...switchingWith(failedWith('1107')), provider: tidewell };
    expect(shown({ switching }).providerName).toBe('Riverbourne Broadband');
    expect(shown({ switching }, corrects).providerName).toBe('Tidewell');
    expect(shown({ switching: { ...switching, provider: null } }, corrects).providerName).toBe('Riverbourne Broadband');
  });
});

it('while another provider is asked, it and what it is asked with are named, not those of the answer before (SW-07)', () => {
  const switching = { ...switchingWith(failedWith('1107')), provider: tidewell };
  const other = { type: 'details.submitted', lastName: 'Merryweather', accountNumber: '100 200 300' } as const;
  expect(shown({ switching }, corrects, other)).toMatchObject({
    busy: 'requesting',
    providerName: 'Tidewell',
    sent: { lastName: 'Merryweather', accountNumber: '100 200 300' },
  });
  expect(
    shown(
      { switching },
      corrects,
      other,
      failed('requestMatch', { kind: 'HttpError', status: 503, code: 'x', message: '', fields: [] }),
    ).providerName,
  ).toBe('Tidewell');
});

describe('a match that failed (SW-07)', () => {
  const switching = { ...switchingWith(withNumber), lastName: 'Fairweather', accountNumber: '77' };

  it('is told with what was sent and what did not match, and the form with what is known now', () => {
    expect(shown({ switching })).toMatchObject({
      details: { lastName: 'Fairweather', accountNumber: '77' },
      sent: { lastName: 'Merryweather', accountNumber: '100200300' },
      fault: '1108',
      fieldsToCorrect: ['lastName'],
      needsAccountNumber: false,
      status: withNumber,
    });
    expect(shown({ switching: switchingWith(failedWith('1108')) }).sent.accountNumber).toBe('');
  });

  it('is put right at the fields that may differ, and needs the number where the provider does', () => {
    expect(shown({ switching: switchingWith(failedWith('1109')) })).toMatchObject({
      fieldsToCorrect: ['accountNumber'],
      needsAccountNumber: true,
    });
    expect(shown({ switching: switchingWith(failedWith('1107')) })).toMatchObject({
      fault: '1107',
      fieldsToCorrect: [],
    });
  });

  it('says nothing in the form for another provider', () => {
    expect(shown({ switching: { ...switching, provider: tidewell } })).toMatchObject({
      fault: null,
      fieldsToCorrect: [],
      needsAccountNumber: false,
    });
  });

  it('says so where the provider gave no reason', () => {
    expect(shown({ switching: switchingWith({ ...loading, state: 'failed' }) }).fault).toBe('');
  });

  it('says nothing in a form that the gateway has refused since', () => {
    const refused = {
      kind: 'HttpError',
      status: 400,
      code: 'invalid.request',
      message: '',
      fields: [{ path: 'lastName', message: 'Not this' }],
    };
    expect(shown({ switching }, gives, failed('requestMatch', refused))).toMatchObject({
      errors: { lastName: 'Not this' },
      fault: null,
      fieldsToCorrect: [],
    });
  });
});

describe('the gateway’s own words', () => {
  const message = 'This provider takes no part at the moment';
  const after = (status: number) =>
    shown(
      {},
      ...asksRiverbourne,
      gives,
      failed('requestMatch', { kind: 'HttpError', status, code: 'provider.suspended', message, fields: [] }),
    ).refusal;

  it.each([400, 409, 499])('are for the customer with %i', (status) => expect(after(status)).toBe(message));
  it.each([399, 401, 500])('are not for the customer with %i', (status) => expect(after(status)).toBe(''));

  it('are none where nobody answered', () => {
    const offline = failed('requestMatch', { kind: 'NetworkError', message: 'offline' });
    expect(shown({}, ...asksRiverbourne, gives, offline).refusal).toBe('');
  });
});

describe('what the switch means (SW-10)', () => {
  it('has a question about the landline where there is one', () => {
    expect(shown({ switching: switchingWith(matched) }).isLandlineOffered).toBe(false);
    expect(shown({ switching: switchingWith(matchedWithLandline) }).isLandlineOffered).toBe(true);
  });

  it('leaves the home as it is once the broadband is ordered', () => {
    const booking = { outsideVisit: null, inHomeVisit: null };
    expect(shown({ isOrdered: true, booking })).toMatchObject({ isOrdered: true, mayGoOn: true });
    expect(shown({ booking })).toMatchObject({ isOrdered: false, mayGoOn: false });
  });
});

describe('the day of the switch (SW-10, SW-13)', () => {
  const switching = { ...switchingWith({ ...matched, state: 'consented', plannedSwitchDate: '2026-01-20' }), started };
  const inHomeVisit = { appointmentId: 'a', date: '2026-01-27', slot: 'AM' as const, formattedSlot: '8am-12pm' };
  const none = { outsideVisit: null, inHomeVisit: null };

  it.each([
    [
      'is that of the visit as it is held now, not as it was at the consent',
      { booking: { ...none, inHomeVisit } },
      '2026-01-27',
    ],
    [
      'is the one that the customer asked for, where no visit decides it',
      { booking: none, connectionDate: '2026-01-28' },
      '2026-01-28',
    ],
    [
      'is that of the consent before the visits are booked',
      { booking: null, connectionDate: '2026-01-28' },
      '2026-01-19',
    ],
    ['is that of the consent where nobody has asked for one', { booking: none }, '2026-01-19'],
    [
      'is the one that the provider was told before the consent',
      { switching: { ...switching, started: null } },
      '2026-01-20',
    ],
    ['is not known before a match was asked for', { switching: starts['a customer with a plan'].switching }, null],
  ])('%s', (_, known, date) => expect(shown({ switching, ...known }).completionDate).toBe(date));
});
