import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../runtime/log.ts';
import { buildTimeConfig } from '../runtime/build-time-config.ts';
import type { SessionCalls } from '../session/session.actors.ts';
import { createSession, type SessionOptions } from '../session/session.ts';
import { MembersOnly } from './MembersOnly.tsx';
import type { Site } from './site.ts';

const alex = {
  id: 100001,
  memberName: 'Alex',
  firstName: 'Alex',
  lastName: 'Finch',
  email: 'alex.finch@example.com',
} as NonNullable<Awaited<ReturnType<SessionCalls['findMember']>>>;

const flag = (name: string, value: string) => ({ name, variantInfo: { type: 'string', value } });
const silence = () => new Promise<never>(() => undefined);

let stop = () => {};
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(log, 'warn').mockReturnValue();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

type Given = {
  member?: SessionCalls['findMember'];
  features?: { name: string; variantInfo: { type: string; value: string } }[];
  isMarkedNotFound?: boolean;
} & Pick<SessionOptions, 'isListed'>;

function Page() {
  const { pathname, search } = useLocation();
  return <h1>{`Page ${pathname}${search}`}</h1>;
}

/** A page behind the gate, with links to two others. */
async function open(path: string, { member, features = [], isMarkedNotFound = false, isListed }: Given = {}) {
  const session = createSession({
    calls: {
      findMember: member ?? (() => Promise.resolve(null)),
      startClientSession: () => Promise.resolve({ currentMemberId: member ? alex.id : null, features }),
    },
    consentLevel: 'ESSENTIAL',
    lifetimeMs: 60_000,
    forgetMember: () => undefined,
    ...(isListed && { isListed }),
  });
  stop = session.stop;
  // All that the gate looks at.
  const site = { session, sessionAtStart: session.view(), isMarkedNotFound, config: buildTimeConfig } as Site;
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <Suspense fallback={<p>Fetching</p>}>
          <MembersOnly site={site} fallback={<p>Loading</p>}>
            <Page />
          </MembersOnly>
          <Link to="/">Home</Link>
          <Link to="/register-interest">Interest</Link>
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  return session;
}

const heading = () => screen.findByRole('heading', { level: 1 });
const asMember = () => Promise.resolve(alex);

describe('a page for members', () => {
  it('shows a loading indicator and nothing of itself while the member is looked up (SH-03, AU-07)', async () => {
    await open('/dashboard', { member: silence });
    expect(screen.getByText('Loading')).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('leads a visitor to log in, with the way back (AU-07, AU-09)', async () => {
    await open('/dashboard?tab=orders');
    expect(await heading()).toHaveTextContent(
      'Page /auth/login?referrer=broadband&redirect=%2Fdashboard%3Ftab%3Dorders',
    );
  });

  it('is shown to a member with access (AU-11)', async () => {
    await open('/dashboard', { member: asMember });
    expect(await heading()).toHaveTextContent('Page /dashboard');
  });

  it('says plainly to a member without access that it is not open yet, with ways on (AU-11)', async () => {
    await open('/dashboard', { member: asMember, features: [flag('commercial-launch', 'B')] });
    expect(await heading()).toHaveTextContent('This page isn’t open to you yet');
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
    expect(screen.getByRole('link', { name: 'Visit our help section' })).toBeVisible();
  });

  it('asks a member for a full name first, where the flag says so (SC-10: about-you-redirect)', async () => {
    const { lastName: _, ...nameless } = alex;
    const features = [flag('about-you-redirect', 'A')];
    await open('/customise-plan?x=1', { member: () => Promise.resolve(nameless), features });
    expect(await heading()).toHaveTextContent('Page /about-you?redirect=%2Fcustomise-plan%3Fx%3D1');
  });

  it.each([
    ['whose name is known', alex, 'A'],
    ['where the flag is off', { ...alex, lastName: '' }, 'B'],
  ])('asks no member %s (SC-10: about-you-redirect)', async (_, member, value) => {
    await open('/customise-plan', {
      member: () => Promise.resolve(member),
      features: [flag('about-you-redirect', value)],
    });
    expect(await heading()).toHaveTextContent('Page /customise-plan');
  });
});

describe('a page for everybody', () => {
  it('is shown while the member is looked up (SH-03)', async () => {
    await open('/postcode-checker', { member: silence });
    expect(await heading()).toHaveTextContent('Page /postcode-checker');
  });

  it('is shown to a member without access, too (AU-11)', async () => {
    await open('/postcode-checker', { member: asMember, features: [flag('commercial-launch', 'B')] });
    expect(await heading()).toHaveTextContent('Page /postcode-checker');
  });
});

describe('a member who is not on the list (AU-12)', () => {
  const unlisted = { member: asMember, isListed: () => Promise.resolve(false) };

  it.each(['/', '/postcode-checker', '/dashboard', '/auth/login'])('finds no page at %s', async (path) => {
    await open(path, unlisted);
    expect(await heading()).toHaveTextContent("Oops. We can't find that page.");
  });

  it.each(['/register-interest', '/auth/logout'])('may open %s', async (path) => {
    await open(path, unlisted);
    expect(await heading()).toHaveTextContent(`Page ${path}`);
  });

  it('finds no page either when they follow a link from there', async () => {
    await open('/register-interest', unlisted);
    expect(await heading()).toHaveTextContent('Page /register-interest');
    act(() => screen.getByRole('link', { name: 'Home' }).click());
    expect(await heading()).toHaveTextContent("Oops. We can't find that page.");
  });
});

describe('the host’s mark of a page that is not there', () => {
  it('is obeyed whatever the address is, until the customer goes on (AU-13, RT-06)', async () => {
    await open('/dashboard', { member: asMember, isMarkedNotFound: true });
    expect(await heading()).toHaveTextContent("Oops. We can't find that page.");
    act(() => screen.getByRole('link', { name: 'Interest' }).click());
    expect(await heading()).toHaveTextContent('Page /register-interest');
  });
});
