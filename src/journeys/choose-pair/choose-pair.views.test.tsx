import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChoosePairModel } from '../../../machines/choose-pair/choose-pair.selectors.ts';
import type { ChoosePairEvent } from '../../../machines/choose-pair/choose-pair.types.ts';
import { views } from './choose-pair.views.ts';

const outsideVisit = { date: '2026-12-08', slot: 'AM', formattedSlot: '8am-12pm' } as const;

const pairOf = (date: string) => ({
  outsideVisit,
  inHomeVisit: { date, slot: 'PM', formattedSlot: '12pm-4pm' } as const,
  worksFrom: date,
});

const twoPairs: ChoosePairModel = {
  pairs: [pairOf('2026-12-18'), pairOf('2026-12-21')],
  isLoadingFirst: false,
  canSeeMore: true,
  isLoadingMore: false,
  isEmpty: false,
  isNarrowed: false,
  canNarrow: true,
  wish: { weekday: null, slot: null },
  isPairLost: false,
  failureReason: null,
};

const send = vi.fn<(event: ChoosePairEvent) => void>();

const draw = (model: Partial<ChoosePairModel> = {}) =>
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <views.ChoosingPair model={{ ...twoPairs, ...model }} send={send} draft={{ values: {}, keep: () => {} }} />
      </MemoryRouter>
    </MantineProvider>,
  );

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  send.mockReset();
  vi.restoreAllMocks();
});

const pairsShown = () => screen.getAllByRole('listitem');

test('each pair says when it all works and when who comes; who has to be there is said once, above them', () => {
  draw();
  expect(screen.getAllByText(/you don’t need to be there\. .* please be at home\./)).toHaveLength(1);
  const [first] = pairsShown();
  expect(first).toHaveTextContent('Your broadband works from Friday 18 December 2026');
  expect(first).toHaveTextContent('Outside installTuesday 8 December 2026 8am-12pm');
  expect(first).toHaveTextContent('Home installFriday 18 December 2026 12pm-4pm');
});

test('a pair is taken by its own button', async () => {
  draw();
  const second = screen.getByRole('listitem', { name: /Monday 21 December 2026/ });
  await userEvent.click(within(second).getByRole('button', { name: 'Take these dates' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'pair.taken', date: '2026-12-21' });
});

test.each([
  ['Only Fridays', { weekday: 5, slot: null }],
  ['Only Mondays', { weekday: 1, slot: null }],
  ['Morning', { weekday: null, slot: 'AM' }],
])('“%s” narrows the list at once', async (name, wish) => {
  draw();
  await userEvent.click(screen.getByRole('radio', { name }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'pairs.narrowed', ...wish });
});

test.each([
  ['Any weekday', { weekday: null, slot: 'PM' }],
  ['Any time', { weekday: 5, slot: null }],
])('“%s” widens it again, and keeps the other wish', async (name, wish) => {
  draw({ wish: { weekday: 5, slot: 'PM' } });
  expect(screen.getByRole('radio', { name: 'Only Fridays' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Afternoon' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'pairs.narrowed', ...wish });
});

test.each([
  ['More dates', 'morePairs.requested'],
  ['Choose each date yourself', 'eachDate.requested'],
])('“%s” says %s', async (name, type) => {
  draw();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type });
});

test('more pairs come behind those that are there, and where there are none left none are offered', async () => {
  const { unmount } = draw({ canSeeMore: false, isLoadingMore: true });
  await userEvent.click(screen.getByRole('button', { name: /More dates/ }));
  expect(send).not.toHaveBeenCalled();
  unmount();
  draw({ canSeeMore: false });
  expect(screen.queryByRole('button', { name: 'More dates' })).toBeNull();
});

test('while the first dates are looked for nothing is offered that moves when they come', async () => {
  draw({ pairs: [], isLoadingFirst: true, canSeeMore: false });
  expect(await screen.findByText('Looking for dates that fit')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a pair that has gone meanwhile is named in the words agreed, and the next ones are there (BK-21)', () => {
  draw({ isPairLost: true });
  expect(screen.getByText('Oops, install date is no longer available')).toBeVisible();
  expect(screen.getByText(/Try choosing anoter date\. Your notes for the engineer are kept\./)).toBeVisible();
  expect(pairsShown()).toHaveLength(2);
});

test('where no pair fits a day, another day is asked for; where none is free at all, each date (BK-19)', () => {
  const none = { pairs: [], canSeeMore: false, isEmpty: true };
  const { unmount } = draw({ ...none, isNarrowed: true });
  expect(screen.getByText(/^No dates fit that day and time\./)).toBeVisible();
  unmount();
  draw(none);
  expect(screen.getByText('No time slots available.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose each date yourself' })).toBeVisible();
});

test.each([
  ['dateNotYetOpen', 'Sorry, dates not available yet. Choose an earlier date.'],
  ['unknown', 'Something went wrong, please try again later.'],
] as const)(
  'dates that do not come (%s) can be asked for again, and pairs that are there taken (BK-18)',
  async (failureReason, words) => {
    draw({ failureReason, canSeeMore: false });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(pairsShown()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'retry.requested' });
  },
);

test('what we owe for a missed visit is said beside the dates', () => {
  draw();
  expect(screen.getByRole('region', { name: 'If we’re late or miss a visit' })).toBeVisible();
});
