import type { Failure } from '../../machines/shared/failure.ts';
import { withDeadline } from './deadline.ts';

/** Names of the specification (point 7, HT-03). */
const cookieName = 'XSRF-TOKEN';
export const antiForgeryHeader = 'X-XSRF-TOKEN';

const noToken = (kind: 'NetworkError' | 'UnknownError'): Failure => ({ kind, message: 'Failed to fetch CSRF token' });

/** The token in the cookies of this page, or ''. Its cookie comes and goes with the session's. */
export function antiForgeryToken(cookies: string): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return decodeURIComponent(found?.slice(cookieName.length + 1) ?? '');
}

/**
 * Gives the token that every write carries. One that is missing is fetched first, once for all writes that wait.
 * Rejects with a Failure "Failed to fetch CSRF token" (ER-10).
 */
export function createAntiForgery(fetchToken: (signal: AbortSignal) => Promise<unknown>, cookies: () => string) {
  let fetching: Promise<string> | null = null;
  const current = () => antiForgeryToken(cookies());

  async function fetchNew(): Promise<string> {
    try {
      await withDeadline(null, fetchToken);
    } catch {
      return Promise.reject(noToken('NetworkError'));
    }
    return current() || Promise.reject(noToken('UnknownError'));
  }

  function renewed(): Promise<string> {
    fetching ??= fetchNew().finally(() => {
      fetching = null;
    });
    return fetching;
  }

  return {
    token: async (): Promise<string> => current() || renewed(),
    /** A token in place of one that was refused; another write may have brought it already. */
    tokenAfter: async (refused: string): Promise<string> => {
      const now = current();
      return now !== '' && now !== refused ? now : renewed();
    },
  };
}
