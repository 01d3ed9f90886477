import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { referralsOf, showLink } from './referrals.service.ts';
import { handleRewards } from './reward.ts';

/** Sharing the love: a member’s link, friends and rewards (MK-06). Also names the job that books rewards. */
export function referralsHandlers(deps: Dependencies): Pick<Handlers, 'showReferralLink' | 'getReferrals'> {
  handleRewards(deps);
  return {
    async showReferralLink({ session }) {
      return { status: 200, body: await showLink(deps, memberOf(session)) };
    },
    async getReferrals({ session }) {
      return { status: 200, body: await referralsOf(deps, memberOf(session)) };
    },
  };
}
