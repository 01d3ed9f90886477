import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import {
  asked,
  askedForGood,
  askedMesh,
  ended,
  ending,
  notChangeable,
  notLive,
  openWithMesh,
  switchAhead,
  switching,
} from '../../../machines/change-plan/changes.cases.ts';
import { asked as left } from '../../../machines/leave-plan/plans.cases.ts';
import { arriving, called, coming, enquiry } from '../../../machines/follow-switch/switches.cases.ts';
import { planned, resting } from '../../../machines/manage-plan/pauses.cases.ts';
import { boosted, livePlan, noneLeft, planWith, someBoosts } from '../../../machines/manage-plan/plans.cases.ts';
import { openFault, reported } from '../../../machines/report-fault/faults.cases.ts';
import { planState } from '../../ui/format/plan-state.ts';
import { managePlanCopy } from './manage-plan.copy.ts';
import { draw, modelOf, type Found } from './testing/plan-page.tsx';

const show = async (found: Found = {}) => draw(await modelOf(found));
const region = (name: string) => screen.getByRole('region', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the plan', () => {
  it('shows its home, speed, price and papers, and leads to bills and order (DB-01, CO-04)', async () => {
    await show();
    const card = region('Full Fibre 150');
    expect(card).toHaveTextContent('Live');
    expect(card).toHaveTextContent('4 Heron Way, Larkhaven, LK1 1AA');
    expect(card).toHaveTextContent('150 Mbps down and up');
    expect(card).toHaveTextContent('£29 a month with mesh Wi-Fi');
    expect(within(card).getByRole('link', { name: /^Contract summary/ })).toHaveAttribute('target', '_blank');
    expect(within(card).getByRole('link', { name: 'See your bills' })).toHaveAttribute('href', '/dashboard/bills');
    expect(within(card).getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      `/dashboard/orders/${livePlan.member.orderId}`,
    );
  });

  it.each([
    ['ACTIVE', 1, 'Leave us'],
    ['PAUSED', 1, 'Leave us'],
    ['CEASING', 1, 'See how your broadband ends'],
    ['ORDERED', 0, null],
    ['ENDED', 0, null],
  ])(
    'that is %s leads to its end where there is one to choose or to take back, and to its faults (DB-01, DB-06)',
    async (planStatus, count, end) => {
      await show({ plan: planWith({ planStatus }) });
      const ends = screen.queryAllByRole('link', { name: /^(Leave us|See how your broadband ends)$/ });
      expect(ends.map(({ textContent }) => textContent)).toEqual(end === null ? [] : [end]);
      expect(screen.queryAllByRole('link', { name: 'Report a fault' })).toHaveLength(count);
    },
  );

  it.each([
    ['none has brought it, and none is under way', [], null],
    ['it came by one', [arriving], arriving],
    ['another provider has only asked', [enquiry], null],
    ['another provider has ordered', [{ ...coming, switch: { ...coming.switch, id: 'away' } }, arriving], 'away'],
    ['another provider has given up', [called, arriving], arriving],
  ] as const)('leads to its switch, the one to another provider first: %s (SW-12)', async (_, all, expected) => {
    const { id: planId } = livePlan.member.plan;
    await show({ plan: { ...livePlan, switches: all.map((each) => ({ ...each, planId })) } });
    const links = screen.queryAllByRole('link', { name: 'See your switch' });
    const id = typeof expected === 'string' ? expected : expected?.switch.id;
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      id === undefined ? [] : [`/dashboard/switches/${id}`],
    );
  });

  it('leads to the fault that is being repaired, else to reporting one (DB-01)', async () => {
    const way = `/dashboard/plans/${livePlan.member.plan.id}/fault`;
    await show();
    expect(screen.getByRole('link', { name: 'Report a fault' })).toHaveAttribute('href', way);
    await show({ plan: planWith({ openFault: openFault(reported) }) });
    expect(screen.getByRole('link', { name: 'See your fault' })).toHaveAttribute('href', way);
    expect(screen.getAllByRole('link', { name: 'Report a fault' })).toHaveLength(1);
  });

  it('has a word beside the sentence of each state (DB-01)', () => {
    for (const state of Object.keys(managePlanCopy.ManagePlan.plan.states)) expect(planState(state)).not.toBeNull();
  });

  it('leads to no switch of another plan', async () => {
    await show({ plan: { ...livePlan, switches: [{ ...coming, planId: 'another' }] } });
    expect(screen.queryByRole('link', { name: 'See your switch' })).toBeNull();
  });

  it('opens its papers in the same tab where the flag says so (CO-03)', async () => {
    draw({ ...(await modelOf({})), contractNewTab: false });
    expect(screen.getByRole('link', { name: /^Contract summary/ })).not.toHaveAttribute('target');
  });

  it.each([
    [planWith({ planStatus: 'ORDERED', contract: null }), 'On its way', /expected to be Tuesday 24 February 2026/],
    [planWith({ planStatus: 'CHANGING' }), 'Changing', /becomes another plan/],
    [planWith({ planStatus: 'PAUSED' }), 'Paused', /It’s paused\./],
    [planWith({ planStatus: 'PAUSED', pausedUntil: '2026-03-20' }), 'Paused', /paused, and back on Saturday 21 March/],
    [
      planWith({ planStatus: 'CHANGING', pausedUntil: '2026-03-20' }),
      'Changing, paused',
      /becomes another plan with your next bill\. It’s paused, and back on Saturday 21 March 2026\./,
    ],
    [planWith({ planStatus: 'CEASING', plan: { serviceEnd: '2026-06-23' } }), 'Ending', /is Tuesday 23 June 2026/],
    [
      planWith({ planStatus: 'CEASING', plan: { serviceEnd: '2026-03-15' }, pausedUntil: '2026-03-20' }),
      'Ending, paused',
      /is Sunday 15 March 2026\. It’s paused until then\./,
    ],
    [
      planWith({ planStatus: 'ENDED', plan: { serviceEnd: '2026-06-23' }, contract: null }),
      'Ended',
      /last day was Tuesday 23 June 2026/,
    ],
    [planWith({ planStatus: 'FROM_A_NEWER_GATEWAY' }), 'Full Fibre 150', /We’re working on it/],
  ])('says in words how it stands (DB-02) %#', async (plan, label, sentence) => {
    await show({ plan });
    expect(region('Full Fibre 150')).toHaveTextContent(label);
    expect(region('Full Fibre 150')).toHaveTextContent(sentence);
  });
});

describe('a change of plan', () => {
  const way = `/dashboard/plans/${livePlan.member.plan.id}/change`;
  const rowOf = () => region('Full Fibre 150').querySelector('dl')?.lastElementChild ?? null;

  it('is led to, with the day from which it counts (DB-05)', async () => {
    await show();
    expect(rowOf()).toHaveTextContent('From Tuesday 24 March 2026, the date of your next bill.');
    expect(screen.getByRole('link', { name: 'Change your plan or mesh Wi-Fi' })).toHaveAttribute('href', way);
  });

  it('that could not be looked up leads to its own page, and the rest of the plan is there (ER-04)', async () => {
    await show({ plan: { ...livePlan, changes: null } });
    expect(rowOf()).toHaveTextContent('We couldn’t look up what your plan can become.');
    expect(screen.getByRole('link', { name: 'Look it up' })).toHaveAttribute('href', way);
    expect(region('Full Fibre 150')).toHaveTextContent('£29 a month');
    expect(region('Your contract')).toHaveTextContent('11 months × £17.40 = £191.40');
  });

  it.each([
    [asked, /becomes 1 Gbps on Thursday 24 September 2026\. You can undo that until Wednesday 23 September 2026/],
    [
      { ...asked, switchAhead: { ...switchAhead, day: '2026-09-24' } },
      /so this change takes effect only if they haven’t done so by then/,
    ],
    [askedMesh, /becomes 500 Mbps with mesh Wi-Fi on Thursday 24 September 2026/],
    [{ ...asked, present: openWithMesh.present }, /becomes 1 Gbps without mesh Wi-Fi on Thursday 24 September 2026/],
    [askedForGood, /becomes 1 Gbps on Thursday 24 September 2026\. You can change it again after that/],
  ])('that is asked for says its day, and when the next one can be had (DB-05) %#', async (changing, sentence) => {
    await show({ plan: planWith({ planStatus: 'CHANGING', changing }) });
    expect(rowOf()).toHaveTextContent(sentence);
    expect(screen.getByRole('link', { name: 'See the change' })).toHaveAttribute('href', way);
    expect(screen.queryByRole('link', { name: /^Change your plan/ })).toBeNull();
  });

  it.each([
    [planWith({ changing: notLive }), /once it’s live\. Your Go Live date is expected to be Tuesday 24 February 2026/],
    [
      planWith({ changing: notLive, plan: { provisionalStartDate: null } }),
      /^Change of planYou can change your plan once it’s live\.$/,
    ],
    [planWith({ changing: ending, endAsked: left.asked }), /which you can say until Tuesday 22 September 2026/],
    [planWith({ changing: ending }), /is ending, so your plan can’t be changed\.$/],
    [planWith({ changing: ended }), /nothing to change/],
    [planWith({ changing: switching }), /moves to another provider before your next bill/],
    [planWith({ changing: notChangeable }), /at the moment/],
  ])('that can’t be had says why, and from when where that is known (DB-05) %#', async (plan, why) => {
    await show({ plan });
    expect(rowOf()).toHaveTextContent(why);
    expect(rowOf()?.querySelector('a')).toBeNull();
  });
});

describe('the contract', () => {
  it('says its term, what is left, the exit fee as it is counted, and what we write (CO-05)', async () => {
    await show();
    const card = region('Your contract');
    expect(card).toHaveTextContent('Tue, 24/02/26');
    expect(card).toHaveTextContent('11 months to pay, after the month you’ve paid for');
    expect(card).toHaveTextContent('11 months × £17.40 = £191.40');
    expect(card).toHaveTextContent(/minimum term ends, and what you can have then.*We’ll write on Sun, 24\/01\/27/);
  });

  it('says nothing more of what is to be paid and what leaving costs once that is agreed (DB-06)', async () => {
    await show({ plan: planWith({ planStatus: 'CEASING', endAsked: left.asked }) });
    const card = region('Your contract');
    expect(card).toHaveTextContent('Paid until');
    expect(card).not.toHaveTextContent(/Leaving now|Left of it|exit fee/);
    cleanup();
    await show({ plan: planWith({ planStatus: 'CEASING', how: 'WITHDRAW', endAsked: left.asked }) });
    expect(region('Your contract')).not.toHaveTextContent('You can withdraw');
  });

  it('says of a notice that was sent when it was', async () => {
    await show({
      plan: planWith({ contract: { notices: [{ kind: 'BEST_TARIFF', date: '2026-02-23', sent: true }] } }),
    });
    expect(region('Your contract')).toHaveTextContent(/once a year.*Sent Mon, 23\/02\/26/);
  });

  it('says until when it can be withdrawn from, while it can', async () => {
    await show({ plan: planWith({ how: 'WITHDRAW', contract: { exitFee: null } }) });
    expect(region('Your contract')).toHaveTextContent('until Monday 16 February 2026');
  });
});

describe('boosts', () => {
  it('one press begins one, and says what it gives and how many are left', async () => {
    const send = await show();
    expect(region('Boost')).toHaveTextContent('500 Mbps in place of 150 Mbps');
    expect(region('Boost')).toHaveTextContent('2 boosts are left this month');
    await press('Boost to 500 Mbps now');
    expect(send).toHaveBeenCalledWith({ type: 'boost.requested' });
  });

  it('the one that runs says until when, and offers no other', async () => {
    await show({ boosts: boosted });
    expect(region('Boost')).toHaveTextContent('500 Mbps until Wednesday 11 March 2026 at 9:30am');
    expect(within(region('Boost')).queryByRole('button')).toBeNull();
  });

  it.each([
    [{ blocked: 'NOT_LIVE' as const }, /once it’s live/],
    [{ blocked: 'ENDING' as const }, /can’t be boosted/],
    [{ blocked: 'ENDED' as const }, /has ended/],
    [{ blocked: 'FASTEST_PLAN' as const, boostedSpeedInMbps: null }, /our fastest plan/],
    [{ blocked: 'FASTEST_AT_HOME' as const, boostedSpeedInMbps: null }, /your home can have/],
    [{ blocked: 'NONE_LEFT' as const }, /boost again from Wednesday 1 April 2026/],
  ])('say why none can begin, and when one can %#', async (change, reason) => {
    await show({ boosts: { ...noneLeft, ...change } });
    expect(region('Boost')).toHaveTextContent(reason);
    expect(within(region('Boost')).queryByRole('button')).toBeNull();
  });

  it.each([
    ['PAUSE_BEGINS', planned],
    ['PAUSED', resting],
  ] as const)('are there again after a pause (%s)', async (blocked, pauses) => {
    await show({ boosts: { ...someBoosts, blocked }, pauses });
    expect(region('Boost')).toHaveTextContent(/boost (it )?again from Friday 3 April 2026/);
  });
});

test('a card that failed has its own retry, and the others stay (ER-04)', async () => {
  const send = draw({ ...(await modelOf({})), boostStands: 'failed', boost: null });
  expect(region('Full Fibre 150')).toBeVisible();
  await press(/^Try again\s*, boost$/);
  expect(send).toHaveBeenCalledWith({ type: 'retry.requested', card: 'boost' });
});
