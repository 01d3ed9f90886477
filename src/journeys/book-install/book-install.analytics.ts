import type { bookInstallMachine } from '../../../machines/book-install/book-install.machine.ts';
import type {
  BookInstallContext,
  ReservationOutcome,
  Visit,
} from '../../../machines/book-install/book-install.types.ts';
import type { AnalyticsEvent, EventData } from '../../analytics/catalogue.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

const dateChosen = (visit: EventData<'date_chosen'>['visit'], chosen: Visit | null): AnalyticsEvent | null =>
  chosen && { name: 'date_chosen', data: { visit, date: chosen.date, slot: chosen.slot } };

/** Null for who goes on to choose each date by itself. */
const pairChosen = ({ isPair, outsideVisit, inHomeVisit }: BookInstallContext): AnalyticsEvent | null =>
  isPair && outsideVisit && inHomeVisit
    ? {
        name: 'pair_chosen',
        data: { outside_date: outsideVisit.date, in_home_date: inHomeVisit.date, in_home_slot: inHomeVisit.slot },
      }
    : null;

const toldAs = { outsideVisit: 'outside', inHomeVisit: 'in_home' } as const;

export const bookInstallAnalytics = journeyAnalytics<typeof bookInstallMachine>('bookInstall', {
  taking: {
    // A visit that is held already is not chosen once more.
    'visit.confirmed': ({ snapshot: { context }, left }) => {
      const { visit } = context;
      return left.includes('visitProposed') ? dateChosen(toldAs[visit], context[visit]) : null;
    },
    'xstate.done.actor.choosePair': ({ snapshot: { context } }) => pairChosen(context),
    // An answer that contradicts itself is a failure, and told as one.
    'xstate.done.actor.reserveVisits': ({ snapshot: { context }, output }) =>
      context.failure ? null : { name: 'visits_reserved', data: { outcome: (output as ReservationOutcome).status } },
  },
});
