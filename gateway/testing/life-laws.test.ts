import { describe, expect, test } from 'vitest';
import { wireEvent, wireVisit } from '../../openapi/partners/network/wire-event.ts';
import type { PromiseRow } from '../domains/promises/ledger.rules.ts';
import type { Visit } from '../domains/visits/visits.store.ts';
import { assertLaws, owedInPence, type Standing } from './life-laws.ts';

type Given = { [Part in keyof Standing]?: Partial<Standing[Part]> };

const visit = {
  id: 'visit',
  visitType: 'IN_HOME',
  state: 'CONFIRMED',
  status: 'CONFIRMED',
  day: '2026-12-15',
  slot: 'AM',
  rebookingRequired: false,
} as Visit;

function promise(given: Partial<PromiseRow>): PromiseRow {
  const common = { orderId: 'order', slot: null, causedBy: null, endedOn: null, endedAt: null, visitId: null };
  return {
    ...common,
    id: 'go-live',
    kind: 'GO_LIVE',
    date: '2026-12-15',
    state: 'OPEN',
    madeAt: new Date(0),
    ...given,
  };
}
const ofVisit = promise({ id: 'of-visit', kind: 'HOME_VISIT', visitId: 'visit', slot: 'AM' });

/** A committed order with one visit, and what is given instead. */
function standing({ order, plan, ...rest }: Given = {}): Standing {
  return {
    order: { id: 'order', state: 'COMMITTED', committedDate: '2026-12-15', ...order },
    plan: { state: 'ORDERED', serviceStart: null, ...plan },
    visits: [visit],
    promises: [promise({}), ofVisit],
    orderedPlans: ['plan'],
    ordersForHome: ['order'],
    ...rest,
  } as Standing;
}

const kept: PromiseRow = { ...ofVisit, state: 'KEPT', endedOn: '2026-12-15' };
const live = standing({
  order: { state: 'COMPLETED' },
  plan: { state: 'ACTIVE', serviceStart: '2026-12-15' },
  visits: [{ ...visit, status: 'COMPLETED' }],
  promises: [promise({ state: 'KEPT', endedOn: '2026-12-15' }), kept],
});
const off = { ...visit, state: 'CANCELLED', status: 'CANCELLED' } as const;
const cancelled = standing({
  order: { state: 'CANCELLED' },
  plan: { state: 'ENDED' },
  visits: [off],
  promises: [promise({ state: 'CALLED_OFF' }), { ...ofVisit, state: 'CALLED_OFF' }],
  orderedPlans: [],
});

test('a lawful life breaks no law', () => {
  for (const each of [standing(), live, cancelled]) expect(() => assertLaws(each, standing())).not.toThrow();
});

test.each<[string, Standing, Standing?]>([
  ['two plans at one home', standing({ orderedPlans: ['plan', 'other'] })],
  ['a second order for it', standing({ ordersForHome: ['order', 'other'] })],
  [
    'a visit that is cancelled and done',
    standing({ visits: [{ ...off, status: 'COMPLETED' }], promises: [promise({})] }),
  ],
  ['a cancelled order whose plan is live', { ...cancelled, plan: live.plan }],
  ['a cancelled order with a visit to come', { ...cancelled, visits: [visit] }],
  ['a cancelled order with an open promise', { ...cancelled, promises: [promise({})] }],
  ['a live order whose Go Live is still promised', { ...live, promises: [promise({})] }],
  ['a live order without a day of service', { ...live, plan: { ...live.plan, serviceStart: null } }],
  ['two open promises of Go Live', standing({ promises: [promise({}), promise({ id: 'twice' }), ofVisit] })],
  ['a Go Live that is promised for another day', standing({ order: { committedDate: '2026-12-16' } })],
  ['a visit that nobody has promised', standing({ promises: [promise({})] })],
  ['a visit that is promised for another half of the day', standing({ visits: [{ ...visit, slot: 'PM' }] })],
  ['a promise of a visit that waits for another date', standing({ visits: [{ ...visit, rebookingRequired: true }] })],
  ['an order that comes back', standing(), cancelled],
  ['a visit that was done and is to come', standing(), { ...live, order: standing().order, promises: [] }],
  ['a promise that was kept and is open', standing(), { ...standing(), promises: live.promises }],
])('%s is against the law', (_, now, before) => {
  expect(() => assertLaws(now, before)).toThrow('expected');
});

const DAY = 646;
const about = { orderId: 'LK-1', eventDateTime: '2026-12-18T15:00:00Z' };
const completed = wireEvent({
  ...about,
  notificationType: 'ORDER_COMPLETED',
  actualOrderCompletionDateTime: '2026-12-18T15:00:00Z',
});

describe('a visit that was made before its order ended', () => {
  const told = (appointmentStatus: string, eventDateTime: string) =>
    wireEvent({
      ...about,
      eventDateTime,
      notificationType: 'APPOINTMENT_UPDATED',
      appointments: [wireVisit({ appointmentKey: 'visit', visitType: 'IN_HOME', appointmentStatus })],
    });
  const end = wireEvent({ ...about, notificationType: 'ORDER_CANCELLED', eventDateTime: '2026-12-15T14:00:00Z' });
  const turnedOut = { ...cancelled, visits: live.visits, promises: [cancelled.promises[0] as PromiseRow, kept] };

  test.each([
    ['is done, and its promise kept', turnedOut, [end, told('COMPLETED', '2026-12-15T11:00:00Z')]],
    [
      'is cancelled where it is told to have been made after that',
      cancelled,
      [end, told('COMPLETED', '2026-12-15T15:00:00Z')],
    ],
  ])('%s', (_, now, events) => {
    expect(() => assertLaws(now, cancelled, events)).not.toThrow();
  });

  test.each([
    ['stays cancelled', cancelled, [end, told('COMPLETED', '2026-12-15T11:00:00Z')]],
    [
      'is done and not paid attention to',
      { ...turnedOut, promises: cancelled.promises },
      [end, told('COMPLETED', '2026-12-15T11:00:00Z')],
    ],
    ['is done though nobody has told so', turnedOut, [end, told('MISSED', '2026-12-15T11:00:00Z')]],
  ])('and %s is against the law', (_, now, events) => {
    expect(() => assertLaws(now, cancelled, events)).toThrow('expected');
  });
});

test('what is owed is reckoned by days, each once, until the day that the network has told', () => {
  const late = standing({ promises: [promise({ state: 'BROKEN', causedBy: 'NETWORK', endedOn: '2026-12-30' })] });
  expect(owedInPence(late, [completed], '2027-01-31')).toBe(3 * DAY);
  expect(owedInPence(late, [completed], '2026-12-16')).toBe(DAY);
  const rows = (['NETWORK', 'CUSTOMER', 'NETWORK'] as const).map((causedBy, at) =>
    promise({
      date: ['2026-12-07', '2026-12-09', '2026-12-08'][at] ?? '',
      state: 'MOVED',
      causedBy,
      madeAt: new Date(at),
    }),
  );
  const last = promise({ date: '2026-12-18', state: 'KEPT', madeAt: new Date(3) });
  expect(owedInPence(standing({ promises: [...rows, last] }), [completed], '2027-01-31')).toBe(11 * DAY);
});

test('a visit is paid for only where the network has told of it', () => {
  const missed = standing({ promises: [{ ...ofVisit, state: 'BROKEN', causedBy: 'NETWORK' }] });
  const told = (appointmentStatus: string) =>
    wireEvent({
      ...about,
      notificationType: 'ORDER_DELAYED',
      appointments: [wireVisit({ appointmentKey: 'visit', visitType: 'IN_HOME', appointmentStatus })],
    });
  expect(owedInPence(missed, [told('MISSED')], '2026-12-16')).toBe(3_231);
  expect(() => owedInPence(missed, [told('CONFIRMED')], '2026-12-16')).toThrow('expected');
});
