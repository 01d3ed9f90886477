import { email, facts, password, starts } from '../../../machines/reset-password/reset-password.cases.ts';
import { resetPasswordMachine } from '../../../machines/reset-password/reset-password.machine.ts';
import { newMember } from '../../../tests/support/browser/gateway.ts';
import { browserJourney } from '../runner/browser-journey.types.ts';
import { answers, isBusy, refuses } from '../runner/outcomes.ts';

const deadLinks = (operationId: 'lookUpPasswordReset' | 'resetPassword') => [
  refuses(operationId, 410, 'reset-link.used'),
  refuses(operationId, 410, 'reset-link.expired'),
  refuses(operationId, 404, 'reset-link.unknown'),
];

export const resetPassword = browserJourney<typeof resetPasswordMachine>({
  name: 'reset-password',
  machine: resetPasswordMachine,
  starts: {
    'somebody who has forgotten their password': {
      input: starts['somebody who has forgotten their password'],
      open: ({ page }) => page.goto('/auth/forgot-password'),
    },
    'somebody who opens the link': {
      input: starts['somebody who opens the link'],
      open: async ({ page, gateway }) => {
        const member = await gateway.registerElsewhere();
        return page.goto(await gateway.resetLink(member.email));
      },
    },
  },
  perform: {
    'email.submitted': [
      {
        event: { type: 'email.submitted', email },
        does: ({ pages }) => pages.resettingPassword.ask(newMember().email),
      },
      { event: { type: 'email.submitted', email: 'rowan' }, does: ({ pages }) => pages.resettingPassword.ask('rowan') },
    ],
    'password.submitted': [
      {
        event: { type: 'password.submitted', password },
        does: ({ pages }) => pages.resettingPassword.choose(password),
      },
      {
        event: { type: 'password.submitted', password: 'short' },
        does: ({ pages }) => pages.resettingPassword.choose('short'),
      },
    ],
    'newLink.requested': ({ pages }) => pages.resettingPassword.another.click(),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    requestLink: {
      ends: [
        answers(),
        refuses('requestPasswordReset', 400, 'validation.failed'),
        refuses('requestPasswordReset', 429, 'rate.limited'),
        isBusy('requestPasswordReset'),
      ],
    },
    checkLink: {
      ends: [answers({ email, returnTo: null }), ...deadLinks('lookUpPasswordReset'), isBusy('lookUpPasswordReset')],
    },
    savePassword: {
      ends: [
        answers(),
        ...deadLinks('resetPassword'),
        refuses('resetPassword', 400, 'validation.failed'),
        isBusy('resetPassword'),
      ],
    },
  },
  facts,
});
