import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../machines/shared/paths.ts';
import { buildTimeConfig } from '../runtime/build-time-config.ts';
import type { SessionCalls } from '../session/session.actors.ts';
import { loadPage, preloadAfter } from './pages.ts';
import { createSite } from './site.ts';

vi.stubGlobal('__MACHINES_HASH__', 'of this test');

const alex = { id: 100001, firstName: 'Alex', lastName: 'Finch' } as NonNullable<
  Awaited<ReturnType<SessionCalls['findMember']>>
>;

let stop = () => {};
beforeEach(() => sessionStorage.clear());
afterEach(() => stop());

async function openAsMember() {
  const site = createSite({
    store: sessionStorage,
    cookies: () => '',
    address: () => ({ pathname: paths.home, search: '' }),
    config: buildTimeConfig,
    sessionCalls: {
      findMember: () => Promise.resolve(alex),
      startClientSession: () => Promise.resolve({ currentMemberId: alex.id, features: [] }),
    },
  });
  stop = site.session.stop;
  await site.session.settled();
  return site;
}

test('an order that waits for its member stays where it is while the home page fetches ahead', async () => {
  const site = await openAsMember();
  await loadPage(site, paths.registerInterest);
  const { journey } = await site.order.load();
  expect(journey.screen().path).toBe(paths.registerInterest);
  site.session.refused();
  expect(site.keptOrder()).toBeNull();
  await preloadAfter(site, paths.home);
  expect(journey.screen().path).toBe(paths.registerInterest);
});
