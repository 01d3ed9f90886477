import type { switchProviderMachine } from '../../../machines/switch-provider/switch-provider.machine.ts';
import type { SwitchStatus, SwitchWish } from '../../../machines/switch-provider/switch-provider.types.ts';
import type { AnalyticsEvent } from '../../analytics/catalogue.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';
import { matchAnswered } from '../../analytics/match-answered.ts';

type WishGiven = Exclude<SwitchWish, 'unkept'>;

const declined: AnalyticsEvent = { name: 'switch_declined', data: {} };

export const switchProviderAnalytics = journeyAnalytics<typeof switchProviderMachine>('switchProvider', {
  taking: {
    // No answer is taken, too: the page says that it wants one, and the customer stays.
    'wish.submitted': ({ snapshot, left }) =>
      left.includes('choosingSwitch')
        ? { name: 'switch_wish_given', data: { wish: snapshot.context.switching.wish as WishGiven } }
        : null,
    'xstate.done.actor.requestMatch': ({ output }) => matchAnswered(output as SwitchStatus),
    'xstate.done.actor.startSwitch': () => ({ name: 'switch_started', data: {} }),
    // A request is withdrawn first, and may fail to be.
    'switch.declined': ({ snapshot }) => (snapshot.matches('switchSettled') ? declined : null),
    'xstate.done.actor.withdrawSwitch': () => declined,
  },
});
