import type { AnyMachineSnapshot } from 'xstate';
import { bothVisits } from '../../../machines/book-install/book-install.cases.ts';
import * as known from '../../../machines/choose-pair/choose-pair.cases.ts';
import { choosePairMachine } from '../../../machines/choose-pair/choose-pair.machine.ts';
import type { Availability, ChoosePairContext, PairWish } from '../../../machines/choose-pair/choose-pair.types.ts';
import { availabilityOf } from '../../../machines/select-appointment/select-appointment.cases.ts';
import { browserJourney, type Act } from '../runner/browser-journey.types.ts';
import { isBusy, press, refuses, tells } from '../runner/outcomes.ts';

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as ChoosePairContext;

/** The dates are told by testers, so that the list is the same on every day. */
const told = (availability: Availability) => tells<ChoosePairContext>('getAvailabilities', availability);

const noDates = availabilityOf();

/** The customer picks one of the days or times; what is picked already cannot be picked again. */
const picks = (name: string, wish: Partial<PairWish>) => ({
  event: (snapshot: AnyMachineSnapshot) => {
    const { weekday, slot } = contextOf(snapshot);
    const wanted = { weekday, slot, ...wish };
    return wanted.weekday === weekday && wanted.slot === slot ? null : ({ type: 'pairs.narrowed', ...wanted } as const);
  },
  does: (({ pages }) => pages.choosingPair.only(name).check({ force: true })) satisfies Act,
});

/** A home that needs both visits, and whose network lets them begin before the dates that testers tell. */
const toPairs: Act = async ({ page, gateway }) => {
  await gateway.fault({ operationId: 'createPlanInstallationV2', body: bothVisits, times: 1 });
  await page.goto('/book-install/dates');
};

export const choosePair = browserJourney<typeof choosePairMachine>({
  name: 'choose-pair',
  machine: choosePairMachine,
  starts: {
    'a customer who plans both visits': {
      input: known.input,
      ready: async ({ gateway }) => {
        await gateway.register();
        await gateway.draftPlan('visits-both');
      },
      open: toPairs,
    },
  },
  perform: {
    'pair.taken': [
      {
        event: known.taken,
        does: async ({ pages }) => {
          const tuesday = pages.choosingPair.pairs.filter({ hasText: /works from Tuesday 24 February 2026/ });
          await tuesday.getByRole('button').click();
        },
        leaves: true,
      },
    ],
    'morePairs.requested': press(/^More dates$/),
    'pairs.narrowed': [
      picks('Only Fridays', { weekday: 5 }),
      picks('Any weekday', { weekday: null }),
      picks('Morning', { slot: 'AM' }),
    ],
    'eachDate.requested': [
      { event: { type: 'eachDate.requested' }, does: press(/^Choose each date yourself$/), leaves: true },
    ],
    'retry.requested': press(/^Try again$/),
  },
  calls: {
    loadOutsideDates: { ends: [told(known.outsideDates), told(noDates), isBusy('getAvailabilities')] },
    loadInHomeDates: {
      ends: [
        told(known.inHomeDates),
        told(known.oneInHomeDate),
        told(noDates),
        refuses('getAvailabilities', 400, 'invalid.request'),
        isBusy('getAvailabilities'),
      ],
    },
  },
  facts: known.facts,
});
