import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { starts as aboutYou } from '../../machines/about-you/about-you.cases.ts';
import { aboutYouMachine } from '../../machines/about-you/about-you.machine.ts';
import { passwords } from '../../machines/change-password/change-password.cases.ts';
import { changePasswordMachine } from '../../machines/change-password/change-password.machine.ts';
import { password } from '../../machines/log-in/log-in.cases.ts';
import { logInMachine } from '../../machines/log-in/log-in.machine.ts';
import { logOutMachine } from '../../machines/log-out/log-out.machine.ts';
import { answered } from '../../machines/shared/model-case.ts';
import { registration, starts as register } from '../../machines/register/register.cases.ts';
import { registerMachine } from '../../machines/register/register.machine.ts';
import { email, starts as resetPassword } from '../../machines/reset-password/reset-password.cases.ts';
import { resetPasswordMachine } from '../../machines/reset-password/reset-password.machine.ts';
import { recoveryCodes, setUp } from '../../machines/second-factor/second-factor.cases.ts';
import { secondFactorMachine } from '../../machines/second-factor/second-factor.machine.ts';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { toldOf } from '../../studio/machine-tests/told-of.ts';
import { aboutYouAnalytics } from '../journeys/about-you/about-you.analytics.ts';
import { changePasswordAnalytics } from '../journeys/change-password/change-password.analytics.ts';
import { logInAnalytics } from '../journeys/log-in/log-in.analytics.ts';
import { logOutAnalytics } from '../journeys/log-out/log-out.analytics.ts';
import { registerAnalytics } from '../journeys/register/register.analytics.ts';
import { resetPasswordAnalytics } from '../journeys/reset-password/reset-password.analytics.ts';
import { secondFactorAnalytics } from '../journeys/second-factor/second-factor.analytics.ts';
import type { AnalyticsEvent } from './catalogue.ts';
import type { JourneyAnalytics } from './journey-analytics.ts';

type Errand = readonly [
  who: string,
  journey: JourneyAnalytics,
  machine: AnyStateMachine,
  input: unknown,
  does: readonly Happening[],
  told: AnalyticsEvent['name'],
];

const factor = (isOn: boolean) => answered('loadStanding', { isOn, recoveryCodesLeft: 0 });
const proves: Happening = { type: 'proof.submitted', password, code: '123456' };
const confirms: Happening = { type: 'code.submitted', code: '123456' };
const logsIn: Happening = { type: 'credentials.submitted', email, password };
const [forgotten, opened] = Object.values(resetPassword);

const errands: readonly Errand[] = [
  [
    'logs in',
    logInAnalytics,
    logInMachine,
    undefined,
    [logsIn, answered('checkCredentials', { mfaRequired: false })],
    'member_logged_in',
  ],
  ['logs out', logOutAnalytics, logOutMachine, undefined, [answered('logOut')], 'member_logged_out'],
  [
    'registers',
    registerAnalytics,
    registerMachine,
    register['a visitor'],
    [{ type: 'registration.submitted', ...registration }, answered('registerMember')],
    'member_registered',
  ],
  [
    'gives their full name',
    aboutYouAnalytics,
    aboutYouMachine,
    aboutYou['a member known by a first name'],
    [{ type: 'name.submitted', firstName: 'Jo', lastName: 'Dunnock' }, answered('saveName')],
    'full_name_given',
  ],
  [
    'changes their password',
    changePasswordAnalytics,
    changePasswordMachine,
    undefined,
    [{ type: 'passwords.submitted', ...passwords }, answered('changePassword')],
    'password_changed',
  ],
  [
    'asks for a link',
    resetPasswordAnalytics,
    resetPasswordMachine,
    forgotten,
    [{ type: 'email.submitted', email }, answered('requestLink')],
    'password_link_requested',
  ],
  [
    'chooses a password by the link',
    resetPasswordAnalytics,
    resetPasswordMachine,
    opened,
    [
      answered('checkLink', { email, returnTo: null }),
      { type: 'password.submitted', password },
      answered('savePassword'),
    ],
    'password_changed',
  ],
  [
    'switches the second factor on',
    secondFactorAnalytics,
    secondFactorMachine,
    undefined,
    [
      factor(false),
      { type: 'password.submitted', password },
      answered('beginSetUp', setUp),
      confirms,
      answered('confirmDevice', recoveryCodes),
    ],
    'second_factor_on',
  ],
  [
    'switches the second factor off',
    secondFactorAnalytics,
    secondFactorMachine,
    undefined,
    [factor(true), { type: 'removal.chosen' }, proves, answered('removeFactor')],
    'second_factor_off',
  ],
];

test.each(errands)(
  'a customer who %s is told once, and of nothing else (SC-15)',
  (_, journey, machine, input, does, name) => {
    const errand = { machine, journey, input };
    expect(toldOf(errand)).toEqual([]);
    expect(toldOf(errand, ...does)).toEqual([{ name, data: {} }]);
  },
);
