import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { selectAppointmentMachine } from '../../../machines/select-appointment/select-appointment.machine.ts';
import { selectSelectAppointment } from '../../../machines/select-appointment/select-appointment.selectors.ts';
import type {
  Availability,
  SelectAppointmentInput,
} from '../../../machines/select-appointment/select-appointment.types.ts';
import type { Failure } from '../../../machines/shared/failure.ts';
import { addDays } from '../../../machines/shared/local-date.ts';
import { views } from './select-appointment.views.ts';
import { layOutLists, watchIntersections } from './test-list.tsx';

const busy: Failure = {
  kind: 'HttpError',
  status: 503,
  code: 'service.busy',
  message: 'The service is busy.',
  fields: [],
};

/** Both slots on the first four dates of each block, in the afternoon only on the second one. */
function availability(startDate: string, free = 4): Availability {
  const slots = Array.from({ length: free }, (_, index) => {
    const date = addDays(startDate, index);
    const am = {
      date,
      slot: 'AM',
      earliestArrivalTime: '08:00',
      latestArrivalTime: '12:00',
      formattedArrivalTime: '8am-12pm',
    } as const;
    const pm = {
      date,
      slot: 'PM',
      earliestArrivalTime: '12:00',
      latestArrivalTime: '16:00',
      formattedArrivalTime: '12pm-4pm',
    } as const;
    return index === 1 ? [pm] : [am, pm];
  }).flat();
  return {
    appointmentId: '0b6f2c36-6a53-4a43-8d4b-3f2f4f1f0a01',
    visitType: 'IN_HOME',
    estimatedDurationInMinutes: 60,
    groupedAvailableAppointments: [],
    availableAppointments: slots,
    appointmentWindowInDaysPerCall: 14,
    inHomeLeadTimeInCalendarDays: 7,
    maxAppointmentWindowInDays: 56,
  };
}

type Answer = (startDate: string) => Availability | Promise<Availability>;

const asked = vi.fn<(startDate: string) => void>();
let view: ReturnType<typeof watchIntersections>;

beforeEach(() => {
  view = watchIntersections();
  layOutLists();
});
afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Selector({ actor }: { actor: ActorRefFrom<typeof selectAppointmentMachine> }) {
  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  const View = views.ChoosingDate;
  if (snapshot.status === 'done') return <p>Closed</p>;
  return (
    <View
      model={selectSelectAppointment(snapshot)}
      send={(event) => actor.send(event)}
      draft={{ values: {}, keep: () => {} }}
    />
  );
}

/** Opens the selector over a gateway that answers as told. */
async function open(answer: Answer = availability, input: Partial<SelectAppointmentInput> = {}) {
  const loadBlock = fromPromise<Availability, { appointmentId: string; startDate: string }>(
    async ({ input: { startDate } }) => {
      asked(startDate);
      return answer(startDate);
    },
  );
  const actor = createActor(selectAppointmentMachine.provide({ actors: { loadBlock } }), {
    input: {
      appointmentId: '0b6f2c36-6a53-4a43-8d4b-3f2f4f1f0a01',
      visitType: 'IN_HOME',
      startDate: '2026-01-19',
      earliestDate: '2026-01-19',
      chosen: null,
      ...input,
    },
  });
  actor.start();
  // It would go on asking for dates while the next customer looks.
  onTestFinished(() => void actor.stop());
  render(
    <MantineProvider env="test">
      <Selector actor={actor} />
    </MantineProvider>,
  );
  await screen.findByRole('dialog');
  return actor;
}

const date = (name: RegExp | string) => screen.getByRole('radio', { name });

test('it opens on the first free date with its first slot, ready to be confirmed (BK-13, BK-14, BK-17)', async () => {
  const actor = await open();
  expect(screen.getByRole('dialog', { name: 'Choose a date for your home install' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Monday 19 January 2026, 2 times free' })).toBeChecked();
  expect(date('Morning 8am-12pm')).toBeChecked();
  expect(date('Afternoon 12pm-4pm')).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm Install Date' }));
  expect(actor.getSnapshot().output).toMatchObject({ date: '2026-01-19', slot: 'AM', formattedSlot: '8am-12pm' });
});

test('the outside install has its own words', async () => {
  await open(availability, { visitType: 'PRE_WORK' });
  expect(screen.getByRole('dialog', { name: 'Choose a date for your outside install' })).toBeVisible();
  expect(screen.getByText('Nobody needs to be at home.')).toBeVisible();
});

test('a date with the afternoon only offers nothing else (BK-14)', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Tuesday 20 January 2026, 1 time free' }));
  expect(date('Afternoon 12pm-4pm')).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Morning 8am-12pm' })).toBeNull();
  expect(screen.getByText('Tuesday 20 January 2026, 12pm-4pm')).toBeVisible();
});

test('date and time are chosen and confirmed with the keyboard alone', async () => {
  const actor = await open();
  await screen.findByRole('radio', { name: /Monday 19/ });
  act(() => screen.getByRole('button', { name: /Next month/ }).focus());
  await userEvent.tab();
  expect(date(/Monday 19/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(date(/Wednesday 21/)).toHaveFocus();
  expect(date(/Wednesday 21/)).toBeChecked();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Earlier dates' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(date(/Morning/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(date(/Afternoon/)).toBeChecked();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Confirm Install Date' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(actor.getSnapshot().output).toMatchObject({ kind: 'appointmentSelected', date: '2026-01-21', slot: 'PM' });
});

test('the arrow keys stop at the first date, and at the last one until the next dates are here (BK-15)', async () => {
  await open();
  const first = await screen.findByRole('radio', { name: /Monday 19/ });
  act(() => first.focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowRight>4/}');
  expect(date(/Thursday 22/)).toHaveFocus();
  expect(asked).toHaveBeenLastCalledWith('2026-02-02');
  await screen.findByRole('radio', { name: /Monday 2 February/ });
  await userEvent.keyboard('{ArrowRight}');
  expect(date(/Monday 2 February/)).toHaveFocus();
});

test('a block that comes near is asked for once, with its first date (BK-15)', async () => {
  await open();
  await screen.findByRole('radio', { name: /Monday 19/ });
  act(() => view.show('2026-02-02', 0.5));
  act(() => view.show('2026-02-02', 1));
  await screen.findByRole('radio', { name: /Monday 2 February/ });
  expect(asked.mock.calls).toEqual([['2026-01-19'], ['2026-02-02']]);
});

test('the months lead to the ends of the window, where the focus stays on the button (BK-13)', async () => {
  await open();
  await screen.findByRole('radio', { name: /Monday 19/ });
  expect(screen.getByRole('heading', { name: 'January 2026' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous month, December 2025' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next month, February 2026' }));
  expect(screen.getByRole('heading', { name: 'February 2026' })).toBeVisible();
  expect(screen.getByText('February 2026', { selector: '[role=status]' })).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: /Monday 2 February/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next month, March 2026' }));
  const end = screen.getByRole('button', { name: 'Next month, April 2026' });
  expect(end).toHaveFocus();
  expect(end).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'March 2026' })).toBeVisible();
});

test('a block that fails says which and why, and is asked for again; the other dates stay (BK-18)', async () => {
  let isBroken = true;
  await open((startDate) => {
    if (startDate === '2026-02-02' && isBroken) throw busy;
    return availability(startDate);
  });
  await screen.findByRole('radio', { name: /Monday 19/ });
  act(() => view.show('2026-02-02', 1));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error loading appointments for Monday 2 February 2026: The service is busy.');
  expect(date(/Monday 19/)).toBeChecked();
  isBroken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /Monday 2 February/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

test('without any dates the server’s message stands under the generic heading (BK-18)', async () => {
  let isBroken = true;
  await open((startDate) => {
    if (isBroken) throw busy;
    return availability(startDate);
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Oops, something went wrongThe service is busy.');
  expect(screen.getByRole('button', { name: 'Confirm Install Date' })).toBeDisabled();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /Monday 19/ })).toBeChecked();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

test('a window without a free date says so (BK-19)', async () => {
  await open((startDate) => availability(startDate, 0));
  expect(await screen.findByText('No time slots available.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm Install Date' })).toBeDisabled();
  expect(asked).toHaveBeenCalledTimes(4);
});

test('a stretch without free dates is named in its place', async () => {
  await open((startDate) => availability(startDate, startDate === '2026-02-02' ? 0 : 4));
  await screen.findByRole('radio', { name: /Monday 19/ });
  act(() => view.show('2026-02-02', 1));
  expect(await screen.findByText('2 Feb to 15 Feb')).toBeVisible();
});

test('while the dates are looked for, the customer is told so and can leave', async () => {
  const actor = await open(() => new Promise<Availability>(() => {}));
  expect(screen.getByRole('status')).toHaveTextContent('Looking for free dates');
  // The one that is read out, and the one in the place of the times, which is seen.
  await waitFor(() => expect(screen.getAllByText('Looking for free dates')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Confirm Install Date' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s leaves everything as it was', async (_, leave) => {
  const actor = await open();
  await leave();
  expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
});

test('choosing another date draws two cards anew, not the whole list', async () => {
  await open();
  await screen.findByRole('radio', { name: /Monday 19/ });
  // Whoever writes a day in words asks it for its figures.
  const figures = vi.spyOn(Date.prototype, 'toISOString');
  await userEvent.click(date(/Wednesday 21/));
  const written = new Set(figures.mock.results.map(({ value }) => (value as string).slice(0, 10)));
  figures.mockRestore();
  // Of the days that have a card: ends of months and of windows are reckoned, not written.
  expect(screen.getAllByRole('radio', { name: / January 2026, / }).length).toBeGreaterThan(3);
  const cards = [...written].filter((day) => day > '2026-01-18' && day < '2026-02-01');
  expect(cards.toSorted()).toEqual(['2026-01-19', '2026-01-21']);
});

test('dates outside the window are told in words of our own (BK-22)', async () => {
  const outsideWindow = { ...busy, status: 400, code: 'invalid.request', message: 'Bad request.' };
  await open(() => Promise.reject(Object.assign(new Error('Bad request.'), outsideWindow)));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Oops, something went wrong');
  expect(alert).toHaveTextContent('Sorry, dates not available yet. Choose an earlier date.');
});
