import { facts, refusedFields, registration, starts } from '../../../machines/register/register.cases.ts';
import { registerMachine } from '../../../machines/register/register.machine.ts';
import { newMember } from '../../../tests/support/browser/gateway.ts';
import { browserJourney } from '../runner/browser-journey.types.ts';
import { answers, isBusy, refuses } from '../runner/outcomes.ts';

export const register = browserJourney<typeof registerMachine>({
  name: 'register',
  machine: registerMachine,
  starts: {
    'a visitor': { input: starts['a visitor'], open: ({ page }) => page.goto('/auth/register') },
    'a visitor with a friend’s link': {
      input: starts['a visitor with a friend’s link'],
      open: ({ page }) => page.goto('/auth/register?friend=K7QM2XWD9H'),
    },
    'a visitor who has picked a plan': {
      input: starts['a visitor who has picked a plan'],
      open: async ({ pages }) => {
        await pages.enteringAddressByHand.checkHome('visits-both');
        await pages.addressOutcome.showPlans.click();
        await pages.choosingPlan.select('150 Mbps').click();
        await pages.enteringRegistration.submit.waitFor();
      },
    },
  },
  perform: {
    'registration.submitted': [
      {
        event: { type: 'registration.submitted', ...registration },
        does: ({ pages }) => pages.enteringRegistration.join(newMember()),
      },
      {
        event: { type: 'registration.submitted', ...registration, password: 'short' },
        does: ({ pages }) => pages.enteringRegistration.join(newMember({ password: 'short' })),
      },
    ],
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    registerMember: {
      ends: [
        answers(),
        refuses('register', 409, 'email.taken'),
        refuses('register', 400, 'validation.failed', refusedFields),
        isBusy('register'),
      ],
    },
    welcomeMember: { ends: [{ answer: undefined, leaves: true }, isBusy('getMember')] },
  },
  facts,
});
