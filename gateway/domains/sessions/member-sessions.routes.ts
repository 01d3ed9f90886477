import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { lockMember } from '../members/members.rows.ts';
import { memberSessionOf, thisOneFirst } from './member-sessions.views.ts';

/** Where members are logged in. What ends a session takes the member's row first, as what begins one does. */
export function memberSessionsHandlers({
  db,
  sessions,
}: Pick<Dependencies, 'db' | 'sessions'>): Pick<
  Handlers,
  'listMemberSessions' | 'endMemberSession' | 'logOutEverywhere'
> {
  return {
    async listMemberSessions({ c, session }) {
      const rows = await sessions.standing(db, memberOf(session));
      const all = rows.map((row) => memberSessionOf(row, sessions.isOfRequest(c, row)));
      return { status: 200, body: { sessions: thisOneFirst(all) } };
    },

    async endMemberSession({ c, session, path }) {
      const memberId = memberOf(session);
      await db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        const row = (await sessions.standing(tx, memberId)).find(({ id }) => id === path.sessionId.toLowerCase());
        if (!row) throw notFound('session');
        if (sessions.isOfRequest(c, row))
          throw new HttpProblem(409, 'session.current', { message: 'You’re using this one. Log out instead.' });
        await sessions.end(tx, row);
      });
      return { status: 204, body: undefined };
    },

    async logOutEverywhere({ c, session }) {
      const memberId = memberOf(session);
      await db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        await sessions.endAllOf(tx, memberId);
      });
      sessions.clear(c);
      return { status: 204, body: undefined };
    },
  };
}
