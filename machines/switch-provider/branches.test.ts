import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { customerAfter } from '../../studio/machine-tests/describe-customers.ts';
import { inputsIn, type Happening } from '../../studio/machine-tests/describe-steps.ts';
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
import type { SwitchProviderInput } from './switch-provider.types.ts';

/** Where a customer of whom this is known comes to by these events, where the same event leads others elsewhere. */
function after(known: Partial<SwitchProviderInput>, ...events: Happening[]) {
  const input = { ...starts['a customer with a plan'], ...known };
  return customerAfter(switchProviderMachine, input, events).now() as SnapshotFrom<typeof switchProviderMachine>;
}

const agrees = (landline: '' | 'keep' | 'letGo'): Happening => ({ type: 'consent.submitted', consent: true, landline });
const corrects: Happening = { type: 'detailsChange.requested' };
const choosesTidewell: readonly Happening[] = [
  { type: 'providerChange.requested' },
  answered('loadProviders', [riverbourne, tidewell]),
  { type: 'provider.chosen', providerId: tidewell.id },
];

describe('details after a failed match (SW-07)', () => {
  const switching = switchingWith(failedWith('1107'));

  it('are put right with the provider who refused them', () =>
    expect(after({ switching }, corrects).value).toEqual({ givingDetails: 'correctingDetails' }));

  it('are given as new ones to another provider, who is asked then', () => {
    const given: Happening = { type: 'details.submitted', lastName: ' Fairweather ', accountNumber: ' 77 ' };
    expect(after({ switching }, ...choosesTidewell).value).toEqual({ givingDetails: 'enteringDetails' });
    const asked = after({ switching }, ...choosesTidewell, given);
    expect(asked.value).toBe('requestingMatch');
    expect(inputsIn(asked)['requestMatch']).toEqual({
      planId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002',
      transactionId: 'ncc-1',
      switchId: loading.id,
      providerId: 'RTDW',
      lastName: 'Fairweather',
      accountNumber: '77',
    });
  });
});

describe('the home (SW-07)', () => {
  const switching = switchingWith(failedWith('1106'));
  const elsewhere = { type: 'addressChange.requested' } as const;

  it('may be another one before the order, and the customer goes back to say which', () => {
    const { status, output } = after({ switching }, elsewhere);
    expect(status).toBe('done');
    expect(output).toEqual({ kind: 'addressNeeded', switching });
  });

  it('stays where it is once the broadband is ordered', () => {
    const ordered = after({ switching, isOrdered: true });
    expect(ordered.value).toBe('addressNotMatched');
    expect(ordered.can(elsewhere)).toBe(false);
  });
});

it('the order gets back what the customer has said (SW-01)', () => {
  const { output } = after({}, { type: 'wish.submitted', wish: 'none' });
  expect(output).toEqual({
    kind: 'settled',
    switching: { ...starts['a customer with a plan'].switching, wish: 'none' },
  });
});

describe('the consent (SW-04, SW-10)', () => {
  it.each([
    ['keep', matchedWithLandline.reference],
    ['letGo', matchedWithLandline.alternative?.reference],
  ] as const)('to "%s" the landline names the offer that does so', (landline, reference) => {
    const asked = after({ switching: switchingWith(matchedWithLandline), isV2: false }, agrees(landline));
    expect(inputsIn(asked)['startSwitch']).toEqual({
      switchId: loading.id,
      reference,
      planId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002',
      isV2: false,
    });
  });

  it('names no offer where there is only one', () => {
    expect(inputsIn(after({ switching: switchingWith(matched) }, agrees('')))['startSwitch']).toMatchObject({
      reference: null,
    });
    expect(inputsIn(after({ switching: switchingWith(matched) }, agrees('keep')))['startSwitch']).toMatchObject({
      reference: null,
    });
  });

  it('is what stands from then on: the offer that was agreed to, and the switch', () => {
    const { value, context } = after(
      { switching: switchingWith(matchedWithLandline) },
      agrees('letGo'),
      answered('startSwitch', started),
    );
    expect(value).toBe('switchSetUp');
    expect(context.switching).toMatchObject({
      wish: 'switch',
      started,
      status: { state: 'consented', reference: matchedWithLandline.alternative?.reference },
    });
  });

  it('starts the switch at once where the broadband is ordered, and that is the end', () => {
    const { status, output } = after(
      { switching: switchingWith(matched), isOrdered: true },
      agrees(''),
      answered('startSwitch', started),
    );
    expect(status).toBe('done');
    expect(output).toMatchObject({ kind: 'settled', switching: { started, status: { state: 'consented' } } });
  });

  it('is complete only with both answers, and says which is missing', () => {
    const refused = after(
      { switching: switchingWith(matchedWithLandline) },
      { type: 'consent.submitted', consent: false, landline: '' },
    );
    expect(refused.context.errors).toEqual({
      consent: 'consentMissing',
      landline: 'landlineMissing',
    });
  });

  it.each(['switch.expired', 'switch.withdrawn', 'switch.not-matched', 'switch.reference-unknown'])(
    'to a match that is gone (%s) needs a new one (SW-07)',
    (code) => {
      const gone = { kind: 'HttpError', status: 409, code, message: '', fields: [] };
      expect(after({ switching: switchingWith(matched) }, agrees(''), failed('startSwitch', gone)).value).toBe(
        'matchExpired',
      );
    },
  );
});

describe('a request that the gateway refuses (SW-03)', () => {
  const switching = { ...switchingWith(loading), status: null };
  const sent: Happening = { type: 'details.submitted', lastName: 'Fairweather', accountNumber: '77' };
  const refusedWith = (status: number, ...paths: string[]) =>
    after(
      { switching },
      sent,
      failed('requestMatch', {
        kind: 'HttpError',
        status,
        code: 'invalid.request',
        message: '',
        fields: paths.map((path) => ({ path, message: `Not this ${path}` })),
      }),
    );

  it('has its words at the fields that the customer can change', () => {
    const refused = refusedWith(400, 'lastName', 'losingProviderAccountNumber', 'planId');
    expect(refused.value).toEqual({ givingDetails: 'detailsRefused' });
    expect(refused.context.errors).toEqual({
      lastName: 'Not this lastName',
      accountNumber: 'Not this losingProviderAccountNumber',
    });
  });

  it('for something else is told as a failure', () => {
    expect(refusedWith(400, 'planId').value).toBe('matchNotRequested');
    expect(refusedWith(409, 'lastName').value).toBe('matchNotRequested');
  });
});
