import { facts, passwords } from '../../../machines/change-password/change-password.cases.ts';
import { changePasswordMachine } from '../../../machines/change-password/change-password.machine.ts';
import { newMember } from '../../../tests/support/browser/gateway.ts';
import { browserJourney } from '../runner/browser-journey.types.ts';
import { answers, isBusy, refuses } from '../runner/outcomes.ts';

/** Every member of the tests begins with it. */
const { password: currentPassword } = newMember();
const { newPassword } = passwords;

export const changePassword = browserJourney<typeof changePasswordMachine>({
  name: 'change-password',
  machine: changePasswordMachine,
  starts: {
    'a member': {
      input: undefined,
      ready: ({ gateway }) => gateway.register(),
      open: ({ page }) => page.goto('/dashboard/password'),
    },
  },
  perform: {
    'passwords.submitted': [
      {
        event: { type: 'passwords.submitted', currentPassword, newPassword },
        does: ({ pages }) => pages.enteringPasswords.change(currentPassword, newPassword),
      },
      {
        event: { type: 'passwords.submitted', currentPassword, newPassword: 'short' },
        does: ({ pages }) => pages.enteringPasswords.change(currentPassword, 'short'),
      },
    ],
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    changePassword: {
      ends: [
        answers(),
        refuses('changePassword', 409, 'password.wrong'),
        refuses('changePassword', 429, 'rate.limited'),
        refuses('changePassword', 400, 'validation.failed'),
        isBusy('changePassword'),
      ],
    },
  },
  facts,
});
