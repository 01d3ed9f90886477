import { totpCodeAt, totpStepOf } from '../../../gateway/domains/auth/totp.rules.ts';
import { sentinel } from '../../../gateway/scenarios/sentinels.ts';
import { facts } from '../../../machines/log-in/log-in.cases.ts';
import { logInMachine } from '../../../machines/log-in/log-in.machine.ts';
import type { LogInContext } from '../../../machines/log-in/log-in.types.ts';
import { browserJourney, type Act } from '../runner/browser-journey.types.ts';
import { answers, isBusy, refuses, refusesItself } from '../runner/outcomes.ts';

const member = sentinel('member');
const careful = sentinel('member-second-factor');
const password = member.also?.password ?? '';

const gives =
  (...emails: string[]) =>
  ({ email }: LogInContext) =>
    emails.includes(email);

const give =
  (email: string, typed = password): Act =>
  ({ pages }) =>
    pages.enteringCredentials.logIn({ email, password: typed });

const giveCode =
  (code: () => string): Act =>
  ({ pages }) =>
    pages.enteringCode.give(code());

let used = 0;

/** Each works once in a run, and every worker counts for itself. */
const nextRecoveryCode = () => {
  const codes = careful.also?.recoveryCodes ?? [];
  used += 1;
  return codes[(Number(process.env['TEST_WORKER_INDEX'] ?? 0) * 3 + used) % codes.length] ?? '';
};

export const logIn = browserJourney<typeof logInMachine>({
  name: 'log-in',
  machine: logInMachine,
  starts: { 'a visitor': { input: undefined, open: ({ page }) => page.goto('/auth/login') } },
  perform: {
    'credentials.submitted': [
      { event: { type: 'credentials.submitted', email: member.value, password }, does: give(member.value) },
      { event: { type: 'credentials.submitted', email: careful.value, password }, does: give(careful.value) },
      {
        event: { type: 'credentials.submitted', email: 'nobody@example.com', password },
        does: give('nobody@example.com'),
      },
      { event: { type: 'credentials.submitted', email: '', password: '' }, does: give('', '') },
    ],
    'code.submitted': [
      {
        event: { type: 'code.submitted', code: '123456' },
        does: giveCode(() => totpCodeAt(careful.also?.totpSecret ?? '', totpStepOf(new Date()))),
      },
      { event: { type: 'code.submitted', code: '12' }, does: giveCode(() => '12') },
    ],
    'recovery.chosen': ({ pages }) => pages.enteringCode.recovery.click(),
    'app.chosen': ({ pages }) => pages.enteringCode.app.click(),
    'recoveryCode.submitted': [
      { event: { type: 'recoveryCode.submitted', code: '7KQM2XWD9HTF' }, does: giveCode(nextRecoveryCode) },
      { event: { type: 'recoveryCode.submitted', code: '7KQM' }, does: giveCode(() => '7KQM') },
    ],
    'logIn.restarted': ({ pages }) => pages.enteringCode.restart.click(),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    checkCredentials: {
      ends: [
        answers({ mfaRequired: false }, gives(member.value)),
        answers({ mfaRequired: true }, gives(careful.value)),
        refusesItself(401, 'credentials.wrong', gives('nobody@example.com')),
        refuses('logIn', 429, 'rate.limited'),
        isBusy('logIn'),
      ],
    },
    checkCode: {
      ends: [
        answers(),
        refuses('verifyTotp', 401, 'totp.wrong'),
        refuses('verifyTotp', 401, 'totp.not-expected'),
        refuses('verifyTotp', 429, 'rate.limited'),
        isBusy('verifyTotp'),
      ],
    },
    welcomeMember: { ends: [{ answer: undefined, leaves: true }, isBusy('getMember')] },
  },
  facts,
});
