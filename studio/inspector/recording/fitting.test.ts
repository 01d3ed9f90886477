import { describe, expect, it } from 'vitest';
import { sentinels } from '../../../gateway/scenarios/sentinels.ts';
import { journeys } from '../../../machines/index.ts';
import { mask } from '../bridge/mask.ts';
import type { Masked } from '../bridge/messages.types.ts';
import { fittingSteps, fittingValues, leads } from './fitting.ts';
import { inventionFor } from './invented.ts';
import type { RecordedStep } from './recording.types.ts';
import { filled } from './typed-fields.ts';

const step = (machine: string, at: string, event: RecordedStep['event'], ...led: string[]): RecordedStep => ({
  machine,
  at: [at],
  event,
  led,
});

const credentials = { type: 'credentials.submitted', email: '‹email›', password: '‹password›' };
const address = { type: 'address.submitted', postcode: '‹postcode›', streetNumber: '‹streetNumber›' };
const booking = { type: 'booking.confirmed', lastName: '‹lastName›' };

describe('what stands for what a customer typed', () => {
  it('leads where it led the customer, each time anew', () => {
    const steps = [
      step('addressCheck', 'enteringAddressByHand', address, 'addressCheck.areaNotServed'),
      step('addressCheck', 'addressCheck.areaNotServed', { type: 'address.changed' }),
      step('addressCheck', 'enteringAddressByHand', address, 'addressCheck.addressServed'),
    ];
    expect(fittingValues({ steps, end: null })).toMatchObject({ '0.postcode': 'LK9 1NP', '2.postcode': 'LK9 1SA' });
  });

  it('is refused first where the customer had to correct it, by what they typed anew', () => {
    const given = (second: RecordedStep['event']) =>
      fittingValues({
        steps: [
          step('logIn', 'enteringCredentials', credentials, 'logIn.checkingCredentials', 'enteringCredentials'),
          step('logIn', 'enteringCredentials', second, 'logIn.welcomingMember'),
        ],
        end: null,
      });
    expect(given(credentials)).toMatchObject({ '0.email': 'no address', '1.email': '{email}' });
    // The machine keeps the address: it has to be the right one from the first time on.
    expect(given({ ...credentials, email: '‹=email›' })).toEqual({
      '0.email': '{email}',
      '0.password': 'not-the-password',
      '1.password': 'larkline-demo-1',
    });
  });

  it('is the name that the network refuses a visit for, where it did', () => {
    const steps = [step('bookInstall', 'addingEngineerNotes', booking, 'bookInstall.reservingVisits')];
    const rejected = (visit: string) => ({
      steps,
      end: { machine: 'bookInstall', at: ['bookInstall.choosingVisit.date.visitRejected', visit] },
    });
    expect(fittingValues(rejected('choosingOutsideVisit'))).toEqual({ '0.lastName': 'Rainford' });
    expect(fittingValues(rejected('choosingInHomeVisit'))).toEqual({ '0.lastName': 'Lockwood' });
    expect(fittingValues({ steps, end: null })).toEqual({ '0.lastName': 'Fairweather' });
  });

  it('is a home that needs the visits that were booked', () => {
    const visits = (...at: string[]) => ({
      steps: [
        step('addressCheck', 'enteringAddressByHand', address),
        ...at.map((visit) => step('bookInstall', visit, { type: 'visit.confirmed' }, 'visitsHeld')),
      ],
      end: null,
    });
    const postcodeFor = (...at: string[]) => fittingValues(visits(...at))['0.postcode'];
    expect(postcodeFor('choosingOutsideVisit')).toBe('LK9 2PW');
    expect(postcodeFor('choosingInHomeVisit')).toBe('LK9 2HH');
    expect(postcodeFor('choosingOutsideVisit', 'choosingInHomeVisit')).toBe('LK9 1SA');
  });

  it('is a name that their old provider knows, where the match was found, though it was filled in already', () => {
    const details = { type: 'details.submitted', lastName: '‹=switching.lastName›', accountNumber: '' };
    const steps = [
      step('switchProvider', 'enteringDetails', details, 'switchProvider.matchFound.switchReadyToStart'),
      step('bookInstall', 'addingEngineerNotes', { ...booking, lastName: '‹=contact.lastName›' }),
    ];
    const end = { machine: 'bookInstall', at: ['bookInstall.choosingVisit.date.visitsRejected'] };
    expect(fittingValues({ steps, end })).toEqual({ '0.lastName': 'Archer', '1.lastName': 'Busby' });
  });

  it('is their own home in place of one that was picked from a list', () => {
    const picked = (...led: string[]) =>
      fittingSteps([
        step(
          'addressCheck',
          'choosingSuggestion',
          { type: 'suggestion.chosen', suggestion: '‹=suggestions.3›' },
          ...led,
        ),
      ])[0]?.event;
    expect(picked('addressCheck.enteringAddress.retrievingAddress')).toMatchObject({ suggestion: '‹=suggestions.0›' });
    expect(picked('addressCheck.enteringAddress.searchingAddresses')).toMatchObject({ suggestion: '‹=suggestions.3›' });
  });
});

it('every value that leads somewhere is test data', () => {
  const known = new Set(sentinels.map(({ value }): string => value));
  const used = leads.flatMap(({ values }) => [values['postcode'] ?? [], values['lastName'] ?? []].flat());
  expect(used.filter((value) => !known.has(value))).toEqual([]);
});

/** What somebody was sent, or holds in their hand. */
const askedFor: ReadonlySet<string> = new Set([
  'appointmentId',
  'cardId',
  'code',
  'id',
  'number',
  'pac',
  'payBy',
  'premiseId',
  'productId',
  'savedCode',
  'sessionResult',
  'simNumber',
  'sortCode',
  'url',
  'visitId',
]);

const kindsOf = (event: Masked): string[] => {
  const kinds: string[] = [];
  filled(event, (kind) => {
    kinds.push(kind);
    return undefined;
  });
  return kinds;
};

it('for all that any event brings along there is a value, or it is known that somebody has to say it', () => {
  const unknown = journeys.flatMap(({ machine, model }) =>
    Object.values(model.cases).flatMap((sample) => {
      if (typeof sample === 'function' || /^(?:xstate|member|session)\./.test(sample.type)) return [];
      return kindsOf(mask(sample)).filter((kind) => inventionFor(machine.id, kind) === '' && !askedFor.has(kind));
    }),
  );
  expect([...new Set(unknown)]).toEqual([]);
});
