import type { topUpMachine } from '../../../machines/top-up/top-up.machine.ts';
import type { TopUpContext } from '../../../machines/top-up/top-up.types.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

/** What somebody has chosen, without the amount: that says how much they have. */
function chosenCap({ wantedCap }: TopUpContext) {
  if (wantedCap === null || wantedCap.capInPence === null) return 'none' as const;
  return wantedCap.capInPence === 0 ? ('nothing' as const) : ('amount' as const);
}

/** Numbers of vouchers and cards stay where they are; that a top-up is paid is told of the payment. */
export const topUpAnalytics = journeyAnalytics<typeof topUpMachine>('topUp', {
  taking: {
    'xstate.done.actor.redeemVoucher': ({ output }) => ({
      name: 'voucher_redeemed',
      data: { amount_in_pence: (output as { amountInPence: number }).amountInPence },
    }),
    'xstate.done.actor.turnOn': () => ({ name: 'automatic_top_up_on', data: {} }),
    'xstate.done.actor.turnOff': () => ({ name: 'automatic_top_up_off', data: {} }),
    'xstate.done.actor.saveCap': ({ snapshot: { context } }) => ({
      name: 'cap_abroad_chosen',
      data: { cap: chosenCap(context) },
    }),
  },
});
