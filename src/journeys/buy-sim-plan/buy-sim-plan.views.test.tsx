import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  boughtLater,
  boughtNow,
  chooses,
  middle,
  next,
  nothingYet,
  purchaseId,
  ready,
  repeated,
  repeats,
  running,
  says,
  waiting,
} from '../../../machines/buy-sim-plan/buy-sim-plan.cases.ts';
import type { BuyNews } from '../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import { check, main, part, press, show } from './test-views.tsx';

const review = (start: string, payBy: string, often: string) => [chooses, says(start, payBy, often)];

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
  expect(part('Choose a plan')).toHaveTextContent('4 GB£6 for 30 days500 UK minutes500 UK texts');
  expect(part('Choose a plan'), 'its name says its data').not.toHaveTextContent('4 GB of data');
  await press('Choose 30 GB');
  expect(send).toHaveBeenLastCalledWith(chooses);
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
  const send = await show(ready, 'TooManyPayments', { change: { message: 'You can try again after 10:30pm.' } });
  expect(screen.getByText('You can try again after 10:30pm.')).toBeVisible();
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
