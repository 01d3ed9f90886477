import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf, sessionMissing } from '../../http/member-of.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { changesOf, isAnotherName, isNamedOtherwise, updateProblems } from './member-update.rules.ts';
import { nameChangedMessage } from './members.messages.ts';
import { memberView } from './members.rules.ts';
import { changeMember, findMember, lockMember } from './members.rows.ts';
import type { NamePorts } from './name-ports.ts';

export function membersHandlers({
  db,
  outbox,
  env,
  renamed,
}: Dependencies & NamePorts): Pick<Handlers, 'getMember' | 'updateMember'> {
  return {
    async getMember({ session }) {
      const row = await findMember(db, memberOf(session));
      // A session outlives a member who is deleted.
      if (!row) throw sessionMissing();
      return { status: 200, body: memberView(row) };
    },

    async updateMember({ session, body }) {
      const fields = updateProblems(body);
      const [first] = fields;
      if (first) throw new HttpProblem(400, 'validation.failed', { message: first.message, fields });
      const changes = changesOf(body);
      const row = await db.transaction(async (tx) => {
        const before = await lockMember(tx, memberOf(session));
        if (!before) throw sessionMissing();
        if (Object.keys(changes).length === 0) return before;
        const after = (await changeMember(tx, String(before.id), changes)) ?? before;
        if (isAnotherName(before, after)) await outbox.post(tx, nameChangedMessage(before, env));
        if (isNamedOtherwise(before, after)) await renamed(tx, String(before.id));
        return after;
      });
      return { status: 200, body: memberView(row) };
    },
  };
}
