import type { addressCheckMachine } from '../../../machines/address-check/address-check.machine.ts';
import { catalogue } from '../../analytics/catalogue.ts';
import type { EventData } from '../../analytics/catalogue.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

type Status = EventData<'address_checked'>['status'];

/** A status that nobody has told us of is the network's own text: it is not passed on. */
const isKnown = (status: string | null): status is Status => catalogue.address_checked.fields.status.accepts(status);

export const addressCheckAnalytics = journeyAnalytics<typeof addressCheckMachine>('addressCheck', {
  taking: {
    'xstate.done.actor.checkAddress': ({ snapshot: { context } }) => ({
      name: 'address_checked',
      data: { status: isKnown(context.status) ? context.status : 'UNKNOWN' },
    }),
  },
});
