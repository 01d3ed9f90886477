import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { accepted, chooses, notAccepted } from '../../../machines/change-plan/change-plan.cases.ts';
import {
  asked,
  askedForGood,
  ended,
  ending,
  faster,
  notChangeable,
  notLive,
  offered,
  open,
  planId,
  slower,
  switchAhead,
  switching,
  untilSwitch,
} from '../../../machines/change-plan/changes.cases.ts';
import { show } from './test-views.tsx';

const button = (name: string) => screen.getByRole('button', { name });

test('every plan that can be had stands beside the present one, with what it costs more or less (DB-05)', async () => {
  const send = await show(open, 'ChoosePlan');
  expect(screen.getByText(/^4 Heron Way.*counts from Thursday 24 September 2026/)).toBeVisible();
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    '150 Mbps',
    '500 Mbps',
    '1 Gbps',
  ]);
  const [down, now, up] = cards;
  expect(down).toHaveTextContent('£10 a month less than now');
  expect(now).toHaveTextContent('Your plan now');
  expect(within(now as HTMLElement).queryByRole('button')).toBeNull();
  expect(up).toHaveTextContent('£10 a month more than now');
  expect(up).toHaveTextContent('Leaving early: £27 for each month left of your minimum term');
  await userEvent.click(button('Choose 1 Gbps'));
  expect(send).toHaveBeenLastCalledWith(chooses(faster));
  await userEvent.click(button('Choose 150 Mbps'));
  expect(send).toHaveBeenLastCalledWith(chooses(slower));
});

test('a plan of the same price, and one that is free to leave, say so', async () => {
  const options = [{ ...slower, differenceInPence: 0, exitFeePerMonthInPence: 0 }];
  await show({ ...open, options }, 'ChoosePlan');
  const [card] = screen.getAllByRole('article');
  expect(card).toHaveTextContent('The same price as now');
  expect(card).toHaveTextContent('No exit fee');
});

test('old and new plan, day, first bill and contract are read before they are accepted by a tick (DB-05)', async () => {
  const send = await show(open, 'ConfirmPlan', { past: [chooses(faster)] });
  const valueOf = (term: string) => screen.getByText(term).nextElementSibling;
  expect(valueOf('Your plan now')).toHaveTextContent('500 Mbps, £35 a month');
  expect(valueOf('Your new plan')).toHaveTextContent('1 Gbps, £45 a month');
  expect(valueOf('Difference')).toHaveTextContent('£10 a month more than now');
  expect(valueOf('First bill with the new price')).toHaveTextContent('24/09/26');
  expect(valueOf('Minimum term')).toHaveTextContent('Its last day stays Tuesday 23 February 2027');
  expect(valueOf('Leaving early')).toHaveTextContent('£27 for each month left of your minimum term, £21 until then');
  const papers = screen.getAllByRole('link');
  expect(papers.map((paper) => paper.getAttribute('href'))).toEqual([
    expect.stringContaining(offered.contractSummaryDocId),
    expect.stringContaining(offered.contractInformationDocId),
  ]);
  for (const paper of papers) expect(paper).toHaveAttribute('target', '_blank');
  expect(screen.getByText(/undo this until Wednesday 23 September 2026/)).toBeVisible();
  await userEvent.click(button('Change my plan'));
  expect(send).toHaveBeenLastCalledWith(notAccepted);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(button('Change my plan'));
  expect(send).toHaveBeenLastCalledWith(accepted);
  await userEvent.click(button('Choose another plan'));
  expect(send).toHaveBeenLastCalledWith({ type: 'plans.requested' });
});

test.each([
  ['these documents', offered.contractInformationDocId, true],
  ['those of another plan', 'another-document', false],
])('a box that was ticked for %s is ticked for them alone (DB-05)', async (_, papersAccepted, isTicked) => {
  await show(open, 'ConfirmPlan', { past: [chooses(faster)], typed: { papersAccepted } });
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(isTicked);
});

test('where no minimum term is left none begins, and leaving is free', async () => {
  const free = { ...offered, plan: { ...offered.plan, exitFeePerMonthInPence: 0 }, besideSwitch: null };
  await show(open, 'ConfirmPlan', { past: [chooses(faster)], change: { offer: free, minimumTermEnd: null } });
  expect(screen.getByText('Minimum term').nextElementSibling).toHaveTextContent('None is left, and none begins');
  expect(screen.queryByText('Leaving early')).toBeNull();
});

test.each([
  ['ChoosePlan', 'unavailable', open, 'That plan can’t be had any more'],
  ['ChoosePlan', 'unchanged', open, 'That’s the plan you have by now'],
  ['ConfirmPlan', 'outdated', open, 'has changed since you looked'],
  ['ChangePlanConfirmation', 'askedElsewhere', asked, 'asked for elsewhere'],
  ['ChangePlanConfirmation', 'undoTooLate', askedForGood, 'too late to undo'],
] as const)('%s tells what has changed meanwhile: %s', async (view, news, changes, words) => {
  await show(changes, view, { past: changes.asked ? [] : [chooses(faster)], change: { news } });
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(words);
});

test('a change that is agreed says what happens when, and until when it can be undone (DB-05)', async () => {
  const send = await show(asked, 'ChangePlanConfirmation');
  expect(screen.getByText('1 Gbps from Thursday 24 September 2026')).toBeVisible();
  expect(screen.getByText('£35 a month,').closest('dd')).toHaveTextContent('500 Mbps at £35 a month, as before');
  expect(screen.getByText('£45 a month').closest('dd')).toHaveTextContent('£45 a month: £10 a month more than before');
  expect(document.body).toHaveTextContent('You can change your plan again from Thursday 24 September 2026');
  expect(screen.getByRole('link', { name: /Contract summary/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to your plan' })).toHaveAttribute('href', `/dashboard/plans/${planId}`);
  await userEvent.click(button('Undo this change'));
  expect(send).toHaveBeenLastCalledWith({ type: 'undo.requested' });
});

test('on its day a change cannot be undone, and the page says why', async () => {
  await show(askedForGood, 'ChangePlanConfirmation');
  expect(screen.queryByRole('button', { name: 'Undo this change' })).toBeNull();
  expect(screen.getByText(/can’t be undone any more/)).toBeVisible();
});

test('undoing is asked once more, with what the plan stays', async () => {
  const send = await show(asked, 'ConfirmingUndo');
  expect(screen.getByText('Your plan stays 500 Mbps at £35 a month, with the contract you have.')).toBeVisible();
  await userEvent.click(button('Yes, undo it'));
  expect(send).toHaveBeenLastCalledWith({ type: 'undo.confirmed' });
  await userEvent.click(button('No, go on with it'));
  expect(send).toHaveBeenLastCalledWith({ type: 'undo.declined' });
});

test.each([
  ['NotLiveYet', notLive, {}, 'from your Go Live date on', 'See your order', /^\/dashboard\/orders\/9e9e/],
  [
    'PlanEnding',
    ending,
    { lastDay: '2026-09-23' },
    'Its last day is Wednesday 23 September 2026',
    'Keep your plan',
    /\/leave$/,
  ],
  ['PlanEnding', ending, { lastDay: null }, 'A plan that is ending can’t be changed', 'Keep your plan', /\/leave$/],
  [
    'PlanEnded',
    ended,
    { lastDay: '2026-05-03' },
    'Its last day was Sunday 3 May 2026. You can still read all your bills',
    'See your bills',
    /bills$/,
  ],
  [
    'PlanEnded',
    ended,
    { lastDay: null },
    'There’s nothing left to change. You can still read all your bills',
    'See your bills',
    /bills$/,
  ],
  [
    'PlanSwitching',
    switching,
    {},
    'Riverbourne Broadband takes over your broadband on Sunday 20 September 2026, before your next bill',
    'See your switch',
    /\/switches\/6f0c2f6e-/,
  ],
  ['PlanSwitching', switching, { switchAhead: null }, 'so it can’t be changed', 'Back to your plan', /\/plans\/[^/]+$/],
  ['NotChangeable', notChangeable, {}, 'It stays as it is', 'Back to your plan', /\/plans\/[^/]+$/],
] as const)(
  'why a plan can’t be changed is said, and what can be done instead: %s %#',
  async (view, changes, change, words, way, to) => {
    await show(changes, view, { change });
    expect(screen.getByText(new RegExp(words))).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', expect.stringMatching(to));
  },
);

test('a switch that is ordered is told before a change is chosen, read and agreed, each with what it means (DB-05, SW-12)', async () => {
  const cutShort =
    'Riverbourne Broadband takes over your broadband on Saturday 10 October 2026, so you have your new plan until the day before.';
  await show(untilSwitch, 'ChoosePlan');
  expect(screen.getByText(new RegExp(cutShort))).toBeVisible();
  cleanup();
  await show(untilSwitch, 'ConfirmPlan', { past: [chooses(faster)] });
  expect(screen.getByText(new RegExp(cutShort))).toBeVisible();
  cleanup();
  const byPrice = /until the day before\. An exit fee for the switch goes by its price\.$/;
  await show({ ...asked, switchAhead }, 'ChangePlanConfirmation');
  expect(screen.getByText(byPrice)).toBeVisible();
  cleanup();
  // After the minimum term a switch costs no fee.
  await show({ ...asked, minimumTermEnd: '2026-10-09', switchAhead }, 'ChangePlanConfirmation');
  expect(screen.getByText(/until the day before\.$/)).toBeVisible();
  cleanup();
  await show({ ...asked, switchAhead: { ...switchAhead, day: '2026-09-24' } }, 'ChangePlanConfirmation');
  expect(screen.getByText(/so this change takes effect only if they haven’t done so by then\./)).toBeVisible();
  cleanup();
  await show({ ...asked, switchAhead: { ...switchAhead, isOverdue: true } }, 'ChangePlanConfirmation');
  expect(
    screen.getByText(/was to take over .* If they do, a change that hasn’t taken effect by then falls away\./),
  ).toBeVisible();
});
