import { useLayoutEffect } from 'react';
import type { SessionView } from '../session/session.ts';

/**
 * The script in a built page (scripts/build/first-script.ts) marks it where this tab has known a member, so that the
 * header shows them nothing that is for visitors (SH-03). Once it is known who is here, the mark goes.
 */
export function useKnownMember(status: SessionView['status']): void {
  useLayoutEffect(() => {
    if (status !== 'lookingUp') delete document.documentElement.dataset['member'];
  }, [status]);
}
