import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../machines/shared/paths.ts';
import { buildTimeConfig } from '../runtime/build-time-config.ts';
import type { SessionCalls } from '../session/session.actors.ts';
import { json } from '../gateway-client/testing/fake-fetch.ts';
import { startAuthJourney } from './auth-parts.ts';
import { createSite } from './site.ts';

type Member = NonNullable<Awaited<ReturnType<SessionCalls['findMember']>>>;

const alex = { id: 100001, memberName: 'Alex', firstName: 'Alex', lastName: 'Finch' } as Member;

let stop = () => {};
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(json(200, { memberId: String(alex.id) })));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Somebody who has sent the log-in; it takes a while until we know who they are. */
async function loggingIn() {
  const known = Promise.withResolvers<Member>();
  const findMember = vi.fn<SessionCalls['findMember']>(() => known.promise);
  let address = { pathname: paths.logIn as string, search: '?redirect=%2Fpricing' };
  const site = createSite({
    store: sessionStorage,
    cookies: () => 'XSRF-TOKEN=token-1',
    address: () => address,
    config: buildTimeConfig,
    sessionCalls: {
      findMember,
      startClientSession: () => {
        const currentMemberId = findMember.mock.calls.length > 0 ? alex.id : null;
        return Promise.resolve({ currentMemberId, features: [] });
      },
    },
  });
  stop = site.session.stop;
  await site.session.settled();
  const opened: string[] = [];
  site.navigation.connect((path) => void opened.push(path));
  const { journey } = startAuthJourney(site, 'login');
  journey.send({ type: 'credentials.submitted', email: 'alex@example.com', password: 'a long password' });
  await vi.waitFor(() => expect(findMember).toHaveBeenCalledOnce());
  return {
    opened,
    goTo: (pathname: string) => void (address = { pathname, search: '' }),
    isKnown: async () => {
      known.resolve(alex);
      await vi.waitFor(() => expect(journey.screen().page?.view).toBe('EnteringCredentials'));
      expect(site.session.view().status).toBe('member');
    },
  };
}

test('who logs in comes back to where they came from (AU-10)', async () => {
  const { opened, isKnown } = await loggingIn();
  await isKnown();
  expect(opened).toEqual(['/pricing']);
});

test('who has gone on to another page while they are logged in stays there', async () => {
  const { opened, goTo, isKnown } = await loggingIn();
  goTo('/help');
  await isKnown();
  expect(opened).toEqual([]);
});
