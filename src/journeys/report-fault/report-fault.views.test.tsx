import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor, type EventFrom } from 'xstate';
import {
  before,
  closed,
  delayed,
  elsewhere,
  ended,
  none,
  notLive,
  open,
  over,
  paused,
  planWith,
  reported,
  tooLate,
  visited,
  visitId,
  wantsDay,
  withMoved,
  withVisit,
} from '../../../machines/report-fault/faults.cases.ts';
import { input, nothingTyped, reports } from '../../../machines/report-fault/report-fault.cases.ts';
import { reportFaultMachine } from '../../../machines/report-fault/report-fault.machine.ts';
import { selectReportFault, type ReportFaultModel } from '../../../machines/report-fault/report-fault.selectors.ts';
import type { Fault, Faults, ReportFaultView } from '../../../machines/report-fault/report-fault.types.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './report-fault.views.ts';

await loadLateViews(views);

async function show(faults: Faults, name: ReportFaultView, change: Partial<ReportFaultModel> = {}, past = false) {
  const machine = reportFaultMachine.provide({
    actors: { loadFaults: fromPromise(() => Promise.resolve(planWith(faults))) },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  if (past) actor.send(reports(nothingTyped));
  const send = vi.fn<(event: EventFrom<typeof reportFaultMachine>) => void>();
  const View = views[name];
  const model = { ...selectReportFault(actor.getSnapshot()), ...change };
  render(
    <MemoryRouter>
      <View model={model} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  return send;
}

const button = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => screen.getByRole('region', { name });
const withOpen = (fault: Fault): Faults => ({ ...open, faults: [fault] });
const withOver = (fault: Fault): Faults => ({ ...closed, faults: [fault] });

test('what often helps comes first, chat and phone stand beside, and the form is there without either (DB-01)', async () => {
  await show(none, 'DescribingFault');
  expect(within(region('Try this first')).getAllByRole('listitem')).toHaveLength(3);
  const talk = within(region('Rather talk to us?'));
  expect(talk.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', expect.stringMatching(/chat=true$/));
  expect(talk.getByRole('link', { name: /^Call 01632/ })).toHaveAttribute('href', 'tel:01632960000');
  expect(button('Report this fault')).toBeVisible();
  expect(screen.getByText(/repair it by the end of the second full working day/)).toBeVisible();
});

test('a report is what was chosen and typed, with the member’s own number from the start (DB-01)', async () => {
  const send = await show(none, 'DescribingFault');
  expect(screen.getByLabelText(/^Phone number/)).toHaveValue('07700 900321');
  expect(screen.getByLabelText(/^Since which day/)).toHaveAttribute('min', '2026-02-24');
  expect(screen.getByText(/live since Tuesday 24 February 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'It keeps dropping' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Evening/ }));
  await userEvent.type(screen.getByLabelText(/^Since which day/), '2026-09-07');
  await userEvent.type(screen.getByLabelText(/^In your own words/), 'At night');
  await userEvent.click(button('Report this fault'));
  expect(send).toHaveBeenLastCalledWith({
    type: 'report.submitted',
    problem: 'DROPS',
    sinceDate: '2026-09-07',
    sinceTime: 'EVENING',
    details: 'At night',
    contactPhone: '07700 900321',
  });
});

test('what is missing is said at its field, and before the form', async () => {
  await show(none, 'DescribingFault', {}, true);
  const summary = screen.getByRole('alert');
  for (const words of ['Choose what’s wrong', 'Enter the day on which it began', 'Choose the time of day'])
    expect(summary).toHaveTextContent(words);
});

test('who was refused reads why nothing was sent', async () => {
  await show(none, 'DescribingFault', { news: 'refused' });
  expect(screen.getByRole('status')).toHaveTextContent('We haven’t sent your report');
});

test('after a report stand its number, what happens next, by when, who acts and what a late repair is worth (DB-01)', async () => {
  const send = await show(open, 'ShowingFault', { news: 'reported' });
  expect(screen.getByRole('status')).toHaveTextContent('We’ve got your report');
  expect(screen.getByText(reported.number)).toBeVisible();
  const next = region('What happens next');
  expect(next).toHaveTextContent('The network is testing your line');
  expect(next).toHaveTextContent('We’ll have it repaired by the end of Wednesday 9 September 2026.');
  expect(next).toHaveTextContent('each day after it is worth £10.34');
  expect(screen.getByText('The network')).toBeVisible();
  expect(region('What we promised you')).toHaveTextContent('We pay you £10.34 for each day that we’re late');
  expect(region('What has happened')).toHaveTextContent('You reported the fault.Monday 7 September 2026, 10:30am');
  await userEvent.click(button('Check for news'));
  expect(send).toHaveBeenLastCalledWith({ type: 'news.requested' });
  await userEvent.click(button('Yes, it works again'));
  expect(send).toHaveBeenLastCalledWith({ type: 'closure.requested' });
});

test('a fault that was reported elsewhere says that there is no second one', async () => {
  await show(withOpen(elsewhere), 'ShowingFault', { news: 'openAlready' });
  expect(screen.getByRole('status')).toHaveTextContent('haven’t made a second one');
});

test('a repair visit has its date, its time, its engineer, and who has to be at home (BK-31)', async () => {
  await show(withVisit, 'ShowingFault');
  const visits = region('Engineer visits');
  expect(visits).toHaveTextContent(/Tuesday 8 September 2026.*8am-12pm.*Booked/);
  expect(visits).toHaveTextContent('Somebody aged 18 or over has to be at home.');
  expect(visits).toHaveTextContent('Robin Thorne');
  expect(within(visits).getByRole('link', { name: '07700 900456' })).toHaveAttribute('href', 'tel:07700900456');
  expect(screen.getByText('You: let the engineer in')).toBeVisible();
  expect(region('Earlier faults')).toHaveTextContent(before.number);
});

test.each([
  ['ARRIVED', 'The engineer is there'],
  ['MISSED', 'The engineer didn’t come'],
  ['NO_ACCESS', 'Nobody was at home'],
  ['CANCELLED', 'Called off'],
] as const)('a visit that is %s says so, and nothing about who has to be at home', async (state, words) => {
  const visits = visited.visits.map((visit) => ({ ...visit, state }));
  await show(withOpen({ ...visited, visits }), 'ShowingFault');
  expect(region('Engineer visits')).toHaveTextContent(words);
  expect(region('Engineer visits')).not.toHaveTextContent('has to be at home');
});

test('a visit outside asks for nobody, and one without an engineer says when there will be one', async () => {
  const visits = visited.visits.map((visit) => ({
    ...visit,
    visitType: 'EXTERNAL_INCIDENT' as const,
    engineerName: null,
  }));
  await show(withOpen({ ...visited, visits }), 'ShowingFault');
  expect(region('Engineer visits')).toHaveTextContent('Nobody has to be at home');
  expect(region('Engineer visits')).toHaveTextContent('once we know it');
});

test('a late repair is said to be late, with what is owed so far and the day that the network names (DB-01)', async () => {
  await show(delayed, 'ShowingFault');
  const next = region('What happens next');
  expect(next).toHaveTextContent('by the end of Wednesday 9 September 2026, and we haven’t. We’re sorry.');
  expect(next).toHaveTextContent('Each day is worth £10.34: so far that’s £20.68');
  expect(next).toHaveTextContent('expects to be done on Monday 14 September 2026');
});

test('without a promise that runs, the day comes with the next visit', async () => {
  const promises = reported.promises.map((promise) => ({ ...promise, state: 'MOVED' as const }));
  await show(withOpen({ ...reported, promises }), 'ShowingFault');
  expect(region('What happens next')).toHaveTextContent('with your next visit');
  expect(region('What happens next')).not.toHaveTextContent('worth');
});

test('news that can’t be fetched costs nothing that was known before (ER-04)', async () => {
  const send = await show(open, 'ShowingFault', { isNotFetched: true });
  expect(screen.getByRole('alert')).toHaveTextContent('This is what we knew before');
  await userEvent.click(button('Try again'));
  expect(send).toHaveBeenLastCalledWith({ type: 'retry.requested' });
});

test('before a repair is ended the member is asked once more', async () => {
  const send = await show(open, 'ConfirmingClosure');
  expect(screen.getByRole('dialog')).toHaveTextContent('we’ll call it off');
  await userEvent.click(button('Yes, end the repair'));
  expect(send).toHaveBeenLastCalledWith({ type: 'closure.confirmed' });
  await userEvent.click(button('No, not yet'));
  expect(send).toHaveBeenLastCalledWith({ type: 'closure.declined' });
});

test('a repaired fault asks whether it works, says what is owed, and can be reported again (DB-01)', async () => {
  const send = await show(over, 'FaultOver');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your broadband is repaired');
  expect(screen.getByText(/^For the wait you get £20.68/)).toBeVisible();
  expect(region('Is it working?')).toHaveTextContent('nothing for you to do');
  await userEvent.click(button('No, report it again'));
  expect(send).toHaveBeenLastCalledWith({ type: 'report.requested' });
});

test.each<[Fault['state'], string, string]>([
  ['NOT_FOUND', 'We found no fault', 'No, report it again'],
  ['CUSTOMER_EQUIPMENT', 'The cause is in equipment of your own', 'Report a fault'],
  ['WORKS_AGAIN', 'Good that it works again', 'Report a fault'],
  ['SERVICE_ENDED', 'Your broadband has ended', 'Report a fault'],
  ['ABDUCTED' as Fault['state'], 'No fault is open', 'Report a fault'],
])('a fault that ended as %s says so', async (state, heading, way) => {
  await show(withOver({ ...before, state }), 'FaultOver');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(button(way)).toBeVisible();
  expect(screen.queryByText(/^We owe you/)).toBeNull();
});

test('a fault that is over while none can be reported has the reason in place of the button', async () => {
  await show({ ...closed, blocked: 'PAUSED' }, 'FaultOver');
  expect(region('Is it working?')).toHaveTextContent('it’s meant to be off');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['isn’t live yet', notLive, 'isn’t live yet', 'See your order', /^\/dashboard\/orders\/9e9e/],
  ['is paused', paused, 'is paused', 'Go to your plan', /^\/dashboard\/plans\//],
  ['has ended', ended, 'has ended', 'See your bills', /^\/dashboard\/bills$/],
] as const)(
  'a plan that %s has a reason and a way on, and no dead button (DB-01)',
  async (_, faults, says, way, to) => {
    await show(faults, 'FaultBlocked');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(says);
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', expect.stringMatching(to));
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('a reason of a newer gateway leads to chat and phone', async () => {
  await show({ ...ended, blocked: 'SOLAR_STORM' as 'ENDED' }, 'FaultBlocked');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('can’t be reported now');
  expect(screen.getByText(/we’ll help you/)).toBeVisible();
});

test('what is expected of a plan that isn’t live is said where it is known', async () => {
  await show(notLive, 'FaultBlocked', { expected: '2026-12-15' });
  expect(screen.getByText(/expected to be Tuesday 15 December 2026/)).toBeVisible();
});

test('a visit can be put on another day until the day before it (DB-04)', async () => {
  const send = await show(withVisit, 'ShowingFault');
  const visits = region('Engineer visits');
  expect(visits).toHaveTextContent('You can choose another day until Monday 7 September 2026.');
  await userEvent.click(within(visits).getByRole('button', { name: 'Choose another day' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'dateChange.requested', visitId });
});

test('while days are looked for the button of the visit waits, and that for news doesn’t', async () => {
  await show(withVisit, 'ShowingFault', { isBusy: true, isMoving: true });
  const visits = within(region('Engineer visits'));
  expect(visits.getByRole('button')).toHaveAccessibleName(/Choose another day.+/);
  expect(button('Check for news')).toBeEnabled();
});

test('from its own day on a visit says since when it is too late, without a button (DB-04)', async () => {
  await show(tooLate, 'ShowingFault');
  expect(region('Engineer visits')).toHaveTextContent(
    'It’s too late to choose another day: that could be done until Monday 7 September 2026.',
  );
  expect(screen.queryByRole('button', { name: 'Choose another day' })).toBeNull();
});

test('where nobody was at home the next step is a day, and one button leads there (BK-31)', async () => {
  const send = await show(wantsDay, 'ShowingFault');
  const next = region('What happens next');
  expect(next).toHaveTextContent('Nobody was at home when the engineer came. Choose another day, or we’ll book one');
  expect(next).toHaveTextContent('We’ll name the day of your repair with your next visit.');
  expect(screen.getByText('You: choose a day for the engineer')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose another day' })).toBeNull();
  await userEvent.click(within(next).getByRole('button', { name: 'Choose a day for the engineer' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'dateChange.requested', visitId });
});

test('a visit that was moved has its new day, and the promises have both (BK-31)', async () => {
  await show(withMoved, 'ShowingFault', { news: 'visitMoved' });
  expect(screen.getByRole('status')).toHaveTextContent('The engineer’s visit has its new day.');
  expect(region('Engineer visits')).toHaveTextContent('12pm-4pm');
  expect(region('What happens next')).toHaveTextContent('by the end of Friday 11 September 2026');
  const promises = within(region('What we promised you')).getAllByRole('listitem');
  expect(promises.filter((row) => row.textContent.includes('Moved by you'))).toHaveLength(2);
});

test('what could not be moved is told as a warning, also where the fault is over', async () => {
  await show(over, 'FaultOver', { news: 'visitNotMoved' });
  expect(screen.getByRole('status')).toHaveTextContent('We haven’t moved the engineer’s visit');
});

test.each([
  ['DateTaken', 'Choose another day', { type: 'otherDate.requested' }],
  ['DateNotYetOpen', 'Choose another day', { type: 'otherDate.requested' }],
  ['DatesNotLoaded', 'Try again', { type: 'retry.requested' }],
  ['DateNotSaved', 'Try again', { type: 'retry.requested' }],
] as const)('%s leads on, and back to the fault', async (name, label, event) => {
  const send = await show(withVisit, name);
  await userEvent.click(button(label));
  expect(send).toHaveBeenLastCalledWith(event);
  await userEvent.click(button('Back to your fault'));
  expect(send).toHaveBeenLastCalledWith({ type: 'fault.requested' });
});
