import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed } from '../shared/model-case.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { password, recoveryCodes, setUp } from './second-factor.cases.ts';
import { secondFactorMachine } from './second-factor.machine.ts';
import { selectSecondFactor } from './second-factor.selectors.ts';

/** What the page of a member is told after these events. */
function shown(...events: Happening[]) {
  const actor = createActor(unanswered(secondFactorMachine)).start();
  for (const event of events) actor.send(event);
  return selectSecondFactor(actor.getSnapshot() as SnapshotFrom<typeof secondFactorMachine>);
}

const isOff = answered('loadStanding', { isOn: false, recoveryCodesLeft: 0 });
const asks: Happening = { type: 'password.submitted', password };

test('the page says how many recovery codes are left where the second factor is on (AU-10)', () => {
  expect(shown()).toEqual({ recoveryCodesLeft: 0, setUp: null, recoveryCodes: [], errors: {}, isBusy: true });
  expect(shown(answered('loadStanding', { isOn: true, recoveryCodesLeft: 9 }))).toEqual({
    recoveryCodesLeft: 9,
    setUp: null,
    recoveryCodes: [],
    errors: {},
    isBusy: false,
  });
});

test('a member who switches it on sees what is missing, then the key, then the recovery codes (AU-10)', () => {
  expect(shown(isOff, { type: 'password.submitted', password: '' }).errors).toEqual({
    password: 'passwordMissing',
  });
  expect(shown(isOff, asks).isBusy).toBe(true);
  expect(shown(isOff, asks, answered('beginSetUp', setUp))).toMatchObject({ setUp, recoveryCodes: [], isBusy: false });
  const confirms: Happening = { type: 'code.submitted', code: '123456' };
  expect(
    shown(isOff, asks, answered('beginSetUp', setUp), confirms, answered('confirmDevice', recoveryCodes)),
  ).toMatchObject({ setUp: null, recoveryCodes, isBusy: false });
});

test('a password that the gateway refuses unread is none of theirs, either (AU-10)', () => {
  const unread = { kind: 'HttpError', status: 400, code: 'validation.failed', message: '', fields: [] };
  expect(shown(isOff, asks, failed('beginSetUp', unread))).toMatchObject({
    errors: { password: 'passwordWrong' },
    isBusy: false,
  });
});
