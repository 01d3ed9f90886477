import { fireEvent, render, screen } from '@testing-library/react';
import { array, assert, asyncProperty, boolean, constantFrom } from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../machines/shared/paths.ts';
import { envelopeLifetimeMs, type EnvelopeStore } from '../journey-host/envelope.ts';
import { JourneyScreen } from '../journey-host/JourneyScreen.tsx';
import { loadShownViews } from '../journey-host/part-views.ts';
import { json } from '../gateway-client/testing/fake-fetch.ts';
import { buildTimeConfig } from '../runtime/build-time-config.ts';
import type { SessionCalls } from '../session/session.actors.ts';
import { startAuthJourney } from './auth-parts.ts';
import { createSite } from './site.ts';

const alex = { id: 100001, memberName: 'Alex', firstName: 'Alex', lastName: 'Finch' } as NonNullable<
  Awaited<ReturnType<SessionCalls['findMember']>>
>;
const key = `${buildTimeConfig.brand.slug}.register`;

let stop = () => {};
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Given = { isMember?: () => boolean; store?: EnvelopeStore };

/** The page of a new account, as a tab opens it or loads it again; `isMember` once somebody has logged in. */
async function open({ isMember = () => false, store = sessionStorage }: Given = {}) {
  const site = createSite({
    store,
    cookies: () => 'XSRF-TOKEN=token-1',
    address: () => ({ pathname: paths.register, search: '' }),
    config: buildTimeConfig,
    sessionCalls: {
      findMember: () => Promise.resolve(isMember() ? alex : null),
      startClientSession: () => Promise.resolve({ currentMemberId: isMember() ? alex.id : null, features: [] }),
    },
  });
  stop = site.session.stop;
  await site.session.settled();
  const { journey, part } = startAuthJourney(site, 'register');
  await loadShownViews(journey);
  const { unmount } = render(
    <MemoryRouter initialEntries={[paths.register]}>
      <JourneyScreen
        journey={journey}
        part={part}
        fallback={null}
        isMember={false}
        isVisitor={site.isVisitor}
        logInPath={(path) => path}
      />
    </MemoryRouter>,
  );
  await screen.findByLabelText('First name');
  return { site, journey, unmount };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Join us' }));

it('what is typed for a new account is there after a reload, all but the password, and nothing is refused by it', async () => {
  const { unmount } = await open();
  type('First name', 'Wren');
  type('Email address', 'wren@example.com');
  type('Month', '4');
  fireEvent.click(screen.getByRole('checkbox'));
  type('Password', 'a long password');
  submit();
  expect(await screen.findByRole('alert')).toBeVisible();
  unmount();
  await open();
  expect(field('First name').value).toBe('Wren');
  expect(field('Email address').value).toBe('wren@example.com');
  expect(field('Month').value).toBe('4');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(field('Password').value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('no password comes into the storage, whatever it is, looked at or not, refused, sent or typed again', async () => {
  const written: string[] = [];
  const store: EnvelopeStore = {
    getItem: (name) => sessionStorage.getItem(name),
    setItem: (name, text) => {
      written.push(text);
      sessionStorage.setItem(name, text);
    },
    removeItem: (name) => sessionStorage.removeItem(name),
  };
  let isTaken = false;
  vi.stubGlobal('fetch', () => Promise.resolve(json(isTaken ? 409 : 503, { code: 'email.taken' })));
  const { unmount } = await open({ store });
  for (const [label, value] of Object.entries({
    'First name': 'Wren',
    'Last name': 'Archer',
    'Email address': 'wren@example.com',
    Day: '12',
    Month: '4',
    Year: '1988',
  }))
    type(label, value);
  // Of signs that nothing else here is written with.
  const sign = constantFrom('¤', '¶', 'ß', 'Ω', '🦜');
  await assert(
    asyncProperty(
      array(sign, { minLength: 1, maxLength: 30 }),
      boolean(),
      boolean(),
      async (signs, isLookedAt, taken) => {
        isTaken = taken;
        const retry = screen.queryByRole('button', { name: 'Try again' });
        if (retry) fireEvent.click(retry);
        await screen.findByLabelText('Password');
        const look = screen.queryByRole('button', { name: 'Show password' });
        if (isLookedAt && look) fireEvent.click(look);
        type('Password', signs.join(''));
        type('First name', `Wren ${signs.length}`);
        submit();
        await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
        const everywhere = [...written, ...Object.values(sessionStorage), ...Object.values(localStorage)] as string[];
        expect(everywhere.filter((text) => /[¤¶ßΩ🦜]/u.test(text))).toEqual([]);
      },
    ),
    { numRuns: 30 },
  );
  expect(written.some((text) => text.includes('Wren'))).toBe(true);
  unmount();
});

it('once somebody is a member in this tab, nothing is kept of what was typed', async () => {
  let isMember = false;
  const { site, unmount } = await open({ isMember: () => isMember });
  type('First name', 'Wren');
  expect(sessionStorage.getItem(key)).toContain('Wren');
  isMember = true;
  await site.session.welcome();
  expect(sessionStorage.getItem(key)).toBeNull();
  site.session.loggedOut();
  unmount();
  isMember = false;
  await open();
  expect(field('First name').value).toBe('');
});

it('the account that is made forgets what was typed, also where nobody can be told yet who they are', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(json(201, { memberId: '100001' })));
  const { unmount } = await open();
  const typed = { 'First name': 'Wren', 'Last name': 'Archer', 'Email address': 'wren@example.com' };
  for (const [label, value] of Object.entries({ ...typed, Day: '12', Month: '4', Year: '1988' })) type(label, value);
  type('Password', 'a long password');
  expect(sessionStorage.getItem(key)).toContain('Wren');
  submit();
  await vi.waitFor(() => expect(sessionStorage.getItem(key)).toBeNull());
  unmount();
});

it('where an account is made and nobody can be told who it is, trying again asks that alone, and the form has forgotten', async () => {
  let isMember = false;
  vi.stubGlobal('fetch', () => Promise.resolve(json(201, { memberId: '100001' })));
  const { site, journey, unmount } = await open({ isMember: () => isMember });
  const typed = { 'First name': 'Wren', 'Last name': 'Archer', 'Email address': 'wren@example.com' };
  for (const [label, value] of Object.entries({ ...typed, Day: '12', Month: '4', Year: '1988' })) type(label, value);
  type('Password', 'a long password');
  submit();
  expect(await screen.findByRole('heading', { name: 'We couldn’t log you in' })).toBeVisible();
  expect(journey.draft('').values).toEqual({});
  const register = vi.fn<() => Promise<Response>>(() => Promise.resolve(json(409, { code: 'email.taken' })));
  vi.stubGlobal('fetch', register);
  isMember = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(site.session.view().status).toBe('member'));
  expect(register).not.toHaveBeenCalled();
  expect(sessionStorage.getItem(key)).toBeNull();
  unmount();
});

it('a log-out forgets what was typed, in the tab and on the page, also where nobody was known as a member', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  const { site, journey, unmount } = await open();
  type('First name', 'Wren');
  expect(journey.draft('').values['firstName']).toBe('Wren');
  startAuthJourney(site, 'logout');
  await vi.waitFor(() => expect(sessionStorage.getItem(key)).toBeNull());
  expect(journey.draft('').values).toEqual({});
  unmount();
});

it('what was typed long ago is not surely the same customer’s, and is gone', async () => {
  const { unmount } = await open();
  type('First name', 'Wren');
  unmount();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + envelopeLifetimeMs + 1 });
  await open();
  expect(field('First name').value).toBe('');
  expect(sessionStorage.getItem(key)).toBeNull();
});
