import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf, sessionMissing } from '../../http/member-of.ts';
import { memberView } from './members.rules.ts';
import { findMember } from './members.store.ts';

export function membersHandlers({ db }: Dependencies): Pick<Handlers, 'getMember'> {
  return {
    async getMember({ session }) {
      const row = await findMember(db, memberOf(session));
      // A session outlives a member who is deleted.
      if (!row) throw sessionMissing();
      return { status: 200, body: memberView(row) };
    },
  };
}
