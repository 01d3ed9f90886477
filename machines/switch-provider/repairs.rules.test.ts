import { assert, constantFrom, oneof, option, property, string } from 'fast-check';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { failedWith, riverbourne, starts, switchingWith, tidewell } from './switch-provider.cases.ts';
import { switchProviderMachine } from './switch-provider.machine.ts';
import { repairOf, repairs } from './repairs.rules.ts';
import type { Provider, RequestMatchInput, SwitchProviderEvent, SwitchStatus } from './switch-provider.types.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** The industry's list. There is no 1503. */
const industry = {
  match: range(1101, 1122),
  order: [...range(1201, 1205), ...range(1211, 1215)],
  update: range(1301, 1306),
  trigger: range(1401, 1406),
  cancel: ['1501', '1502', '1504', '1505', '1506'],
  delivery: [...range(9000, 9003), ...range(9005, 9008), '9012', ...range(9013, 9016)],
};
const codes = Object.values(industry).flat();

/** The machine at the answer with this status, as a customer comes back to it. */
function at(status: SwitchStatus, accountNumber = '') {
  const requestMatch = fromPromise<SwitchStatus, RequestMatchInput>(() => new Promise(() => {}));
  const loadProviders = fromPromise<Provider[], Record<string, never>>(() => Promise.resolve([riverbourne, tidewell]));
  const machine = switchProviderMachine.provide({ actors: { loadProviders, requestMatch } });
  const input = starts['a customer with a plan'];
  if (!input) throw new Error('no such start');
  const actor = createActor(machine, { input: { ...input, switching: { ...switchingWith(status), accountNumber } } });
  actor.start();
  return actor;
}

const waysOn: readonly SwitchProviderEvent[] = [
  { type: 'details.submitted', lastName: 'Merryweather', accountNumber: '100200300' },
  { type: 'detailsChange.requested' },
  { type: 'providerChange.requested' },
  { type: 'match.requested' },
];

describe('the repair of a failed match', () => {
  it('is told for every fault code of the industry (SW-07)', () => {
    expect(Object.keys(repairs).toSorted()).toEqual(codes.toSorted());
  });

  it.each([
    ['details', ['1102', '1108'], ['lastName']],
    ['details', ['1121'], ['lastName', 'accountNumber']],
    ['details', ['1103', '1104', '1105', '1109', '1110', '1113'], ['accountNumber']],
    ['details', ['1122'], ['accountNumber', 'lastName']],
    ['address', ['1101', '1106', '1114', '1115'], ['accountNumber']],
    ['otherProvider', ['1107', '1116', '1119', '1120', '1212'], []],
    ['wait', ['1111', '1211', '1213'], []],
    ['retryLater', ['1112', '9005', '9006', '9007', '9008'], []],
    ['startAgain', ['1202', '1302', '1402'], []],
    ['notUnderstood', ['1117', '1203', '1306', '1504'], []],
  ] as const)('is "%s" for %j, and leads to %j (SW-07)', (group, list, fields) => {
    for (const code of list) expect([code, repairOf(code).group, repairOf(code).fields]).toEqual([code, group, fields]);
  });

  it('wants something changed only where the same would be refused again (SW-07)', () => {
    const groupsOf = (wantsChange: boolean) => [
      ...new Set(
        codes
          .map(repairOf)
          .filter((repair) => repair.wantsChange === wantsChange)
          .map(({ group }) => group),
      ),
    ];
    expect(groupsOf(true).toSorted()).toEqual(['address', 'details', 'otherProvider']);
    expect(groupsOf(false).toSorted()).toEqual(['notUnderstood', 'retryLater', 'startAgain', 'wait']);
  });

  it.each(['1109', '1110', '1115', '1122'])('needs the account number after %s (SW-03)', (code) => {
    const actor = at(failedWith(code));
    actor.send({ type: 'detailsChange.requested' });
    actor.send({ type: 'details.submitted', lastName: 'Merryweather', accountNumber: '' });
    expect(actor.getSnapshot().context.errors.accountNumber).toBe('accountNumberMissing');
  });

  it.each(codes)('%s has a way on (SW-07, SW-09)', (code) => {
    const snapshot = at(failedWith(code)).getSnapshot();
    expect(waysOn.filter((event) => snapshot.can(event)).length).toBeGreaterThan(0);
    expect(snapshot.can({ type: 'switch.declined' })).toBe(true);
  });

  it('whatever state and code come, the customer has ways on (SW-09)', () => {
    assert(
      property(
        oneof(string(), constantFrom('failed', 'toString', '__proto__', 'MATCHED', '')),
        option(oneof(string(), constantFrom('constructor', '1503', '11', '')), { nil: undefined }),
        (state, code) => {
          const status = { ...failedWith(code ?? ''), state };
          if (code === undefined) delete status.error;
          const snapshot = at(status).getSnapshot();
          expect(snapshot.status).toBe('active');
          expect(snapshot.can({ type: 'switch.declined' })).toBe(true);
        },
      ),
    );
  });
});

describe('details that are sent again', () => {
  const send = (code: string, lastName: string, accountNumber: string) => {
    const actor = at(failedWith(code));
    actor.send({ type: 'detailsChange.requested' });
    actor.send({ type: 'details.submitted', lastName, accountNumber });
    return actor.getSnapshot();
  };

  it('are refused kindly when nothing has changed, but for case and spaces (SW-07)', () => {
    const refused = send('1108', ' fairweather ', '');
    expect(refused.matches('givingDetails')).toBe(true);
    expect(refused.context.errors.lastName).toBe('sameAsBefore');
  });

  it('go when one of them has changed, and only that (SW-04)', () => {
    const sent = send('1108', 'Merryweather', '');
    expect(sent.matches('requestingMatch')).toBe(true);
    expect(sent.context.switching).toMatchObject({
      lastName: 'Merryweather',
      accountNumber: '',
      provider: riverbourne,
    });
  });

  it.each([
    ['1103', 'accountNumber'],
    ['1107', 'lastName'],
  ] as const)('are refused at the field that most likely differs: after %s at %s (SW-07)', (code, field) => {
    expect(Object.keys(send(code, 'Fairweather', '').context.errors)).toEqual([field]);
  });

  it('may stay the same where the fault passes by itself (SW-07)', () => {
    expect(send('9008', 'Fairweather', '').matches('requestingMatch')).toBe(true);
  });
});

it.each([
  [tidewell, ''],
  [riverbourne, '100200300'],
])('%o gets the name, and the account number only where it is theirs (SW-07)', async ({ id }, accountNumber) => {
  const actor = at(failedWith('1107'), '100200300');
  actor.send({ type: 'providerChange.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('choosingProvider'));
  actor.send({ type: 'provider.chosen', providerId: id });
  expect(actor.getSnapshot().context.switching).toMatchObject({
    provider: { id },
    lastName: 'Fairweather',
    accountNumber,
  });
});
