import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf, sessionMissing } from '../../http/member-of.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { memberView, nameProblems } from './members.rules.ts';
import { findMember, renameMember } from './members.rows.ts';

export function membersHandlers({ db }: Dependencies): Pick<Handlers, 'getMember' | 'updateMember'> {
  return {
    async getMember({ session }) {
      const row = await findMember(db, memberOf(session));
      // A session outlives a member who is deleted.
      if (!row) throw sessionMissing();
      return { status: 200, body: memberView(row) };
    },

    async updateMember({ session, body }) {
      const fields = nameProblems(body);
      const [first] = fields;
      if (first) throw new HttpProblem(400, 'validation.failed', { message: first.message, fields });
      const name = { firstName: body.firstName.trim(), lastName: body.lastName.trim() };
      const row = await renameMember(db, memberOf(session), name);
      if (!row) throw sessionMissing();
      return { status: 200, body: memberView(row) };
    },
  };
}
