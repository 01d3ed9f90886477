import { email, facts, password } from '../../../machines/confirm-email/confirm-email.cases.ts';
import { confirmEmailMachine } from '../../../machines/confirm-email/confirm-email.machine.ts';
import { newMember } from '../../../tests/support/browser/gateway.ts';
import { browserJourney } from '../runner/browser-journey.types.ts';
import { answers, isBusy, refuses } from '../runner/outcomes.ts';

/** Every member of the tests begins with it. */
const { password: ownPassword } = newMember();

const deadLinks = (operationId: 'lookUpEmailChange' | 'confirmEmailChange') => [
  refuses(operationId, 410, 'email-link.used'),
  refuses(operationId, 410, 'email-link.expired'),
  refuses(operationId, 404, 'email-link.unknown'),
];

export const confirmEmail = browserJourney<typeof confirmEmailMachine>({
  name: 'confirm-email',
  machine: confirmEmailMachine,
  starts: {
    'somebody who opens the link': {
      input: undefined,
      open: async ({ page, gateway }) => {
        await gateway.register();
        const link = await gateway.emailLink(newMember().email);
        // On another device.
        await gateway.endEverySession();
        return page.goto(link);
      },
    },
  },
  perform: {
    'email.confirmed': [
      { event: { type: 'email.confirmed', password }, does: ({ pages }) => pages.confirmingEmail.confirm(ownPassword) },
      { event: { type: 'email.confirmed', password: '' }, does: ({ pages }) => pages.confirmingEmail.confirm('') },
    ],
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    checkLink: { ends: [answers({ email }), ...deadLinks('lookUpEmailChange'), isBusy('lookUpEmailChange')] },
    confirmEmail: {
      ends: [
        answers(),
        refuses('confirmEmailChange', 409, 'password.wrong'),
        refuses('confirmEmailChange', 429, 'rate.limited'),
        refuses('confirmEmailChange', 400, 'validation.failed'),
        refuses('confirmEmailChange', 409, 'email.taken'),
        ...deadLinks('confirmEmailChange'),
        isBusy('confirmEmailChange'),
      ],
    },
  },
  facts,
});
