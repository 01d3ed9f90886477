import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { privateFile } from '../../http/private-file.ts';
import { memberOf } from '../../http/member-of.ts';
import { memberDataOf } from './member-data.service.ts';

/** It reads all that a member has: often enough for who mistrusts a download, and too seldom to be a burden. */
const DOWNLOADS = { perAccount: 10, windowMs: 60 * 60_000 };

/** What is held of a member, as a file of theirs. */
export function memberDataHandlers(deps: Dependencies): Pick<Handlers, 'downloadMemberData'> {
  return {
    async downloadMemberData({ c, session, address }) {
      const memberId = memberOf(session);
      await deps.attempts.begin('member-data', { account: memberId, address }, DOWNLOADS);
      const data = await memberDataOf(deps, memberId, (row) => deps.sessions.isOfRequest(c, row));
      return {
        status: 200,
        body: data,
        headers: privateFile(deps.env, `data-${deps.clock.today()}.json`, 'attachment'),
      };
    },
  };
}
