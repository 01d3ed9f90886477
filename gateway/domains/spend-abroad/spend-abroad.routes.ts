import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { handleNextMonth, setCapAbroad, spendAbroadOf } from './spend-abroad.service.ts';

/** What members spend in other countries, and their cap (MK-04). Also names the job of the next month. */
export function spendAbroadHandlers(deps: Dependencies): Pick<Handlers, 'getSpendAbroad' | 'setCapAbroad'> {
  handleNextMonth(deps);
  return {
    async getSpendAbroad({ session }) {
      return { status: 200, body: await spendAbroadOf(deps, memberOf(session)) };
    },
    async setCapAbroad({ session, body }) {
      const memberId = memberOf(session);
      await setCapAbroad(deps, memberId, body.capInPence);
      return { status: 200, body: await spendAbroadOf(deps, memberId) };
    },
  };
}
