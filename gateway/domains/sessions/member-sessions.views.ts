import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { SessionRow } from '../../http/session.ts';

type MemberSession = components['schemas']['MemberSession'];

/** A session as its member sees it; nothing of it opens anything. */
export function memberSessionOf(row: SessionRow, isThisOne: boolean): MemberSession {
  const { id, browser, system, createdAt, lastUsedAt } = row;
  return {
    id,
    isThisOne,
    browser,
    system,
    loggedInAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  };
}

/** The one that asks first; otherwise in the order of the rows. */
export function thisOneFirst<Session extends { isThisOne: boolean }>(all: readonly Session[]): Session[] {
  return all.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
}
