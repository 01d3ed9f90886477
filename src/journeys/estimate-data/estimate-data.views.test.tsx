import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { middle, plans } from '../../../machines/estimate-data/estimate-data.cases.ts';
import { estimateDataMachine } from '../../../machines/estimate-data/estimate-data.machine.ts';
import { selectEstimateData } from '../../../machines/estimate-data/estimate-data.selectors.ts';
import type { EstimateDataEvent, Use } from '../../../machines/estimate-data/estimate-data.types.ts';
import { answered, failed, offline } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { views } from './estimate-data.views.ts';

const loaded = answered('loadPlans', plans);

/** Draws the estimate after this has happened. */
function show(...events: object[]) {
  const actor = createActor(unanswered(estimateDataMachine)).start();
  for (const event of events) actor.send(event as never);
  const send = vi.fn<(event: EstimateDataEvent) => void>();
  const model = selectEstimateData(actor.getSnapshot() as SnapshotFrom<typeof estimateDataMachine>);
  render(
    <MemoryRouter>
      <views.EstimatingData model={model} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  return send;
}

const hours = (use: Use, count: number) => ({ type: 'hours.changed', use, hours: count });

test('a page that nobody has touched says how to begin', () => {
  show(loaded);
  expect(screen.getByText('No data yet')).toBeVisible();
  expect(screen.getByText(/^Move a slider to begin/)).toBeVisible();
  expect(screen.queryByText(/has enough/)).toBeNull();
  for (const slider of screen.getAllByRole('slider')) expect(slider).toHaveAttribute('aria-valuetext', 'Never');
});

test.each([
  [hours('music', 7), 'About 3 GB a month', 'The 4 GB plan has enough', '£6 for 30 days'],
  [hours('maps', 0.5), 'About 0.1 GB a month', 'The 4 GB plan has enough', '£6 for 30 days'],
  [hours('films', 5), 'About 21 GB a month', 'The 30 GB plan has enough', '£10 for 30 days'],
  [hours('filmsHd', 7), 'About 90 GB a month', 'The Unlimited plan has enough', '£20 for 30 days'],
])('%j comes to a plan and its price', (event, need, plan, costs) => {
  show(loaded, event);
  for (const words of [need, plan, costs]) expect(screen.getByText(words)).toBeVisible();
});

test('the plan that has enough can be bought from there (MK-07)', () => {
  show(loaded, hours('films', 5));
  expect(screen.getByRole('link', { name: 'Buy the 30 GB plan' })).toHaveAttribute(
    'href',
    `/buy/goodybag?plan=${middle.id}`,
  );
});

test('a slider tells its hours, not its place', () => {
  const send = show(loaded, hours('social', 1));
  const slider = screen.getByRole('slider', { name: 'Social media with video' });
  expect(slider).toHaveAttribute('aria-valuetext', '1 hour a week');
  fireEvent.change(slider, { target: { value: '1' } });
  expect(send).toHaveBeenLastCalledWith(hours('social', 0.5));
  fireEvent.change(slider, { target: { value: '10' } });
  expect(send).toHaveBeenLastCalledWith(hours('social', 28));
});

test('a week can be begun anew', async () => {
  const send = show(loaded, hours('music', 7));
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'hours.cleared' });
});

test('an estimate stands without its plans, which can be asked for again (ER-04)', async () => {
  const send = show(failed('loadPlans', offline), hours('music', 7));
  expect(screen.getByText('About 3 GB a month')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'retry.requested' });
});
