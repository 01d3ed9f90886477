import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { accountGiven, input } from '../../../machines/manage-order/manage-order.cases.ts';
import { manageOrderMachine } from '../../../machines/manage-order/manage-order.machine.ts';
import { selectManageOrder, type ManageOrderModel } from '../../../machines/manage-order/manage-order.selectors.ts';
import type { MemberOrder } from '../../../machines/manage-order/manage-order.types.ts';
import { onItsWay, owed, running, unpaid } from '../../../machines/manage-order/orders.cases.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './manage-order.views.ts';

await loadLateViews(views);

/** The page of an order as it was read. */
function show(found: MemberOrder, change: Partial<ManageOrderModel> = {}) {
  const first = createActor(manageOrderMachine, { input }).getSnapshot();
  const model = selectManageOrder({ ...first, context: { ...first.context, found }, hasTag: () => false });
  const send = vi.fn<(event: EventFrom<typeof manageOrderMachine>) => void>();
  render(
    <MemoryRouter>
      <views.ShowingOrder model={{ ...model, ...change }} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  return send;
}

const part = () => screen.getByRole('region', { name: 'What we owe you' });
const button = () => within(part()).queryByRole('button', { name: 'Pay me £19.38' });

test('whoever is owed money that comes off no bill says where to pay it', async () => {
  const send = show(owed);
  expect(part()).toHaveTextContent('We owe you £19.38. Your order never went live');
  expect(screen.queryByText(/a credit on your bill/)).toBeNull();
  await userEvent.type(within(part()).getByLabelText('Name of the account holder'), accountGiven.holderName);
  await userEvent.type(within(part()).getByLabelText('Sort code'), accountGiven.sortCode);
  await userEvent.type(within(part()).getByLabelText('Account number'), accountGiven.accountNumber);
  await userEvent.click(within(part()).getByRole('button', { name: 'Pay me £19.38' }));
  expect(send).toHaveBeenLastCalledWith(accountGiven);
});

test('a field that is wrong says what to enter', () => {
  show(owed, { accountErrors: { sortCode: 'sortCodeWrong', accountNumber: 'accountNumberWrong' } });
  expect(within(part()).getByLabelText('Sort code')).toHaveAccessibleDescription(/Enter the sort code: six digits/);
  expect(within(part()).getByLabelText('Account number')).toHaveAccessibleDescription(/put zeros in front/);
});

test('what a bank did not take is asked for anew, with the account that it was', () => {
  show(unpaid);
  expect(within(part()).getByText(/ending in 73: its bank didn’t take it on Monday 2 March 2026/)).toBeVisible();
  expect(button()).toBeVisible();
});

test.each([
  [onItsWay.payout, 'We’re paying £19.38 to your bank account ending in 69.'],
  [{ ...onItsWay.payout, state: 'PAID' }, 'We paid £19.38 to your bank account ending in 69 on Monday 2 March 2026.'],
  [{ ...owed.payout, state: 'NEXT_BILL' }, 'It comes off the next bill of your broadband'],
])('what is %o is told, and asks for nothing', (payout, words) => {
  show({ ...owed, payout: payout as MemberOrder['payout'] });
  expect(part()).toHaveTextContent(words);
  expect(button()).toBeNull();
});

test('an order of which nothing is owed says nothing of it, and so does a state that this page has never heard of', () => {
  show(running);
  show({ ...owed, payout: { ...owed.payout, state: 'IN_COURT' } as unknown as MemberOrder['payout'] });
  expect(screen.queryByRole('region', { name: 'What we owe you' })).toBeNull();
});
