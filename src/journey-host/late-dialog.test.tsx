import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { fromPromise, setup } from 'xstate';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { Boundary } from '../runtime/Boundary.tsx';
import { createJourney } from './journey.ts';
import { journeyPart, type ViewProps } from './journey-part.ts';
import { JourneyScreen } from './JourneyScreen.tsx';
import { lateView } from './late-view.tsx';

type Event = { type: 'cancel.requested' | 'cancel.closed' | 'order.kept' | 'help.followed' };
type Props = ViewProps<unknown, Event>;

/** A page that asks before it cancels, and says by a dialog that the order is kept. */
const errand = setup({
  types: { events: {} as Event, meta: {} as JourneyMeta<'Order' | 'Asking' | 'Kept' | 'Help'> },
  actors: { keep: fromPromise<void>(() => Promise.resolve()) },
}).createMachine({
  id: 'errand',
  initial: 'order',
  states: {
    order: {
      route: {},
      meta: { view: 'Order', path: '/order' },
      on: { 'help.followed': 'help' },
      initial: 'resting',
      states: {
        resting: { on: { 'cancel.requested': 'asking', 'order.kept': 'keeping' } },
        asking: { meta: { view: 'Asking', modal: true }, on: { 'cancel.closed': 'resting' } },
        keeping: { tags: ['busy'], invoke: { src: 'keep', onDone: 'kept' } },
        kept: { meta: { view: 'Kept', modal: true } },
      },
    },
    help: { meta: { view: 'Help', path: '/help' } },
  },
});

const Order = ({ send }: Props) => (
  <>
    <h1>Your order</h1>
    <button type="button" onClick={() => send({ type: 'cancel.requested' })}>
      Cancel
    </button>
    <button type="button" onClick={() => send({ type: 'order.kept' })}>
      Keep
    </button>
  </>
);
const Help = () => <h1>Help</h1>;
const Asking = () => <p role="dialog">Cancel the order?</p>;
const Kept = () => <p role="dialog">Kept</p>;

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const keep = vi.fn(() => Promise.resolve());

/** The page, with dialogs whose code comes by `fetch`. */
async function arrive(fetch: () => Promise<unknown>) {
  const dialog = (View: () => React.JSX.Element) => lateView<Props>(() => fetch().then(() => View));
  const part = journeyPart({
    machine: errand,
    select: ({ value }) => value,
    actors: { keep: fromPromise<void>(keep) },
    views: () => Promise.resolve({ views: { Order, Help, Asking: dialog(Asking), Kept: dialog(Kept) } } as never),
  });
  const journey = createJourney({ part, input: () => undefined });
  await act(async () =>
    render(
      <MemoryRouter initialEntries={['/order']}>
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
      </MemoryRouter>,
      { onCaughtError: () => undefined },
    ),
  );
  await touch();
  return journey;
}

/** What may come in handy is fetched then. */
const touch = async () => {
  fireEvent.pointerDown(document.body);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await act(() => vi.dynamicImportSettled());
};

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) =>
  act(async () => {
    button(name).focus();
    button(name).click();
    await vi.advanceTimersByTimeAsync(0);
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  vi.useFakeTimers();
  keep.mockClear();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

test('a dialog that is on its way says so after a moment, and the page stays', async () => {
  const arrives: (() => void)[] = [];
  await arrive(() => new Promise<void>((resolve) => arrives.push(resolve)));
  await press('Cancel');
  expect(screen.queryByRole('status')).toBeNull();
  await wait(200);
  expect(screen.getByRole('status')).toHaveTextContent('One moment');
  expect(heading()).toBe('Your order');
  for (const code of arrives) code();
  await wait(0);
  expect(screen.getByRole('dialog')).toHaveTextContent('Cancel the order?');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a dialog that does not come costs the press: the page stays with its focus, and says what to do', async () => {
  const journey = await arrive(missing);
  await press('Cancel');
  expect(heading()).toBe('Your order');
  expect(screen.getByRole('alert')).toHaveTextContent('That didn’t open');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Cancel')).toHaveFocus();
  expect(journey.screen()).toMatchObject({ modals: [], isBroken: false });
  await press('Dismiss');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button('Cancel')).toHaveFocus();
});

test('each press that brings nothing is told anew, and none of it on another page', async () => {
  const journey = await arrive(missing);
  await press('Cancel');
  const told = screen.getByRole('alert');
  await wait(1000);
  await press('Cancel');
  expect(screen.getByRole('alert')).not.toBe(told);
  await act(async () => journey.send({ type: 'help.followed' }));
  expect(heading()).toBe('Help');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('pressed again when the connection is back, it opens, and nothing is said any more', async () => {
  let isAway = true;
  await arrive(() => (isAway ? missing() : Promise.resolve()));
  await press('Cancel');
  expect(screen.getByRole('alert')).toBeVisible();
  isAway = false;
  await wait(1000);
  await press('Cancel');
  expect(screen.getByRole('dialog')).toHaveTextContent('Cancel the order?');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was under way before the dialog is not done twice: the page has words of its own then', async () => {
  await arrive(missing);
  await press('Keep');
  await wait(0);
  expect(keep).toHaveBeenCalledOnce();
  expect(heading()).toBe('The page did not load');
});
