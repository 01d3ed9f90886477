import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  beingPaid,
  cancellable,
  next,
  nothingYet,
  popular,
  ready,
  repeated,
  running,
} from '../../../machines/buy-sim-plan/buy-sim-plan.cases.ts';
import { main, part, press, show } from './test-views.tsx';

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
  expect(screen.getByRole('link', { name: 'Get a free SIM' })).toHaveAttribute('href', '/free-sim-cards/order');
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
    'Your 30 GB plan ends at once, with what’s left in it.',
    'It isn’t repeated. From then on, credit rates apply.',
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
