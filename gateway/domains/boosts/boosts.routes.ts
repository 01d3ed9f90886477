import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { handleBoostJobs } from './boosts.network.ts';
import { getBoosts, startBoost } from './boosts.service.ts';
import { followRefusedBoost } from './refused-boost.ts';

/** Also names the job that tells the network. */
export function boostsHandlers(deps: Dependencies): Pick<Handlers, 'getBoosts' | 'startBoost'> {
  handleBoostJobs(deps, (tx, said, refused) => followRefusedBoost(deps, tx, said, refused));
  return {
    async getBoosts({ session, path }) {
      return { status: 200, body: await getBoosts(deps, memberOf(session), path.planId) };
    },
    async startBoost({ session, path }) {
      return { status: 200, body: await startBoost(deps, memberOf(session), path.planId) };
    },
  };
}
