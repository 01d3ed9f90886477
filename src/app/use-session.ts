import { useSyncExternalStore } from 'react';
import type { SessionView } from '../session/session.ts';
import type { Site } from './site.ts';

/**
 * What of "who is here" a page needs, so that it is drawn anew for that alone: `pick` gives a part of the view as it
 * is. While a page that was built ahead is taken over, what the build knew: nobody yet.
 */
export function useSession<Part>({ session, sessionAtStart }: Site, pick: (view: SessionView) => Part): Part {
  return useSyncExternalStore(
    session.subscribe,
    () => pick(session.view()),
    () => pick(sessionAtStart),
  );
}

export const statusOf = (view: SessionView): SessionView['status'] => view.status;
/** False while nobody knows: a visitor's page is not drawn anew by the news that they are one. */
export const isMemberOf = ({ status }: SessionView): boolean => status === 'member';
export const memberOf = (view: SessionView): SessionView['member'] => view.member;
export const newsOf = (view: SessionView): SessionView['news'] => view.news;
export const overridesOf = (view: SessionView): number => view.overrides;
/** Whether a member's full name is known; an order needs both parts. */
export const isNamed = ({ member }: SessionView): boolean => Boolean(member?.firstName && member.lastName);
