import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor, type EventFrom } from 'xstate';
import {
  beingPaid,
  boughtLater,
  boughtNow,
  cancellable,
  chooses,
  input,
  middle,
  next,
  nothingYet,
  popular,
  purchaseId,
  ready,
  repeated,
  repeats,
  running,
  says,
  waiting,
} from '../../../machines/buy-sim-plan/buy-sim-plan.cases.ts';
import { buySimPlanMachine } from '../../../machines/buy-sim-plan/buy-sim-plan.machine.ts';
import { selectBuySimPlan, type BuySimPlanModel } from '../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import type {
  BuyNews,
  BuySimPlanEvent,
  BuySimPlanView,
  Known,
} from '../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import { views } from './buy-sim-plan.views.ts';

async function show(
  known: Known,
  name: BuySimPlanView = 'ShowingPlan',
  { past = [], change = {} }: { past?: BuySimPlanEvent[]; change?: Partial<BuySimPlanModel> } = {},
) {
  const machine = buySimPlanMachine.provide({ actors: { loadPlan: fromPromise(() => Promise.resolve(known)) } });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  for (const event of past) actor.send(event);
  const send = vi.fn<(event: EventFrom<typeof buySimPlanMachine>) => void>();
  const View = views[name];
  render(
    <MemoryRouter>
      <View
        model={{ ...selectBuySimPlan(actor.getSnapshot()), ...change }}
        send={send}
        draft={{ values: {}, keep: () => undefined }}
      />
    </MemoryRouter>,
  );
  return send;
}

const main = () => document.body;
const part = (name: string) => screen.getByRole('region', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const check = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const review = (start: string, payBy: string, often: string) => [chooses, says(start, payBy, often)];

test('the plan that runs stands first: what is left of it, how long, and what comes after it (MK-05)', async () => {
  await show(running);
  expect(main()).toHaveTextContent('19 days left, until Monday 14 December 2026');
  expect(main()).toHaveTextContent('Data12.4 GBMinutesUnlimitedTextsUnlimited');
  expect(part('What comes after it')).toHaveTextContent('Nothing is bought when your plan ends.');
});

test('what is used up says at which rates it goes on, and a network that is silent is no plan that is empty', async () => {
  const { current } = running.mine;
  await show({ ...running, mine: { ...running.mine, current: current && { ...current, usedUp: ['DATA'] } } });
  expect(main()).toHaveTextContent('DataUsed up: credit rates apply');
  cleanup();
  await show({ ...running, mine: { ...running.mine, current: current && { ...current, left: null } } });
  expect(main()).toHaveTextContent('Our network isn’t telling us what’s left right now.');
});

test('who has no SIM yet reads when a plan would begin, and is led to one', async () => {
  await show(nothingYet);
  expect(screen.getByRole('heading', { name: 'No plan is running' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Switch a SIM on' })).toHaveAttribute('href', '/activate/sim');
});

test('a plan that can be cancelled says until when, and what comes back (MK-07)', async () => {
  const send = await show(cancellable);
  expect(main()).toHaveTextContent('You can cancel it until Saturday 28 November 2026. Today you’d get £7.70 back.');
  await press('Cancel this plan');
  expect(send).toHaveBeenLastCalledWith({ type: 'cancelling.requested' });
  cleanup();
  await show(running);
  expect(screen.queryByRole('button', { name: 'Cancel this plan' })).toBeNull();
});

test('before a plan is cancelled, what comes back is worked out line by line (MK-07)', async () => {
  const past = [{ type: 'cancelling.requested' }] as const;
  const send = await show(cancellable, 'ConfirmingCancel', { past: [...past] });
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('You paid£10Days5 of 30Data23% usedWhat you’ve had£2.30You get back£7.70');
  for (const words of [
    'Your 30 GB plan ends at once, with what’s left in it, and nothing is bought each time any more.',
    'From then on, credit rates apply.',
    'It’s on your credit at once.',
  ])
    expect(dialog).toHaveTextContent(words);
  await press('Cancel and get £7.70 back');
  expect(send).toHaveBeenLastCalledWith({ type: 'cancelling.confirmed' });
  await press('Keep it');
  expect(send).toHaveBeenLastCalledWith({ type: 'cancelling.declined' });
});

test('a plan that waits begins where the one before is cancelled, a card has its days, and a silent network is told of', async () => {
  const { current } = cancellable.mine;
  const silent = current?.cancellation && { ...current.cancellation, partsUsed: [], isUseKnown: false };
  const byCard = current && { ...current, paidBy: 'CARD' as const, cancellation: silent ?? null };
  const known = { ...cancellable, mine: { ...cancellable.mine, current: byCard, waiting: next } };
  await show(known, 'ConfirmingCancel', { past: [{ type: 'cancelling.requested' }] });
  const dialog = screen.getByRole('dialog');
  for (const words of [
    'Your 12 GB plan, which waits, begins at once.',
    'your bank takes up to five working days',
    'Our network isn’t telling us what you’ve used',
  ])
    expect(dialog).toHaveTextContent(words);
});

test('a plan that was paid by card has its receipt; VAT of one from credit was paid with the top-up (MK-07)', async () => {
  const { current } = running.mine;
  await show({ ...running, mine: { ...running.mine, current: current && { ...current, paidBy: 'CARD' } } });
  const receipt = `/sim/v1/my-plan/purchases/${current?.purchaseId}/receipt`;
  expect(screen.getByRole('link', { name: /^Receipt with VAT/ })).toHaveAttribute('href', receipt);
  cleanup();
  await show(running);
  expect(screen.queryByRole('link', { name: /^Receipt with VAT/ })).toBeNull();
});

test('five plans are compared, and one is chosen (MK-07)', async () => {
  const send = await show(ready);
  const offers = within(part('Choose a plan'));
  expect(offers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Choose 4 GB',
    'Choose 12 GB',
    'Choose 30 GB',
    'Choose 100 GB',
    'Choose Unlimited',
  ]);
  expect(part('Choose a plan')).toHaveTextContent('£6 for 30 days4 GB of data500 UK minutes500 UK texts');
  await press('Choose 30 GB');
  expect(send).toHaveBeenLastCalledWith(chooses);
});

test('while a bank has yet to answer, nothing else is chosen, and the member can look again', async () => {
  const send = await show(beingPaid);
  expect(screen.getByRole('status')).toHaveTextContent('We’re waiting for your bank’s answer about your 30 GB plan.');
  expect(screen.queryByRole('button', { name: 'Choose 30 GB' })).toBeNull();
  await press('Look again');
  expect(send).toHaveBeenLastCalledWith({ type: 'look.requested' });
});

test.each([
  [
    'a bank has refused',
    { whyUnpaid: 'REFUSED' },
    'Your bank didn’t accept the payment for your next 30 GB plan. We’ll ask it again on Saturday 28 November 2026.',
  ],
  [
    'no bank was asked for, which is no bank’s no',
    { whyUnpaid: 'NOT_ASKED' },
    'for a reason on our side. Your bank wasn’t asked. We’ll try again on Saturday 28 November 2026.',
  ],
  ['a bank is being asked for', { triedAgainOn: null }, 'We’re asking your bank for your next 30 GB plan.'],
  [
    'credit is topped up for',
    { payBy: 'CREDIT', triedAgainOn: null },
    'so we’re topping it up from your card. The plan begins once that’s paid.',
  ],
] as const)('a plan that is repeated, and that %s, says why none runs (MK-07)', async (_what, change, words) => {
  const renewing = {
    plan: popular,
    priceInPence: 1_000,
    payBy: 'CARD',
    card: null,
    triedAgainOn: '2026-11-28',
    whyUnpaid: null,
    ...change,
  } as const;
  await show({ ...ready, mine: { ...ready.mine, renewing } });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('credit that is too little for what is repeated ends the plan, unless an automatic top-up comes first', async () => {
  const { repeat } = repeated.mine;
  const short = repeat && { ...repeat, payBy: 'CREDIT' as const, card: null, isCreditShort: true };
  await show({ ...repeated, mine: { ...repeated.mine, repeat: short } });
  expect(part('What comes after it')).toHaveTextContent('Top up before then, or your plan ends.');
  cleanup();
  await show({ ...repeated, mine: { ...repeated.mine, repeat: short && { ...short, isToppedUp: true } } });
  expect(part('What comes after it')).toHaveTextContent('your automatic top-up pays for it first');
});

test('nothing is chosen for anybody, and what repeating means is said before it is chosen (MK-07)', async () => {
  const send = await show(running, 'ChoosingHow', { past: [chooses] });
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(main()).toHaveTextContent(
    'Every 30 days we buy 30 GB again and take £10, from your credit or your card, as you pay now. We’ll email you three days before, and you can stop it whenever you like.',
  );
  await check(/^When my plan ends/);
  await check(/^By card/);
  await check(/^Each time it ends/);
  await press('Go on');
  expect(send).toHaveBeenLastCalledWith(says('WHEN_CURRENT_ENDS', 'CARD', 'REPEATED'));
});

test('what is lost by starting now is said where it is chosen, and before the button that costs money (MK-07)', async () => {
  const lost = 'Your 30 GB plan ends at once. Its 19 days are lost, and so is what’s left in it.';
  await show(running, 'ChoosingHow', { past: [chooses] });
  expect(main()).toHaveTextContent(lost);
  cleanup();
  await show(running, 'ReviewingPlan', { past: review('NOW', 'CREDIT', 'ONCE') });
  expect(screen.getByRole('status')).toHaveTextContent(lost);
});

test('each thing that was not said is told at its field', async () => {
  await show(running, 'ChoosingHow', { past: [chooses, says('', '', '')] });
  for (const message of [
    'Choose when your plan starts',
    'Choose how to pay',
    'Choose whether to buy it once or each time it ends',
  ])
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
});

test('credit that is too little says by how much, and leads to a top-up (MK-05)', async () => {
  await show(nothingYet, 'ChoosingHow', { past: [chooses, says('NOW', 'CREDIT', 'ONCE')] });
  expect(main()).toHaveTextContent('You have £0, which is £10 too little.');
  expect(screen.getAllByText('Your credit isn’t enough for this plan. Top up, or pay by card').length).toBeGreaterThan(
    0,
  );
  expect(screen.getByRole('link', { name: 'Top up your credit' })).toHaveAttribute('href', '/top-up');
});

test('the last button says what it costs, from credit and by card (MK-07)', async () => {
  const send = await show(ready, 'ReviewingPlan', { past: review('NOW', 'CREDIT', 'ONCE') });
  expect(main()).toHaveTextContent('From your credit: £2 will be left');
  await press('Buy for £10');
  expect(send).toHaveBeenLastCalledWith({ type: 'purchase.confirmed' });
  cleanup();
  await show(ready, 'ReviewingPlan', { past: review('NOW', 'CARD', 'REPEATED') });
  expect(main()).toHaveTextContent('take £10 from the card that you pay with now, which we keep for it');
  expect(main()).toHaveTextContent('We’ll email you three days before each payment.');
  expect(screen.getByRole('button', { name: 'Pay £10' })).toBeVisible();
});

test('what was bought says until when it runs, or when it begins', async () => {
  await show(boughtNow, 'PlanBought', { change: { bought: boughtNow.mine.current } });
  expect(main()).toHaveTextContent('It’s running now, until Monday 14 December 2026.');
  cleanup();
  await show(boughtLater, 'PlanBought', { change: { bought: boughtLater.mine.waiting } });
  expect(main()).toHaveTextContent('It begins on Tuesday 15 December 2026, when your plan ends.');
  cleanup();
  const bought = { ...next, purchaseId, waitsFor: 'SIM', startsOn: null } as const;
  await show(boughtLater, 'PlanBought', { change: { bought } });
  expect(screen.getByRole('link', { name: 'Switch your SIM on' })).toHaveAttribute('href', '/activate/sim');
});

test('a plan that waits can be taken back, and where the money goes is said before (MK-07)', async () => {
  const send = await show(waiting);
  expect(part('What comes after it')).toHaveTextContent('12 GB, paid: £8It begins on Tuesday 15 December 2026.');
  await press('Take it back');
  expect(send).toHaveBeenLastCalledWith({ type: 'takingBack.requested' });
  cleanup();
  const confirm = await show(waiting, 'ConfirmingTakingBack');
  expect(await screen.findByText(/the £8 goes back to where it came from/)).toBeInTheDocument();
  expect(screen.getByText('That’s your credit, at once.')).toBeInTheDocument();
  await press('Take it back');
  await press('Keep it');
  expect(confirm.mock.calls).toEqual([[{ type: 'takingBack.confirmed' }], [{ type: 'takingBack.declined' }]]);
});

test('what is bought each time is told with its day and its card, and is changed or stopped (MK-07)', async () => {
  const send = await show(repeated);
  const comes = part('What comes after it');
  expect(comes).toHaveTextContent('30 GB for £10, each time a plan endsWe take it from your Visa card ending in 1111.');
  expect(comes).toHaveTextContent('Next on Tuesday 15 December 2026. We’ll email you three days before.');
  await press('Change what’s bought');
  await press('Stop repeating');
  expect(send.mock.calls).toEqual([[{ type: 'repeating.requested' }], [{ type: 'stopping.requested' }]]);
  cleanup();
  const confirm = await show(repeated, 'ConfirmingStop');
  expect(await screen.findByText(/What you’ve paid for goes on until its last day/)).toBeInTheDocument();
  await press('Stop repeating');
  await press('Keep repeating');
  expect(confirm.mock.calls).toEqual([[{ type: 'stopping.confirmed' }], [{ type: 'stopping.declined' }]]);
});

test('what is bought each time starts as it is, and is another plan from credit by two presses', async () => {
  const send = await show(repeated, 'ChangingRepeat');
  expect(screen.getByRole('radio', { name: /^30 GB/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Visa card ending in 1111/ })).toBeChecked();
  await check(/^12 GB/);
  await check(/^From my credit/);
  await press('Save');
  expect(send).toHaveBeenLastCalledWith(repeats(middle.id, 'CREDIT'));
});

test('who has no kept card is led to where one is added', async () => {
  await show({ ...running, mine: { ...running.mine, cards: [] } }, 'ChangingRepeat');
  expect(screen.getByRole('link', { name: 'Add a card' })).toHaveAttribute('href', '/dashboard/payment-method');
});

test.each<[BuyNews, RegExp]>([
  ['priceChanged', /price of this plan has changed/],
  ['planChanged', /plan has changed since you opened this page/],
  ['waitingAlready', /only one can wait/],
  ['beingPaid', /bank hasn’t answered yet/],
  ['creditShort', /Top up first, or pay by card/],
  ['cardExpired', /card has expired/],
  ['cardGone', /card isn’t kept any more/],
  ['noneToRepeat', /nothing to repeat/],
  ['begun', /can’t be taken back/],
  ['planGone', /isn’t sold any more/],
  ['takenBack', /^Taken back/],
])('%s is told in a sentence of its own', async (news, words) => {
  await show(ready, 'ShowingPlan', { change: { news } });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('who has tried too often reads when to try again (PH-10)', async () => {
  const send = await show(ready, 'TooManyPayments', { change: { message: 'You can try again after 22:30.' } });
  expect(screen.getByText('You can try again after 22:30.')).toBeVisible();
  await press('Back to your choice');
  expect(send).toHaveBeenLastCalledWith({ type: 'choice.requested' });
});

test.each([
  ['PlanNotBought', 'Back to your choice'],
  ['PaymentNotBegun', 'Back to your choice'],
  ['RepeatNotSaved', 'Back to the plans'],
  ['RepeatNotStopped', 'Back to the plans'],
  ['PlanNotTakenBack', 'Back to the plans'],
] as const)('%s is tried again by a press, or left (ER-04)', async (view, way) => {
  const send = await show(ready, view);
  await press('Try again');
  await press(way);
  expect(send.mock.calls.map(([{ type }]) => type)).toEqual([
    'retry.requested',
    way === 'Back to the plans' ? 'plans.requested' : 'choice.requested',
  ]);
});
