import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor, type EventFrom } from 'xstate';
import { visa } from '../../../machines/choose-payment-method/choose-payment-method.cases.ts';
import {
  abroad,
  byItself,
  caps,
  chooses,
  input,
  nearlyUsedUp,
  none,
  owing,
  some,
  topUpId,
  tops,
  types,
  usedUp,
} from '../../../machines/top-up/top-up.cases.ts';
import { topUpMachine } from '../../../machines/top-up/top-up.machine.ts';
import { selectTopUp, type TopUpModel } from '../../../machines/top-up/top-up.selectors.ts';
import type { Known, TopUpEvent, TopUpView } from '../../../machines/top-up/top-up.types.ts';
import { views } from './top-up.views.ts';

async function show(
  known: Known,
  name: TopUpView = 'ShowingCredit',
  { past = [], change = {} }: { past?: TopUpEvent[]; change?: Partial<TopUpModel> } = {},
) {
  const machine = topUpMachine.provide({ actors: { loadCredit: fromPromise(() => Promise.resolve(known)) } });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  for (const event of past) actor.send(event);
  const send = vi.fn<(event: EventFrom<typeof topUpMachine>) => void>();
  const View = views[name];
  render(
    <MemoryRouter>
      <View
        model={{ ...selectTopUp(actor.getSnapshot()), ...change }}
        send={send}
        draft={{ values: {}, keep: () => undefined }}
      />
    </MemoryRouter>,
  );
  return send;
}

const part = (name: string) => screen.getByRole('region', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the credit stands first, and £20 is chosen from the start (PH-12)', async () => {
  const send = await show(some);
  expect(screen.getByText('£12')).toBeVisible();
  expect(screen.getByRole('radio', { name: '£20' })).toBeChecked();
  await press('Go on to pay');
  expect(send).toHaveBeenLastCalledWith(tops('2000'));
});

test('to pay is the one main thing of the page, whatever else can be done there', async () => {
  await show({ ...some, credit: none.credit });
  const main = screen.getAllByRole('button').filter(({ dataset }) => dataset['variant'] === 'primary');
  expect(main.map(({ textContent }) => textContent)).toEqual(['Go on to pay']);
});

test('another amount is typed in pounds, and what is wrong with it is said at its field', async () => {
  const send = await show(some, 'ShowingCredit', { past: [tops('other', '4')] });
  await userEvent.click(screen.getByRole('radio', { name: 'Another amount' }));
  const field = screen.getByRole('textbox', { name: /Amount in pounds/ });
  expect(field).toHaveAccessibleDescription(/Enter a whole number of pounds from £5 to £100, like £20/);
  await userEvent.type(field, '25');
  await press('Go on to pay');
  expect(send).toHaveBeenLastCalledWith(tops('other', '25'));
});

test('what a day still allows is said, and amounts above it are not offered', async () => {
  await show(nearlyUsedUp);
  expect(part('Top up')).toHaveTextContent('You can top up by £7 more today.');
  expect(screen.queryByRole('radio', { name: '£10' })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Another amount' })).toBeChecked();
});

test('a day that is used up says when it goes on', async () => {
  await show(usedUp);
  expect(part('Top up')).toHaveTextContent('You can top up again tomorrow.');
  expect(screen.queryByRole('button', { name: 'Go on to pay' })).toBeNull();
});

test('a voucher is typed as it is printed, and what the gateway says of it stands at its field', async () => {
  const message = 'We don’t know this voucher. Check its number, or ask where you bought it.';
  const send = await show(none, 'ShowingCredit', { change: { errors: { number: message } } });
  const field = screen.getByRole('textbox', { name: /Voucher number/ });
  expect(field).toHaveAccessibleDescription(new RegExp(message.slice(0, 27)));
  await userEvent.type(field, '9826 0000 0000 1001');
  await press('Use this voucher');
  expect(send).toHaveBeenLastCalledWith(types('9826 0000 0000 1001'));
});

test('what came of a voucher is said, with its worth', async () => {
  await show(some, 'ShowingCredit', { change: { news: 'voucherRedeemed', redeemedInPence: 1_000 } });
  expect(screen.getByRole('status')).toHaveTextContent('The £10 of your voucher is on your credit.');
});

test('topping up by itself is turned on for a kept card, and says where it charges at once (PH-12)', async () => {
  const send = await show({ ...some, credit: none.credit });
  expect(part('Automatic top-up')).toHaveTextContent(
    'Your credit is below £3 now, so we’ll take the first £10 at once.',
  );
  expect(screen.queryByRole('radio', { name: /4444/ })).toBeNull();
  await press('Turn on');
  expect(send).toHaveBeenLastCalledWith(chooses(visa.id));
});

test('who has no card is led to where one is added', async () => {
  await show(none);
  expect(within(part('Automatic top-up')).getByRole('link', { name: 'Add a card' })).toHaveAttribute(
    'href',
    '/dashboard/payment-method',
  );
});

test('where it is on its card is named, refusals are told, and it is turned off by a press', async () => {
  const { credit } = byItself;
  const automatic = credit.automatic && { ...credit.automatic, failures: 2 };
  const send = await show({ ...byItself, credit: { ...credit, automatic } });
  expect(part('Automatic top-up')).toHaveTextContent('we take £10 from your Visa card ending in 1111');
  expect(part('Automatic top-up')).toHaveTextContent('Your bank hasn’t accepted it twice.');
  await press('Turn off');
  expect(send).toHaveBeenLastCalledWith({ type: 'turningOff.requested' });
});

test('what is owed is paid before anything is topped up (PH-12)', async () => {
  const send = await show(owing);
  expect(part('You owe £15')).toBeVisible();
  for (const name of ['Top up', 'Use a voucher', 'Automatic top-up'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  await press('Pay £15');
  expect(send).toHaveBeenLastCalledWith({ type: 'debtPayment.requested' });
});

test('what is spent abroad stands with its cap, which is changed in pounds (MK-04)', async () => {
  const send = await show({ ...some, abroad: { ...abroad, spentInPence: 1_250 } });
  expect(part('Charges abroad')).toHaveTextContent('You’ve spent £12.50 abroad this month, and your cap is £40.');
  expect(screen.getByRole('radio', { name: /Up to a cap/ })).toBeChecked();
  const field = screen.getByRole('textbox', { name: /Cap in pounds/ });
  expect(field).toHaveValue('40');
  await userEvent.clear(field);
  await userEvent.type(field, '25');
  await press('Save your cap');
  expect(send).toHaveBeenLastCalledWith(caps('other', '25'));
});

test('a cap that is reached says when what costs abroad works again', async () => {
  await show({ ...some, abroad: { ...abroad, spentInPence: 4_000, isStopped: true } });
  expect(part('Charges abroad')).toHaveTextContent(
    'It works again on Tuesday 1 December 2026, or as soon as you raise',
  );
});

test.each([
  [null, /No cap/, 'You have no cap: only your credit limits it.', 'none'],
  [0, /^Nothing/, 'What costs extra abroad doesn’t work, as you’ve chosen.', 'nothing'],
] as const)('who has a cap of %s reads so, and has it chosen', async (capInPence, name, words, limit) => {
  const send = await show({ ...some, abroad: { ...abroad, capInPence, isStopped: capInPence === 0 } });
  expect(part('Charges abroad')).toHaveTextContent(words);
  expect(screen.getByRole('radio', { name })).toBeChecked();
  await press('Save your cap');
  expect(send).toHaveBeenLastCalledWith(caps(limit, '40'));
});

test('what is wrong with a cap is said at its field, also while something is owed', async () => {
  await show(owing, 'ShowingCredit', { past: [caps('other', '201')] });
  expect(screen.getByRole('textbox', { name: /Cap in pounds/ })).toHaveAccessibleDescription(
    /Enter a whole number of pounds from £1 to £200, like £40/,
  );
});

test('what was booked is read newest first, with what was left and the receipt of a top-up', async () => {
  await show(some);
  const [bought, paid] = within(part('What was booked')).getAllByRole('listitem');
  expect(bought).toHaveTextContent('Bought: 30 days with 10 GB');
  expect(bought).toHaveTextContent('-£8£12 left');
  expect(paid).toHaveTextContent('+£20');
  expect(within(part('What was booked')).getByRole('link', { name: /Receipt/ })).toHaveAttribute(
    'href',
    `/credit/v1/top-ups/${topUpId}/receipt`,
  );
});

test('who has tried too often reads when to try again (PH-10)', async () => {
  const send = await show(some, 'TooManyPayments', { change: { message: 'You can try again after 10:30pm.' } });
  expect(screen.getByText('You can try again after 10:30pm.')).toBeVisible();
  await press('Back to your credit');
  expect(send).toHaveBeenLastCalledWith({ type: 'credit.requested' });
});

test.each([
  'TopUpNotBegun',
  'DebtPaymentNotBegun',
  'VoucherNotRedeemed',
  'AutomaticNotTurnedOn',
  'AutomaticNotTurnedOff',
  'CapNotSaved',
] as const)('%s is tried again by a press, or left (ER-04)', async (view) => {
  const send = await show(some, view);
  await press('Try again');
  await press('Back to your credit');
  expect(send.mock.calls).toEqual([[{ type: 'retry.requested' }], [{ type: 'credit.requested' }]]);
});

test('what is on its way has the width of what comes, so that nothing moves', async () => {
  await show(some, 'LoadingCredit');
  const coming = document.querySelector<HTMLElement>('[data-width]')?.dataset['width'];
  cleanup();
  await show(some, 'ShowingCredit');
  expect(document.querySelector<HTMLElement>('[data-width]')?.dataset['width']).toBe(coming);
});
