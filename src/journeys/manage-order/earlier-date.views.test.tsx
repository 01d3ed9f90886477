import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { inHomeId, outsideId } from '../../../machines/book-install/book-install.cases.ts';
import { input, theOffer } from '../../../machines/manage-order/manage-order.cases.ts';
import { manageOrderMachine } from '../../../machines/manage-order/manage-order.machine.ts';
import { selectManageOrder, type VisitCard } from '../../../machines/manage-order/manage-order.selectors.ts';
import type { ManageOrderView, MemberOrder } from '../../../machines/manage-order/manage-order.types.ts';
import { asked, closed, offered, running } from '../../../machines/manage-order/orders.cases.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './manage-order.views.ts';

await loadLateViews(views);

/** A page about the order, as it was read. */
function show(found: MemberOrder, name: ManageOrderView = 'ShowingOrder', work: VisitCard['work'] = null) {
  const first = createActor(manageOrderMachine, { input }).getSnapshot();
  const model = selectManageOrder({ ...first, context: { ...first.context, found }, hasTag: () => false });
  const visits = model.visits.map((visit) => (visit.id === outsideId ? { ...visit, work } : visit));
  const send = vi.fn<(event: EventFrom<typeof manageOrderMachine>) => void>();
  const View = views[name];
  render(
    <MemoryRouter>
      <View model={{ ...model, visits }} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  return send;
}

const offerName = 'An earlier date for your outside install';
const button = (name: RegExp | string) => screen.queryByRole('button', { name });

test('a visit that could be earlier can be asked for, and its button says which visit it is', async () => {
  const send = show(running);
  await userEvent.click(screen.getByRole('button', { name: /^Tell me if an earlier date comes free \(Outside/ }));
  expect(send).toHaveBeenCalledWith({ type: 'earlierDate.requested', visitId: outsideId });
  expect(button(/^Stop asking/)).toBeNull();
});

test('a visit with the first date that it can have has nothing to ask for, nor has one whose day has come', () => {
  show(running);
  expect(button(/earlier date comes free \(Home/)).toBeNull();
  show(closed);
  expect(screen.getAllByRole('button', { name: /earlier date comes free/ })).toHaveLength(1);
});

test('each visit has a wish of its own', () => {
  const [home, outside] = asked.earlierDates.map((each, nth) => ({
    ...each,
    appointmentId: nth === 0 ? inHomeId : outsideId,
  }));
  show({ ...asked, earlierDates: [outside, home].filter((each) => each !== undefined) });
  expect(button(/^Stop asking \(Home install, Tuesday 24 February 2026\)/)).toBeVisible();
  expect(button(/^Stop asking \(Outside/)).toBeNull();
});

test('who has asked is told that they are on the list, and can stop asking', async () => {
  const send = show(asked);
  expect(screen.getByText(/^You’re on the list for an earlier date/)).toBeVisible();
  expect(button(/^Tell me if/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Stop asking \(Outside/ }));
  expect(send).toHaveBeenCalledWith({ type: 'earlierDate.waived', visitId: outsideId });
  expect(screen.queryByRole('region', { name: offerName })).toBeNull();
});

test('a date on offer stands beside the one that they have, says until when it is theirs, and is taken or kept', async () => {
  const send = show(offered);
  const part = within(screen.getByRole('region', { name: offerName }));
  const said = (term: string) => part.getByText(term).parentElement?.textContent;
  expect(said('Held for you')).toBe('Held for youThursday 12 February 202612pm-4pm');
  expect(said('Your date now')).toBe('Your date nowTuesday 17 February 20268am-12pm');
  expect(part.getByText(/^Take it by 1:30pm on Thursday 5 February 2026\./)).toBeVisible();
  await userEvent.click(part.getByRole('button', { name: 'Take this date' }));
  await userEvent.click(part.getByRole('button', { name: 'Keep my date' }));
  expect(send.mock.calls).toEqual([
    [{ type: 'offer.accepted', ...theOffer }],
    [{ type: 'offer.declined', ...theOffer }],
  ]);
});

test('the moment at which an offer ends is said by the clocks of the UK, in summer too', () => {
  const earlierDates = offered.earlierDates.map((each) => ({
    ...each,
    offer: each.offer && { ...each.offer, until: '2026-07-01T08:00:00Z' },
  }));
  show({ ...offered, earlierDates });
  expect(screen.getByText(/^Take it by 9am on Wednesday 1 July 2026\./)).toBeVisible();
});

test.each([
  [running, 'askingForEarlierDate', /^Tell me if/],
  [asked, 'waivingEarlierDate', /^Stop asking/],
  [offered, 'acceptingOffer', 'Take this date'],
  [offered, 'decliningOffer', 'Keep my date'],
] as const)('the button that was pressed is not pressed twice', async (found, work, name) => {
  const send = show(found, 'ShowingOrder', work);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['OfferGone', 'That earlier date has gone', ['order.requested']],
  ['EarlierDateNotAsked', 'We couldn’t put you on the list', ['retry.requested', 'order.requested']],
  ['EarlierDateNotWaived', 'We couldn’t take you off the list', ['retry.requested', 'order.requested']],
  ['OfferNotAccepted', 'We couldn’t give you the earlier date', ['retry.requested', 'order.requested']],
  ['OfferNotDeclined', 'We couldn’t pass the earlier date on', ['retry.requested', 'order.requested']],
] as const)('%s says what happened and leads on', async (name, heading, events) => {
  const send = show(offered, name);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  for (const each of screen.getAllByRole('button')) await userEvent.click(each);
  expect(send.mock.calls.map(([{ type }]) => type)).toEqual(events);
});
