import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, type EventFrom, fromPromise, waitFor } from 'xstate';
import { keeps, ofOne, sends } from '../../../machines/follow-shop-order/follow-shop-order.cases.ts';
import { followShopOrderMachine } from '../../../machines/follow-shop-order/follow-shop-order.machine.ts';
import {
  type FollowShopOrderModel,
  selectFollowShopOrder,
} from '../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import type { FollowShopOrderView, ShopOrder } from '../../../machines/follow-shop-order/follow-shop-order.types.ts';
import {
  early,
  kept,
  later,
  mind,
  offering,
  posted,
  replaced,
  returnable,
  second,
  settled,
  wanted,
  wantedFaulty,
  warranty,
  withCode,
  withoutCode,
} from '../../../machines/follow-shop-order/returns.cases.ts';
import { delivered, placed } from '../../../machines/follow-shop-order/shop-orders.cases.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './follow-shop-order.views.ts';

await loadLateViews(views);

type Told = EventFrom<typeof followShopOrderMachine>;

async function show(name: FollowShopOrderView, order: ShopOrder, told: Told[] = [], change: object = {}, values = {}) {
  const machine = followShopOrderMachine.provide({
    actors: { loadOrder: fromPromise(() => Promise.resolve(order)) },
  });
  const actor = createActor(machine, { input: ofOne }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  for (const event of told) actor.send(event);
  const send = vi.fn<(event: Told) => void>();
  const keep = vi.fn<(values: Record<string, string>) => void>();
  const View = views[name];
  const model: FollowShopOrderModel = { ...selectFollowShopOrder(actor.getSnapshot()), ...change };
  render(
    <MemoryRouter>
      <View model={model} send={send} draft={{ values, keep }} />
    </MemoryRouter>,
  );
  return { send, keep };
}

const part = (name: string) => screen.getByRole('region', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choosing: Told[] = [{ type: 'return.requested' }];

test('what has come says until when one can change one’s mind, and leads to sending it back (PH-08)', async () => {
  const { send } = await show('ShowingOrder', returnable);
  expect(part('Send something back')).toHaveTextContent('until Tuesday 8 December 2026');
  await press('Send something back');
  expect(send).toHaveBeenLastCalledWith({ type: 'return.requested' });
});

test('who can send nothing back here any more reads of their rights, and whom to talk to (PH-08)', async () => {
  await show('ShowingOrder', delivered);
  expect(part('Send something back')).toHaveTextContent('rights for six years');
  expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact-us');
});

test('what has not come can’t be sent back', async () => {
  await show('ShowingOrder', placed);
  expect(screen.queryByRole('region', { name: 'Send something back' })).toBeNull();
});

test('a part of an order is chosen, with the reason and what is wrong (PH-08)', async () => {
  const { send } = await show('ChoosingReturn', returnable, choosing);
  await press('Continue');
  expect(send).toHaveBeenLastCalledWith({ type: 'return.submitted', pieceIds: [], reason: '', description: '' });
  await userEvent.click(screen.getByRole('checkbox', { name: /Google Pixel 10/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^It’s faulty/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^What’s wrong with it/ }), 'No sound');
  await press('Continue');
  expect(send).toHaveBeenLastCalledWith({
    type: 'return.submitted',
    pieceIds: wanted.pieceIds,
    reason: 'FAULTY',
    description: 'No sound',
  });
  await press('Back to your order');
  expect(send).toHaveBeenLastCalledWith({ type: 'order.requested' });
});

test('the only phone that can go back needs no tick, and the only reason is chosen already', async () => {
  const { send } = await show('ChoosingReturn', offering([later], []), choosing);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('Google Pixel 10')).toBeVisible();
  await press('Continue');
  expect(send).toHaveBeenLastCalledWith(
    expect.objectContaining({ pieceIds: [returnable.pieces[0]?.id], reason: 'FAULTY' }),
  );
});

test.each<[string, Parameters<typeof offering>, RegExp]>([
  ['a change of mind', [[mind], [mind]], /Until Tuesday 8 December 2026\. You don’t have to say more/],
  ['faulty within 30 days', [[early], [early]], /Until Thursday 24 December 2026 you get your money back/],
  ['faulty within six months', [[later], [later]], /another one\. Until Monday 24 May 2027/],
  ['refurbished, within its warranty', [[], [warranty]], /warranty for refurbished phones runs until Wednesday 24 Nov/],
  ['the second one is faulty, too', [[second], []], /the second one that’s faulty, so you get your money back/],
  ['not the same for each', [[later], [warranty]], /isn’t the same for each of them/],
])('each reason says until when, and what comes of it: %s (PH-08)', async (_, of, words) => {
  await show('ChoosingReturn', offering(...of), choosing);
  expect(screen.getByRole('radio', { name: words })).toBeVisible();
});

test.each([
  ['phoneMissing', 'pieceIds', 'Choose what you send back'],
  ['notTogether', 'pieceIds', 'Send these back one after the other'],
  ['reasonMissing', 'reason', 'Tell us why you send it back'],
  ['reasonNotForAll', 'reason', 'Choose another reason, or fewer phones'],
  ['descriptionMissing', 'description', 'Tell us in a few words'],
  ['descriptionTooLong', 'description', 'Use 500 characters or fewer'],
])('what can’t be sent back so is said at its field, and above the form: %s', async (refusal, field, words) => {
  await show('ChoosingReturn', returnable, choosing, { errors: { [field]: refusal } });
  expect(screen.getAllByText(new RegExp(words))).toHaveLength(2);
  expect(document.querySelector(`#return-${field}`)).not.toBeNull();
});

test('what was typed is still there after a refusal; for another return it is not', async () => {
  const typed = { nth: '0', reason: 'FAULTY', description: 'No sound' };
  const { keep } = await show('ChoosingReturn', returnable, choosing, { news: 'returnNotPossible' }, typed);
  expect(screen.getByText(/What you chose is still here/)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('No sound');
  await userEvent.type(screen.getByRole('textbox'), '!');
  expect(keep).toHaveBeenLastCalledWith(expect.objectContaining({ nth: '0', description: 'No sound!' }));
});

test('a second return begins with an empty form', async () => {
  const typed = { nth: '0', reason: 'FAULTY', description: 'No sound' };
  await show('ChoosingReturn', kept, choosing, {}, typed);
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('before it is asked for, the page says what goes back, what comes of it and by when (PH-08)', async () => {
  const { send } = await show('ReviewingReturn', returnable, [...choosing, sends(wantedFaulty)]);
  for (const words of ['Google Pixel 10', 'Samsung Galaxy S24', 'It’s faulty', 'The screens stay black'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('£1,188, the way you paid')).toBeVisible();
  // The number of days is whole, in an element of its own.
  expect(screen.getByText('14 days').parentElement).toHaveTextContent(
    'within 14 days of the day on which you hand it in',
  );
  await press('Send it back');
  expect(send).toHaveBeenLastCalledWith({ type: 'return.confirmed' });
  await press('Change something');
  expect(send).toHaveBeenLastCalledWith({ type: 'return.requested' });
});

test('what a lender has paid is promised to nobody: the page names what was paid to us, and no sum (PH-04)', async () => {
  const credit: NonNullable<ShopOrder['pieces'][number]['credit']> = {
    months: 12,
    upfrontInPence: 5_000,
    lentInPence: 60_000,
    monthlyInPence: 5_000,
    aprInPercent: 0,
    state: 'AGREED',
    stateDescription: 'Agreed',
  };
  const lent: ShopOrder = { ...returnable, pieces: returnable.pieces.map((piece) => ({ ...piece, credit })) };
  await show('ReviewingReturn', lent, [...choosing, sends(wantedFaulty)]);
  expect(screen.getByText('What you’ve paid us, the way you paid; the credit ends')).toBeVisible();
  expect(screen.queryByText(/£1,188, the way/)).toBeNull();
});

test('where another phone comes, the page says so, and no sum', async () => {
  await show('ReviewingReturn', offering([later], [later]), [...choosing, sends(wantedFaulty)]);
  expect(screen.getByText('The same phone again, or your money if none is left')).toBeVisible();
  expect(screen.queryByText(/the way you paid/)).toBeNull();
});

test('a return that is asked for shows its code, until when, and what to do; it can be taken back (PH-08)', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  const { send } = await show('ShowingOrder', withCode);
  const returns = part('Your returns');
  expect(within(returns).getByText('7Q4M-2X9K-A1BC')).toBeVisible();
  expect(returns).toHaveTextContent('by Wednesday 9 December 2026');
  expect(returns).toHaveTextContent('take out your SIM');
  await user.click(screen.getByRole('button', { name: 'Copy all of this' }));
  for (const words of ['LK-7Q4M2X9', 'Google Pixel 10', 'I’ve changed my mind', '7Q4M-2X9K-A1BC', '£769'])
    expect(write).toHaveBeenCalledWith(expect.stringContaining(words));
  await user.click(screen.getByRole('button', { name: 'Keep it after all' }));
  expect(send).toHaveBeenLastCalledWith(keeps);
});

test('before the courier has given its code, the page says that it comes', async () => {
  await show('ShowingOrder', withoutCode);
  expect(part('Your returns')).toHaveTextContent('We’ll email you a code');
  expect(screen.queryByText('How to send it')).toBeNull();
});

test.each<[string, ShopOrder, string[], string[]]>([
  ['on its way', posted, ['Your money by', '10 December 2026'], ['Keep it after all']],
  ['paid back', settled, ['Your money is on its way to you', '£769'], ['Copy all of this']],
  ['kept', kept, ['You’re keeping it'], ['Your code', 'Keep it after all']],
  [
    'another one is there',
    replaced(),
    ['We’ve sent you another one', 'No sound', 'The other one came on'],
    ['£769, the'],
  ],
  [
    'another one is on its way',
    replaced({ replacement: { ...placed.delivery, trackingNumber: 'CR7' } }),
    ['The other one comes on', 'CR7'],
    [],
  ],
])('what has become of a return is on the page: %s (PH-08)', async (_, order, words, notThere) => {
  await show('ShowingOrder', order);
  for (const text of words) expect(part('Your returns')).toHaveTextContent(text);
  for (const text of notThere) expect(part('Your returns')).not.toHaveTextContent(text);
});

test('the dialog asks before something is kept after all', async () => {
  const { send } = await show('ConfirmingWithdrawal', withCode, [keeps]);
  expect(screen.getByRole('dialog', { name: 'Keep it after all?' })).toHaveTextContent('Your code for Google Pixel 10');
  await press('Yes, I’ll keep it');
  expect(send).toHaveBeenLastCalledWith({ type: 'withdrawal.confirmed' });
  await press('No, I’ll send it back');
  expect(send).toHaveBeenLastCalledWith({ type: 'withdrawal.declined' });
});

test.each([
  ['returnAsked', 'We’ve got your return'],
  ['returnIsOther', 'you get something else than you read'],
  ['returnNotPossible', 'We haven’t asked for this return'],
  ['kept', 'the code doesn’t work any more'],
  ['notKept', 'handed in already'],
] as const)('what has come of it is told where the member comes back to: %s', async (news, words) => {
  await show('ShowingOrder', delivered, [], { news });
  expect(screen.getByText(new RegExp(words))).toBeVisible();
});
