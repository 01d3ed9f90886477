import { facts, form, withoutAddress } from '../../../machines/register-interest/register-interest.cases.ts';
import { registerInterestMachine } from '../../../machines/register-interest/register-interest.machine.ts';
import { browserJourney, type Act } from '../runner/browser-journey.types.ts';
import { answers, isBusy } from '../runner/outcomes.ts';

const leave =
  (email: string): Act =>
  async ({ pages }) => {
    await pages.enteringDetails.postcode.fill(form.postcode);
    await pages.enteringDetails.streetNumber.fill(form.streetNumber);
    await pages.enteringDetails.firstName.fill(form.firstName);
    await pages.enteringDetails.email.fill(email);
    await pages.enteringDetails.submit.click();
  };

export const registerInterest = browserJourney<typeof registerInterestMachine>({
  name: 'register-interest',
  machine: registerInterestMachine,
  starts: {
    'a visitor without an address': { input: withoutAddress, open: ({ page }) => page.goto('/register-interest') },
  },
  perform: {
    'interest.submitted': [
      { event: { type: 'interest.submitted', ...form }, does: leave(form.email) },
      { event: { type: 'interest.submitted', ...form, email: 'rowan.archer' }, does: leave('rowan.archer') },
    ],
    'retry.requested': ({ pages }) => pages.main.retry.click(),
    'details.changed': ({ pages }) => pages.main.button(/^Change your details$/).click(),
  },
  calls: { registerProspect: { ends: [answers(), isBusy('createProspect')] } },
  facts,
});
