import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor, type EventFrom } from 'xstate';
import {
  accepted,
  chooses,
  input,
  notAccepted,
  offerOf,
  wantsMesh,
} from '../../../machines/change-plan/change-plan.cases.ts';
import { changePlanMachine } from '../../../machines/change-plan/change-plan.machine.ts';
import { selectChangePlan, type ChangePlanModel } from '../../../machines/change-plan/change-plan.selectors.ts';
import type { ChangePlanView, PlanChanges } from '../../../machines/change-plan/change-plan.types.ts';
import {
  asked,
  askedForGood,
  askedMesh,
  changingBy,
  ended,
  ending,
  faster,
  notChangeable,
  notLive,
  offeredMesh,
  onlyKit,
  openWithMesh,
  present,
  offered,
  open,
  planId,
  slower,
  switchAhead,
  switching,
  untilSwitch,
} from '../../../machines/change-plan/changes.cases.ts';
import { views } from './change-plan.views.ts';

async function show(
  changes: PlanChanges,
  name: ChangePlanView,
  {
    past = [],
    change = {},
    typed = {},
  }: {
    past?: (ReturnType<typeof chooses> | ReturnType<typeof wantsMesh>)[];
    change?: Partial<ChangePlanModel>;
    typed?: Readonly<Record<string, string>>;
  } = {},
) {
  const machine = changePlanMachine.provide({
    actors: {
      loadChanges: fromPromise(() => Promise.resolve(changingBy(changes))),
      offerChange: fromPromise(({ input: chosen }) => Promise.resolve(offerOf(chosen))),
    },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  for (const event of past) actor.send(event);
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const send = vi.fn<(event: EventFrom<typeof changePlanMachine>) => void>();
  const View = views[name];
  render(
    <MemoryRouter>
      <View
        model={{ ...selectChangePlan(actor.getSnapshot()), ...change }}
        send={send}
        draft={{ values: typed, keep: () => undefined }}
      />
    </MemoryRouter>,
  );
  return send;
}

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

const mesh = (name: string) => screen.getByRole('checkbox', { name });
const cardTexts = () => screen.getAllByRole('article').map((card) => card.textContent);

test('mesh Wi-Fi is added by a box with its price, and all plans are shown without it until then (CU-02, DB-05)', async () => {
  const send = await show(open, 'ChoosePlan');
  expect(mesh('Add mesh Wi-Fi')).not.toBeChecked();
  expect(mesh('Add mesh Wi-Fi')).toHaveAccessibleDescription(/second Wi-Fi point .* post it to you £4 a month$/);
  expect(screen.getByRole('status')).toHaveTextContent('Prices below are without mesh Wi-Fi.');
  for (const text of cardTexts()) expect(text).not.toContain('mesh');
  await userEvent.click(mesh('Add mesh Wi-Fi'));
  expect(send).toHaveBeenLastCalledWith(wantsMesh(true));
});

test('with mesh Wi-Fi every price has it, and the present plan can be kept with it (CU-02, DB-05)', async () => {
  const send = await show(open, 'ChoosePlan', { past: [wantsMesh(true)] });
  expect(mesh('Add mesh Wi-Fi')).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Prices below are with mesh Wi-Fi.');
  expect(cardTexts()).toEqual([
    expect.stringMatching(/£29 a month with mesh Wi-Fi£6 a month less than now/),
    expect.stringMatching(/£39 a month with mesh Wi-Fi£4 a month more than now.*Leaving early: £23\.40/),
    expect.stringMatching(/£49 a month with mesh Wi-Fi£14 a month more than now/),
  ]);
  expect(screen.queryByText('Your plan now')).toBeNull();
  await userEvent.click(button('Keep 500 Mbps, add mesh Wi-Fi'));
  expect(send).toHaveBeenLastCalledWith(chooses(present));
  await userEvent.click(mesh('Add mesh Wi-Fi'));
  expect(send).toHaveBeenLastCalledWith(wantsMesh(false));
});

test('who has mesh Wi-Fi can take it out of their plan, or of another one (CU-02, DB-05)', async () => {
  await show(openWithMesh, 'ChoosePlan');
  expect(mesh('Keep mesh Wi-Fi')).toBeChecked();
  expect(mesh('Keep mesh Wi-Fi')).toHaveAccessibleDescription(/untick this: we’ll post you a prepaid bag/);
  expect(cardTexts()[1]).toMatch(/£39 a month with mesh Wi-Fi.*Your plan now/);
  cleanup();
  await show(openWithMesh, 'ChoosePlan', { past: [wantsMesh(false)] });
  expect(button('Keep 500 Mbps, take out mesh Wi-Fi')).toBeVisible();
  expect(cardTexts()[1]).toMatch(/£35 a month£4 a month less than now/);
});

test('where the network carries nothing else the page says so, and the kit can still change (DB-05)', async () => {
  await show(onlyKit, 'ChoosePlan', { past: [wantsMesh(true)] });
  expect(screen.getByText(/carries none of our other plans to your home yet/)).toBeVisible();
  expect(button('Keep 500 Mbps, add mesh Wi-Fi')).toBeVisible();
  cleanup();
  await show(open, 'ChoosePlan');
  expect(screen.queryByText(/none of our other plans/)).toBeNull();
});

test('the second Wi-Fi point is said to come by the day of the change, or when the post can, or to go back (CU-02)', async () => {
  const point = () => screen.getByText('Second Wi-Fi point').nextElementSibling;
  const past = [wantsMesh(true), chooses(present)];
  await show(open, 'ConfirmPlan', { past });
  expect(screen.getByText('Your new plan').nextElementSibling).toHaveTextContent(
    '500 Mbps with mesh Wi-Fi, £39 a month',
  );
  expect(point()).toHaveTextContent(/free of charge\. It’s with you by Thursday 24 September 2026$/);
  cleanup();
  const late = { ...offeredMesh, meshPoint: { goes: 'TO_HOME', by: '2026-09-29' }, besideSwitch: null } as const;
  await show(open, 'ConfirmPlan', { past, change: { offer: late } });
  expect(point()).toHaveTextContent(/by Tuesday 29 September 2026, as the post takes up to five working days$/);
  cleanup();
  const back = { ...offered, meshPoint: { goes: 'BACK', by: '2026-10-21' }, besideSwitch: null } as const;
  await show(open, 'ConfirmPlan', { past, change: { offer: back } });
  expect(point()).toHaveTextContent(
    'Use it until Wednesday 23 September 2026. We’ll post you a prepaid bag: please send it back by Wednesday 21 October 2026',
  );
  cleanup();
  await show(open, 'ConfirmPlan', { past: [chooses(faster)] });
  expect(screen.queryByText('Second Wi-Fi point')).toBeNull();
});

test('a change of kit alone says that the speed stays, when the second point comes, and what undoing means for it (CU-02)', async () => {
  await show(askedMesh, 'ChangePlanConfirmation');
  expect(screen.getByText('500 Mbps with mesh Wi-Fi from Thursday 24 September 2026')).toBeVisible();
  expect(screen.getByText('Your speed stays 500 Mbps. Nobody has to come')).toBeVisible();
  expect(screen.getByText(/It’s with you by Thursday 24 September 2026/)).toBeVisible();
  cleanup();
  await show(askedMesh, 'ConfirmingUndo');
  expect(screen.getByText(/If your second Wi-Fi point has been posted already/)).toBeVisible();
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
  expect(screen.getByText('500 Mbps at £35 a month, as before')).toBeVisible();
  expect(screen.getByText('£45 a month: £10 a month more than before')).toBeVisible();
  expect(screen.getByText('You can change your plan again from Thursday 24 September 2026')).toBeVisible();
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
