import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { next } from '../../../machines/buy-sim-plan/buy-sim-plan.cases.ts';
import { input } from '../../../machines/dashboard/dashboard.cases.ts';
import { dashboardMachine } from '../../../machines/dashboard/dashboard.machine.ts';
import { selectDashboard } from '../../../machines/dashboard/dashboard.selectors.ts';
import type { Mobile as MobileParts, MySimPlan } from '../../../machines/dashboard/dashboard.types.ts';
import {
  allMobile,
  everything,
  noMobile,
  noSimPlan,
  nothing,
  runningSimPlan,
  withoutTwo,
} from '../../../machines/dashboard/mobile.cases.ts';
import { answered, failed, offline, type CallEnded } from '../../../machines/shared/model-case.ts';
import { owing } from '../../../machines/top-up/top-up.cases.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { Mobile } from './views/Mobile.tsx';

/** The card after calls have ended so. */
function show(...ended: readonly CallEnded[]) {
  const actor = createActor(unanswered(dashboardMachine), { input }).start();
  for (const one of ended) actor.send(one as never);
  const send = vi.fn<(event: EventFrom<typeof dashboardMachine>) => void>();
  render(
    <MemoryRouter>
      <Mobile mobile={selectDashboard(actor.getSnapshot() as never).mobile} send={send} />
    </MemoryRouter>,
  );
  return send;
}

const showParts = (parts: Partial<MobileParts>) =>
  show(
    answered('loadMobile', { parts: { ...allMobile, ...parts }, failure: null }),
    answered('loadSimPlan', noSimPlan),
  );
const showPlan = (plan: Partial<MySimPlan>) =>
  show(answered('loadMobile', everything), answered('loadSimPlan', { ...runningSimPlan, ...plan }));

const card = () => screen.getByRole('region', { name: 'Your mobile' });
const link = (name: string) => within(card()).getByRole('link', { name });
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('who has nothing of it sees one quiet way to begin (DB-01)', () => {
  show(answered('loadMobile', nothing), answered('loadSimPlan', noSimPlan));
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(link('See our SIM plans')).toHaveAttribute('href', '/sim-only-deals');
  expect(link('Switch a SIM on')).toHaveAttribute('href', '/activate/sim');
});

describe('number, SIM, credit and rewards', () => {
  it('each says how it stands and leads to its page (PH-12, MK-05, MK-06)', () => {
    showParts({});
    expect(card()).toHaveTextContent('07700 90020007700 900951 comes over on Thursday 26 November 2026.');
    expect(card()).toHaveTextContent('eSIM ending in 9501: on');
    expect(card()).toHaveTextContent('SIM card ending in 9501: not switched on yet');
    expect(card()).toHaveTextContent('£12Topped up by £10 when it falls below £3.');
    expect(card()).toHaveTextContent('£10 earned5 friends have joined.');
    expect(link('Keep or move your number')).toHaveAttribute('href', '/dashboard/number');
    expect(link('See your SIMs')).toHaveAttribute('href', '/dashboard/sims');
    expect(link('Top up, and see your credit')).toHaveAttribute('href', '/top-up');
    expect(link('Share the love')).toHaveAttribute('href', '/spread');
  });

  it('what is not there is said so', () => {
    showParts({ ...noMobile, airtime: owing.credit });
    expect(card()).toHaveTextContent('No number yet');
    expect(card()).toHaveTextContent('No SIM at the moment');
    expect(card()).toHaveTextContent('£0You owe £15, which a bank has taken back.');
    expect(card()).toHaveTextContent('Automatic top-up is off.');
    expect(card()).toHaveTextContent('No friend has joined with your link yet. You’ll both get £5 of credit.');
  });

  it.each([
    [[1], false, '1 friend has joined.'],
    [[1, 2], true, 'More than 2 friends have joined.'],
  ])('of %j friends', (joined, hasOlder, words) => {
    const [friend] = allMobile.referrals.friends;
    if (!friend) throw new Error('a friend of the cases has joined');
    const friends = joined.map((nth) => ({ ...friend, referralId: String(nth) }));
    showParts({ referrals: { ...allMobile.referrals, friends, hasOlder } });
    expect(card()).toHaveTextContent(words);
  });

  it('a SIM of a state or without a number that nobody told us of is named all the same', () => {
    const sims = allMobile.sims.map((sim) => ({ ...sim, state: 'RESTING', simNumber: null }));
    showParts({ sims });
    expect(card()).toHaveTextContent('SIMeSIMSIM card');
  });

  it('one that could not be fetched says so in its place, and is tried again (ER-04)', async () => {
    const send = show(answered('loadMobile', withoutTwo), answered('loadSimPlan', runningSimPlan));
    expect(card()).toHaveTextContent('We couldn’t fetch your credit.');
    expect(card()).toHaveTextContent('07700 900200');
    expect(screen.getAllByRole('meter')).not.toHaveLength(0);
    await press(/^Try again ?, Credit$/);
    expect(send).toHaveBeenCalledWith({ type: 'retry.requested', card: 'mobile' });
  });

  it('where none of them could be fetched they are tried again together (ER-04)', async () => {
    const send = show(failed('loadMobile', offline), answered('loadSimPlan', noSimPlan));
    expect(card()).toHaveTextContent('We couldn’t fetch your number, SIM, credit and rewards');
    await press(/^Try again ?, your mobile$/);
    expect(send).toHaveBeenCalledWith({ type: 'retry.requested', card: 'mobile' });
  });
});

it('a SIM plan that is known stays where none of the others could be fetched (ER-04)', () => {
  show(failed('loadMobile', offline), answered('loadSimPlan', runningSimPlan));
  expect(card()).toHaveTextContent('We couldn’t fetch your number, SIM, credit and rewards');
  expect(screen.getByRole('meter', { name: 'Data' })).toBeVisible();
});

describe('the SIM plan', () => {
  const meter = (name: string) => screen.getByRole('meter', { name });

  it('says what is left of it, in meters that are read aloud, and what comes next (MK-07)', () => {
    showPlan({});
    expect(within(card()).getByRole('heading', { name: 'Your 30 GB plan' })).toBeVisible();
    expect(meter('Data')).toHaveAttribute('aria-valuetext', '12.4 GB of 30 GB left');
    expect(meter('Days')).toHaveAttribute('aria-valuetext', '19 left, until Monday 14 December 2026');
    expect(card()).toHaveTextContent('Minutes UnlimitedTexts Unlimited');
    expect(card()).toHaveTextContent('On Tuesday 15 December 2026 we’ll buy 30 GB for £10, from your Visa card');
    expect(link('See and change your SIM plan')).toHaveAttribute('href', '/buy/goodybag');
  });

  it('minutes and texts with a limit are counted, and what is used up says what is paid for it', () => {
    const { current } = runningSimPlan;
    const small = current && {
      ...current,
      daysLeft: 1,
      plan: { ...current.plan, minutes: 500, texts: 500 },
      left: { dataInMb: 400, minutes: 20, texts: 0, asOf: '2026-11-26T09:00:00.000Z' },
    };
    showPlan({ current: small });
    expect(meter('Data')).toHaveAttribute('aria-valuetext', '400 MB of 30 GB left');
    expect(meter('Minutes')).toHaveAttribute('aria-valuetext', '20 of 500 left');
    expect(meter('Texts')).toHaveAttribute('aria-valuetext', 'None left: credit rates apply');
    expect(meter('Days')).toHaveAttribute('aria-valuetext', 'Last day, Monday 14 December 2026');
  });

  it('where the network does not say what is left, its days are there all the same', () => {
    const { current } = runningSimPlan;
    showPlan({ current: current && { ...current, left: null }, hasActiveSim: false });
    expect(card()).toHaveTextContent('Our network isn’t telling us what’s left right now.');
    expect(card()).toHaveTextContent('Your SIM isn’t on at the moment.');
    expect(screen.getAllByRole('meter')).toEqual([meter('Days')]);
  });

  const repeat = runningSimPlan.repeat as NonNullable<MySimPlan['repeat']>;
  const unpaid = { purchaseId: 'p', plan: repeat.plan, priceInPence: 1_000, start: 'NOW', isRepeated: false } as const;
  const renewal = { plan: repeat.plan, priceInPence: 1_000, payBy: 'CARD', card: null } as const;

  it.each<[string, Partial<MySimPlan>]>([
    ['Nothing is bought when it ends. From then on, credit rates apply.', { repeat: null }],
    [
      'When it ends we’ll buy 30 GB for £10, from your credit.',
      { repeat: { ...repeat, payBy: 'CREDIT', card: null, on: null } },
    ],
    [
      'Top up before then, or your plan ends.',
      { repeat: { ...repeat, payBy: 'CREDIT', card: null, isCreditShort: true } },
    ],
    [
      'If it still isn’t then, your automatic top-up pays for it first.',
      { repeat: { ...repeat, payBy: 'CREDIT', card: null, isCreditShort: true, isToppedUp: true } },
    ],
    ['No card is kept for your next plan', { repeat: { ...repeat, card: null } }],
    ['Your 12 GB plan begins on Tuesday 15 December 2026.', { waiting: next }],
    ['Your 12 GB plan begins when the plan before it ends.', { waiting: { ...next, startsOn: null } }],
    ['Your 12 GB plan begins as soon as your SIM is on.', { current: null, waiting: { ...next, waitsFor: 'SIM' } }],
    ['We’re waiting for your bank’s answer about your 30 GB plan.', { unpaid: { ...unpaid, isBeingPaid: true } }],
    [
      'We’re asking your bank for your next 30 GB plan.',
      { current: null, renewing: { ...renewal, triedAgainOn: null, whyUnpaid: null } },
    ],
    [
      'We’ll ask it again on Tuesday 1 December 2026.',
      { current: null, renewing: { ...renewal, triedAgainOn: '2026-12-01', whyUnpaid: 'REFUSED' } },
    ],
    [
      'for a reason on our side. We’ll try again on Tuesday 1 December 2026.',
      { current: null, renewing: { ...renewal, triedAgainOn: '2026-12-01', whyUnpaid: 'NOT_ASKED' } },
    ],
    [
      'so we’re topping it up from your card.',
      { current: null, renewing: { ...renewal, payBy: 'CREDIT', triedAgainOn: null, whyUnpaid: null } },
    ],
  ])('says %s', (words, plan) => {
    showPlan(plan);
    expect(card()).toHaveTextContent(words);
  });

  it('where none runs, one can be chosen', () => {
    showParts({});
    expect(card()).toHaveTextContent('No plan is running.');
    expect(link('Choose a SIM plan')).toHaveAttribute('href', '/buy/goodybag');
  });

  it('has its place while the network is asked, and is tried again where it could not be fetched (ER-04)', async () => {
    show(answered('loadMobile', everything));
    expect(within(card()).getByRole('heading', { name: 'SIM plan' })).toBeVisible();
    expect(screen.queryByRole('meter')).toBeNull();
    const send = show(answered('loadMobile', nothing), failed('loadSimPlan', offline));
    await press(/^Try again ?, SIM plan$/);
    expect(send).toHaveBeenCalledWith({ type: 'retry.requested', card: 'simPlan' });
  });
});
