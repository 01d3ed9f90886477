import type { SnapshotFrom } from 'xstate';
import type { lookUpChargesMachine } from '../../../machines/look-up-charges/look-up-charges.machine.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

type Snapshot = SnapshotFrom<typeof lookUpChargesMachine>;

/** The country that is shown; what an address asks for that is none is not told. It asks no rules of the page: their code comes with it alone. */
function lookedUp({ snapshot: { context } }: { snapshot: Snapshot }) {
  const country = context.charges?.countries.find(({ code }) => code === context.code);
  const about = context.path === paths.roaming ? ('roaming' as const) : ('calls' as const);
  return country ? { name: 'charges_looked_up' as const, data: { about, country: country.code } } : null;
}

export const lookUpChargesAnalytics = journeyAnalytics<typeof lookUpChargesMachine>('lookUpCharges', {
  taking: {
    'address.read': lookedUp,
    // A page that is opened at a country knows what it costs only now.
    'xstate.done.actor.loadCharges': lookedUp,
  },
});
