import * as known from '../../../machines/switch-provider/switch-provider.cases.ts';
import { switchProviderMachine } from '../../../machines/switch-provider/switch-provider.machine.ts';
import { browserJourney, type Act } from '../runner/browser-journey.types.ts';
import { afterReload, isBusy, press } from '../runner/outcomes.ts';
import { asked, facts, looked, patience, waitLess } from './switch-provider.match.ts';
import { isOnPage } from './switch-provider.ways.ts';

const start = 'a customer with a plan';

const give =
  (lastName: string, accountNumber = ''): Act =>
  async ({ pages }) => {
    await pages.switching.lastName.fill(lastName);
    await pages.switching.accountNumber.fill(accountNumber);
    await pages.main.button(/^(Find my broadband|Try again)$/).click();
  };

const details = (lastName: string, accountNumber = '') => ({
  event: { type: 'details.submitted', lastName, accountNumber } as const,
  does: give(lastName, accountNumber),
});

export const switchProvider = browserJourney<typeof switchProviderMachine>({
  name: 'switch-provider',
  machine: switchProviderMachine,
  starts: {
    [start]: {
      input: known.starts[start],
      ready: async ({ page, gateway }) => {
        await page.clock.install();
        await gateway.register();
        await gateway.draftPlan('visits-both');
      },
      open: ({ page }) => page.goto('/switch'),
    },
  },
  perform: {
    'wish.submitted': [
      {
        event: { type: 'wish.submitted', wish: 'switch' },
        does: ({ pages }) => pages.choosingSwitch.answer('switch'),
      },
      { event: { type: 'wish.submitted', wish: 'none' }, does: ({ pages }) => pages.choosingSwitch.answer('none') },
      { event: { type: 'wish.submitted', wish: '' }, does: ({ pages }) => pages.choosingSwitch.submit.click() },
    ],
    'provider.chosen': [
      {
        event: { type: 'provider.chosen', providerId: known.riverbourne.id },
        does: ({ pages }) => pages.switching.choose(known.riverbourne.name),
      },
    ],
    'provider.missed': ({ pages }) => pages.switching.missed.click(),
    'details.submitted': [
      details('Archer'),
      details('Archer', '100200300'),
      { ...details('Silence'), does: async (hands) => patience(hands, () => give('Silence')(hands)) },
      details(' '),
    ],
    'providerChange.requested': press(/^Choose another provider$/),
    'detailsChange.requested': press(/^(Change my details|Add my account number)$/),
    'addressChange.requested': press(/^Check my address$/),
    'match.requested': press(/^(Ask again|Ask again now|Start again)$/),
    'result.requested': press(/^(Check now|Check again)$/),
    'switchDetails.opened': press(/^(Review your switch|Back to the details|Back to my switch)$/),
    'switchDetails.closed': ({ pages }) => pages.switching.close.click(),
    'consent.submitted': [
      {
        event: { type: 'consent.submitted', consent: true, landline: '' },
        does: ({ pages }) => pages.switching.agree(),
      },
      {
        event: { type: 'consent.submitted', consent: false, landline: '' },
        does: async ({ pages }) => {
          await pages.switching.consent.uncheck();
          await pages.switching.start.click();
        },
      },
    ],
    'order.continued': press(/^Carry on with my order( in the meantime)?$/),
    'switch.declined': press(/^(Continue without switching|Don’t switch after all)$/),
    'retry.requested': press(/^Try again$/),
  },
  calls: {
    loadProviders: {
      ends: [{ answer: [known.riverbourne, known.tidewell] }, afterReload(isBusy('listCommunicationProviders'))],
    },
    requestMatch: { ends: asked },
    matchWatch: looked,
    startSwitch: { ends: [{ answer: known.started }, isBusy('consentToSwitch')] },
    withdrawSwitch: { ends: [{ answer: undefined }, isBusy('withdrawSwitch')] },
  },
  delays: {
    automaticRetry: ({ page }) => page.clock.runFor(20_000),
  },
  isOffered: isOnPage,
  meanwhile: waitLess,
  facts,
});
