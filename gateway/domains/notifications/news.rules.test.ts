import { expect, test } from 'vitest';
import { contentHashOf } from './content-hash.rules.ts';
import { factsOf, kindsOf, newsOf, readMoment, withoutSettled } from './news.rules.ts';
import { networkEvent, notifiedVisit, VISIT } from '../../testing/network-event.ts';

const ORDER = '0b8f3f3e-7f0f-4a39-9d3c-0a1a3c1f0001';
const at = (time: string) => new Date(`2026-11-23T${time}:00.000Z`);

test.each([
  ['ORDER_ACKNOWLEDGED', 'ACKNOWLEDGED'],
  ['ORDER_COMMITTED', 'COMMITTED'],
  ['ORDER_DELAYED', 'DELAYED'],
  ['ORDER_COMPLETED', 'COMPLETED'],
  ['ORDER_CANCELLED', 'CANCELLED'],
  ['ORDER_REJECTED', 'REJECTED'],
  ['APPOINTMENT_UPDATED', undefined],
  ['SOMETHING_NEW', undefined],
])('%s brings the order to %s (OR-10)', (notificationType, state) => {
  expect(newsOf(networkEvent({ notificationType }), ORDER, at('10:00')).order?.state).toBe(state);
});

test('a delay says why, who acts and until when (OR-06, OR-10)', () => {
  const delay = {
    delayIdentifier: 'D1',
    delayReasonCode: ['WAYLEAVE_ISSUE'],
    delayCausedBy: 'NETWORK',
    actionOwner: 'NETWORK',
    estimatedActionCompletionDateTime: '2026-12-01T12:00:00Z',
  };
  const { order } = newsOf(networkEvent({ notificationType: 'ORDER_DELAYED', delay }), ORDER, at('10:00'));
  expect(order?.delay).toEqual({
    identifier: 'D1',
    reasonCodes: ['WAYLEAVE_ISSUE'],
    causedBy: 'NETWORK',
    actionOwner: 'NETWORK',
    estimatedActionCompletionAt: new Date('2026-12-01T12:00:00Z'),
  });
  const committed = newsOf(networkEvent({ notificationType: 'ORDER_COMMITTED', delay }), ORDER, at('10:00'));
  expect(committed.order?.delay).toBeNull();
});

test('a visit whose status or key we do not know does no harm', () => {
  const appointments = [
    notifiedVisit({ appointmentStatus: 'ON_HOLD', engineerName: 'Sam' }),
    notifiedVisit({ appointmentKey: 'their own key' }),
  ];
  const { visits } = newsOf(networkEvent({ appointments }), ORDER, at('10:00'));
  expect(visits).toMatchObject([{ appointmentId: VISIT, status: undefined, engineerName: 'Sam' }]);
});

test('a service that ceased ended when it was disconnected', () => {
  const ceased = networkEvent({
    notificationType: 'SERVICE_CEASED',
    unsolicitedCease: true,
    actualDisconnectionDateTime: '2026-11-22T08:00:00Z',
  });
  const { service } = newsOf(ceased, ORDER, at('10:00'));
  expect(service).toEqual({ ceasedAt: new Date('2026-11-22T08:00:00Z'), unsolicited: true });
});

test('what a newer event has settled is left out, fact by fact (OR-10)', () => {
  const event = newsOf(
    networkEvent({ notificationType: 'ORDER_COMMITTED', appointments: [notifiedVisit({})] }),
    ORDER,
    at('10:00'),
  );
  const left = (settled: [string, Date][]) => factsOf(withoutSettled(event, new Map(settled)));
  expect(left([])).toEqual(['order', `visit:${VISIT}`]);
  expect(left([['order', at('09:00')]])).toEqual(['order', `visit:${VISIT}`]);
  expect(left([['order', at('10:00')]])).toEqual(['order', `visit:${VISIT}`]);
  expect(left([['order', at('11:00')]])).toEqual([`visit:${VISIT}`]);
  expect(left([[`visit:${VISIT}`, at('11:00')]])).toEqual(['order']);
});

test('an order that has ended stays ended', () => {
  const ended = newsOf(networkEvent({ notificationType: 'ORDER_COMPLETED' }), ORDER, at('10:00'));
  expect(factsOf(ended)).toContain('order-ended');
  const delayed = newsOf(networkEvent({ notificationType: 'ORDER_DELAYED' }), ORDER, at('12:00'));
  expect(withoutSettled(delayed, new Map([['order-ended', at('10:00')]])).order).toBeUndefined();
});

test('that a visit was made is news of an order that has ended, whatever was told of it since (OR-10)', () => {
  const told = (appointmentStatus: string, settled: [string, Date][]) => {
    const appointments = [notifiedVisit({ appointmentStatus })];
    const event = newsOf(networkEvent({ notificationType: 'APPOINTMENT_UPDATED', appointments }), ORDER, at('10:00'));
    return withoutSettled(event, new Map(settled));
  };
  const since: [string, Date] = [`visit:${VISIT}`, at('11:00')];
  const ended: [string, Date] = ['order-ended', at('11:00')];
  expect(factsOf(told('COMPLETED', [since, ended]))).toEqual([`visit:${VISIT}`]);
  expect(told('COMPLETED', [since, ended]).orderEndedAt).toEqual(at('11:00'));
  expect(factsOf(told('CONFIRMED', [since, ended]))).toEqual([]);
  expect(factsOf(told('COMPLETED', [since]))).toEqual([]);
});

test.each(['2026-12-31T23:59:60Z', '0000-01-01T00:00:00Z', null])('%s is no moment that can be kept', (text) => {
  expect(readMoment(text)).toBeUndefined();
});

test('the same content has the same hash in whatever order it is written', () => {
  expect(contentHashOf({ a: [{ b: 1, c: null }], d: 'x' })).toBe(contentHashOf({ d: 'x', a: [{ c: null, b: 1 }] }));
  expect(contentHashOf({ a: [1, 2] })).not.toBe(contentHashOf({ a: [2, 1] }));
});

test.each([
  ['ORDER_COMMITTED', [], ['orders']],
  ['ORDER_COMPLETED', ['COMPLETED'], ['orders']],
  ['ORDER_DELAYED', ['NO_ACCESS'], ['orders', 'visits']],
  ['ORDER_DELAYED', ['MISSED'], ['orders', 'visits']],
  ['ORDER_COMMITTED', ['CANCELLED'], ['orders', 'visits']],
  ['APPOINTMENT_UPDATED', ['CONFIRMED'], ['visits']],
  ['APPOINTMENT_UPDATED', ['NO_ACCESS'], ['visits']],
  ['SERVICE_CEASED', [], ['orders']],
] as const)('%s with visits %j is news of %j (OR-09)', (notificationType, statuses, kinds) => {
  const appointments = statuses.map((appointmentStatus) => notifiedVisit({ appointmentStatus }));
  expect(kindsOf(newsOf(networkEvent({ notificationType, appointments }), ORDER, at('10:00')))).toEqual(kinds);
});
