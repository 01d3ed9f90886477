import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { answered, failed, offline } from '../../../machines/shared/model-case.ts';
import {
  allGone,
  dearer,
  drawn,
  filled,
  full,
  galaxy,
  noneLeft,
  tooDear,
} from '../../../machines/view-phone/view-phone.cases.ts';
import { viewPhoneMachine } from '../../../machines/view-phone/view-phone.machine.ts';
import { selectViewPhone } from '../../../machines/view-phone/view-phone.selectors.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { viewPhoneAnalytics } from './view-phone.analytics.ts';
import { views } from './view-phone.views.ts';

const upToDate = answered('refreshPhone', galaxy);
const wanted = { type: 'phone.wanted' };

/** The page of a phone in mint after what has happened on it. */
function snapshotAfter(...events: object[]): SnapshotFrom<typeof viewPhoneMachine> {
  const input = { ...drawn, asked: { colour: 'mint', condition: 'new' } };
  const actor = createActor(unanswered(viewPhoneMachine), { input }).start();
  for (const event of events) actor.send(event as never);
  return actor.getSnapshot() as SnapshotFrom<typeof viewPhoneMachine>;
}

function show(view: keyof typeof views, ...events: object[]) {
  const send = vi.fn<(event: { type: string }) => void>();
  const View = views[view];
  render(
    <MemoryRouter>
      <View
        model={selectViewPhone(snapshotAfter(...events))}
        send={send}
        draft={{ values: {}, keep: () => undefined }}
      />
    </MemoryRouter>,
  );
  return send;
}

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const add = () => screen.getByRole('button', { name: /^Add to basket/ });

test('what can be had can be added; what is out of stock offers no button (PH-05)', async () => {
  const send = show('ShowingPhone', upToDate);
  await userEvent.click(add());
  expect(send).toHaveBeenCalledWith(wanted);
});

test('a phone that has sold out offers no button (PH-05)', () => {
  show('ShowingPhone', answered('refreshPhone', allGone));
  expect(screen.queryByRole('button', { name: /^Add to basket/ })).toBeNull();
});

test.each([
  ['while price and stock of now are on their way', [wanted]],
  ['while it is added', [upToDate, wanted]],
])('a second press does nothing %s (PH-05)', async (_, events) => {
  const send = show('ShowingPhone', ...events);
  await userEvent.click(add());
  expect(send).not.toHaveBeenCalled();
});

test('what was added is named, with what the basket holds and the way there (PH-05)', async () => {
  const send = show('PhoneAdded', upToDate, wanted, answered('addPhone', filled));
  const note = dialog('It’s in your basket');
  expect(note.getByText('Samsung Galaxy S25')).toBeInTheDocument();
  expect(note.getByText('Mint · 128 GB · New')).toBeInTheDocument();
  expect(note.getByText(/^1 phone, £730\. We hold this price for 30 minutes/)).toBeInTheDocument();
  expect(note.getByRole('link', { name: 'Go to basket' })).toHaveAttribute('href', '/basket');
  await userEvent.click(note.getByRole('button', { name: 'Carry on looking' }));
  expect(send).toHaveBeenCalledWith({ type: 'note.closed' });
});

test('a price that has risen is shown beside the one that was seen, and the customer decides (PH-06)', async () => {
  const send = show('PriceRisen', upToDate, wanted, failed('addPhone', tooDear), answered('readPhoneAnew', dearer));
  const note = dialog('The price has gone up');
  expect(note.getByText(/^It was £730 when you looked, and it’s £750 now\./)).toBeInTheDocument();
  await userEvent.click(note.getByRole('button', { name: 'Add it for £750' }));
  await userEvent.click(note.getByRole('button', { name: 'No, leave it' }));
  expect(send.mock.calls.map(([event]) => event.type)).toEqual(['price.accepted', 'note.closed']);
});

test('what has just sold out says so, and that the basket is as it was (PH-06)', () => {
  show('SoldOut', upToDate, wanted, failed('addPhone', noneLeft), answered('readPhoneAnew', allGone));
  expect(dialog('It has just sold out').getByText(/Your basket is as it was/)).toBeInTheDocument();
});

test('a full basket says what to do, and leads there (PH-05, PH-06)', () => {
  show('BasketFull', upToDate, wanted, failed('addPhone', full));
  const note = dialog('Your basket is full');
  expect(note.getByText(/Remove one to make room/)).toBeInTheDocument();
  expect(note.getByRole('link', { name: 'Go to basket' })).toHaveAttribute('href', '/basket');
});

test('what could not be added can be tried again (PH-06)', async () => {
  const send = show('PhoneNotAdded', upToDate, wanted, failed('addPhone', offline));
  await userEvent.click(dialog('We couldn’t add it').getByRole('button', { name: 'Try again' }));
  expect(send).toHaveBeenCalledWith({ type: 'retry.requested' });
});

test('an add that fails carries where the customer is, and where they were on the way to (PH-06)', () => {
  const snapshot = snapshotAfter(upToDate, wanted, failed('addPhone', full));
  const address = '/mobile-phones/samsung-galaxy-s25?colour=mint&storage=128&condition=new';
  expect(selectViewPhone(snapshot).addError).toEqual({ currentUrl: address, redirectUrl: '/basket' });
  const moment = { snapshot: snapshot as never, output: undefined, left: [] };
  expect(viewPhoneAnalytics.entering['basketFull']?.(moment)).toEqual({
    name: 'phone_not_added',
    data: {
      sku: 'samsung-galaxy-s25-128-mint-new',
      code: 'basket.full',
      current_url: address,
      redirect_url: '/basket',
    },
  });
});
