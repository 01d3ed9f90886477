import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assign, setup } from 'xstate';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { isLocalDate } from '../../machines/shared/local-date.ts';
import { Boundary } from '../runtime/Boundary.tsx';
import { longDate } from '../ui/format/date.ts';
import { createJourney } from './journey.ts';
import { journeyPart, type ViewProps } from './journey-part.ts';
import { JourneyScreen } from './JourneyScreen.tsx';

type Event = { type: 'day.typed'; day: string } | { type: 'machine.broken' } | { type: 'left' };

const planning = setup({
  types: {
    context: {} as { day: string },
    events: {} as Event,
    meta: {} as JourneyMeta<'Beginning' | 'Planning'>,
  },
}).createMachine({
  id: 'planning',
  context: { day: '2026-12-01' },
  initial: 'beginning',
  states: {
    beginning: { id: 'beginning', route: {}, meta: { view: 'Beginning', path: '/begin' }, on: { left: 'planning' } },
    planning: {
      id: 'planning',
      route: {},
      meta: { view: 'Planning', path: '/plan' },
      on: {
        'day.typed': { actions: assign({ day: ({ event }) => event.day }) },
        'machine.broken': {
          actions: assign(() => {
            throw new Error('no such day');
          }),
        },
      },
    },
  },
});

type Model = { day: string };
type Props = ViewProps<Model, Event>;

const days = ['', '2026-12-24', '٢٠٢٦-١٢-٠١'];

const Beginning = ({ send }: Props) => (
  <button type="button" onClick={() => send({ type: 'left' })}>
    Choose a day
  </button>
);

/** A mistake of ours: it takes for granted that it is given a day. */
function dayInWords(day: string): string {
  if (!isLocalDate(day)) throw new Error('Invalid date input');
  return longDate(day);
}

/** Draws whatever it is given, and breaks on what is no day. */
const Planning = ({ model, send }: Props) => (
  <>
    <h1>{dayInWords(model.day)}</h1>
    {days.map((day) => (
      <button key={day} type="button" onClick={() => send({ type: 'day.typed', day })}>
        {`Day ${day}`}
      </button>
    ))}
    <button type="button" onClick={() => send({ type: 'machine.broken' })}>
      Break
    </button>
  </>
);

const logged: string[] = [];

function open(views: () => Promise<never> = () => Promise.resolve({ views: { Beginning, Planning } } as never)) {
  const part = journeyPart({
    machine: planning,
    select: ({ context }): Model => ({ day: context.day.trim() }),
    views,
    frame: ({ children }) => <main>{children}</main>,
  });
  const journey = createJourney({
    part,
    store: sessionStorage,
    key: 'planning',
    hash: 'a',
    input: () => undefined,
    log: (message) => void logged.push(message),
  });
  const Address = () => <output>{useLocation().pathname}</output>;
  const draw = () =>
    render(
      <MemoryRouter initialEntries={[journey.screen().path ?? '']}>
        <Boundary at="" fallback={() => <h1>The page did not load</h1>}>
          <JourneyScreen
            journey={journey}
            part={part}
            fallback={null}
            isMember={false}
            isVisitor={() => Promise.resolve(true)}
            logInPath={() => '/log-in'}
          />
        </Boundary>
        <Address />
      </MemoryRouter>,
      { onCaughtError: () => undefined },
    );
  return { journey, draw };
}

async function arrive() {
  const { journey, draw } = open();
  const drawn = await act(draw);
  await press('Choose a day');
  return { journey, ...drawn };
}

// The views' code comes when it is first needed: who acts waits for it.
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  sessionStorage.clear();
  logged.length = 0;
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.stubGlobal('reportError', () => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(['Day', 'Day ٢٠٢٦-١٢-٠١'])(
  '"%s" cannot be drawn: it costs that step, with words and a way on',
  async (day) => {
    await arrive();
    await press('Day 2026-12-24');
    expect(heading()).toBe('Thursday 24 December 2026');
    await press(day);
    expect(heading()).toBe('Something went wrong');
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(logged).toEqual(['The journey went back: Invalid date input']);
    await press('Carry on');
    expect(heading()).toBe('Thursday 24 December 2026');
  },
);

test('what could not be drawn is kept by nobody: a reload, or another page, helps', async () => {
  const { unmount } = await arrive();
  await press('Day');
  unmount();
  const { journey, draw } = open();
  await act(draw);
  expect(journey.screen().isBroken).toBe(false);
  expect(heading()).toBe('Tuesday 1 December 2026');
});

test('another page of the journey is shown without the words', async () => {
  const { journey } = await arrive();
  await press('Day');
  act(() => journey.enter('/begin'));
  expect(screen.getByRole('button', { name: 'Choose a day' })).toBeVisible();
});

test('who would rather start again can', async () => {
  await arrive();
  await press('Day');
  await press('Start again');
  expect(screen.getByRole('button', { name: 'Choose a day' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('/begin');
});

test('a machine that breaks goes back to what was drawn last', async () => {
  await arrive();
  await press('Day 2026-12-24');
  await press('Break');
  expect(heading()).toBe('Something went wrong');
  expect(logged).toContain('The journey went back: no such day');
  await press('Carry on');
  expect(heading()).toBe('Thursday 24 December 2026');
  await press('Day');
  await press('Carry on');
  expect(heading()).toBe('Thursday 24 December 2026');
});

/** What is saved, with another day in it. */
function saveDay(day: unknown) {
  const saved = JSON.parse(sessionStorage.getItem('planning') ?? '') as { snapshot: { context: { day: unknown } } };
  saved.snapshot.context.day = day;
  sessionStorage.setItem('planning', JSON.stringify(saved));
}

test.each([
  ['empty', ''],
  ['too long', 'x'.repeat(10_000)],
  ['missing', null],
  ['a number', 20_261_201],
  ['an object', {}],
])('a saved journey whose day is %s cannot be shown: it begins anew and says so', async (_, day) => {
  const { unmount } = await arrive();
  unmount();
  saveDay(day);
  await act(open().draw);
  expect(heading()).toBe('Something went wrong');
  await press('Carry on');
  await press('Choose a day');
  expect(heading()).toBe('Tuesday 1 December 2026');
});

test('code that does not arrive is no fault of the journey: the page has its own words for it', async () => {
  const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { journey, draw } = open(missing);
  await act(draw);
  expect(heading()).toBe('The page did not load');
  expect(journey.screen().isBroken).toBe(false);
});
