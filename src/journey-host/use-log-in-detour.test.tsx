import { act, render, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { createJourney, type Journey } from './journey.ts';
import { journeyPart } from './journey-part.ts';
import { useLogInDetour } from './use-log-in-detour.ts';
import { hearWalks } from './walks.ts';

/** Waits for a log-in, and goes on waiting for as long as the customer does not say otherwise. */
const ordering = setup({
  types: {
    context: {} as { abandoned: number },
    events: {} as { type: 'logIn.abandoned' },
    meta: {} as JourneyMeta<'Start'>,
  },
}).createMachine({
  id: 'ordering',
  context: { abandoned: 0 },
  initial: 'awaitingLogIn',
  states: {
    awaitingLogIn: {
      meta: { view: 'Start', path: '/start', detour: 'log-in' },
      on: {
        'logIn.abandoned': {
          target: 'stopped',
          actions: assign({ abandoned: ({ context }) => context.abandoned + 1 }),
        },
      },
    },
    stopped: { meta: { view: 'Start', path: '/start' } },
  },
});

const begin = () =>
  createJourney({
    part: journeyPart({
      machine: ordering,
      select: ({ context }) => context.abandoned,
      views: () => Promise.resolve({} as never),
    }),
    store: sessionStorage,
    key: 'ordering',
    hash: 'a',
    input: () => undefined,
  });

function Page({ journey, isVisitor }: { journey: Journey; isVisitor: () => Promise<boolean> }) {
  useLogInDetour(journey, journey.screen(), { isMember: false, isVisitor, logInPath: () => '/log-in' });
  return null;
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/start');
});

test('who is back without a log-in, and moves within the page before we know who they are, is not sent away', async () => {
  hearWalks();
  const journey = begin();
  const known = Promise.withResolvers<boolean>();
  render(<Page journey={journey} isVisitor={() => known.promise} />, { wrapper: BrowserRouter });
  // By the skip link, say.
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await act(async () => known.resolve(true));
  expect(journey.screen().root.model).toBe(1);
  expect(window.location.pathname).toBe('/start');
});

/** As who picks a plan: new as a rule, and on the way again when they go forward. */
const picking = setup({
  types: {
    events: {} as { type: 'plan.selected' } | { type: 'logIn.abandoned' } | { type: 'logIn.resumed' },
    meta: {} as JourneyMeta<'Start'>,
  },
}).createMachine({
  id: 'picking',
  initial: 'picking',
  states: {
    awaitingAccount: {
      meta: { view: 'Start', path: '/start', detour: 'register' },
      on: { 'logIn.abandoned': 'picking' },
    },
    picking: {
      meta: { view: 'Start', path: '/start' },
      on: { 'plan.selected': 'awaitingAccount', 'logIn.resumed': 'resumed' },
    },
    resumed: { meta: { view: 'Start', path: '/start' } },
  },
});

test('a journey whose visitors are new leads to the page for them, and hears when they go forward to either (AU-08)', async () => {
  for (const forward of ['/register', '/log-in']) {
    window.history.replaceState(null, '', '/start');
    const journey = createJourney({
      part: journeyPart({ machine: picking, select: ({ value }) => value, views: () => Promise.resolve({} as never) }),
      input: () => undefined,
    });
    const Leading = () => {
      useLogInDetour(journey, journey.screen(), {
        isMember: false,
        isVisitor: () => Promise.resolve(true),
        logInPath: () => '/log-in',
        registerPath: () => '/register',
      });
      return null;
    };
    const { rerender, unmount } = render(<Leading />, { wrapper: BrowserRouter });
    await act(async () => journey.send({ type: 'plan.selected' }));
    rerender(<Leading />);
    await waitFor(() => expect(window.location.pathname).toBe('/register'));
    act(() => journey.logInAbandoned());
    expect(journey.screen().root.model).toBe('picking');
    window.history.replaceState(null, '', forward);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(journey.screen().root.model).toBe('resumed');
    unmount();
  }
});
