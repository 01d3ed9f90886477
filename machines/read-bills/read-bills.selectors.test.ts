import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { customerAfter } from '../../studio/machine-tests/describe-customers.ts';
import { answered, failed } from '../shared/model-case.ts';
import { orderWith, running } from '../manage-order/orders.cases.ts';
import { backgroundOf, bill, billsSince, lines, live, nothing } from './bills.cases.ts';
import { noBills, ofAll, ofOne, oneBill, paidBill, someBills, tooMany } from './read-bills.cases.ts';
import { readBillsMachine } from './read-bills.machine.ts';
import { selectReadBills } from './read-bills.selectors.ts';
import type { AllBills, OneBill } from './read-bills.types.ts';

const address = '4 Heron Way, Larkhaven, LK1 1AA';

/** What a page is told once everything has come. */
async function read(found: AllBills | OneBill) {
  const machine = readBillsMachine.provide({
    actors: {
      loadBills: fromPromise(() => Promise.resolve(found as AllBills)),
      loadBill: fromPromise(() => Promise.resolve(found as OneBill)),
    },
  });
  const actor = createActor(machine, { input: 'bill' in found ? ofOne : ofAll }).start();
  return selectReadBills(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
}

/** A second plan, for another home. */
const second = {
  ...live,
  order: {
    ...live.order,
    id: '9e9e9e9e-2c2c-4e4e-8f8f-7a7a7a7a0002',
    plan: { ...live.order.plan, id: '6f0c2f6e-0003-4d0d-9a9a-3c3c3c3c0003', displayName: 'Full Fibre 500' },
    premise: { ...live.order.premise, streetNumber: '11' },
  },
};

describe('the bills', () => {
  it('stand by their years, the newest first, with what each is and when it is due', async () => {
    const { years } = await read({
      ...backgroundOf(live),
      all: billsSince('2024-11-24', 15),
      charges: [],
      isWayChosen: false,
    });
    expect(years.map(({ year, bills }) => [year, bills.length])).toEqual([
      ['2026', 1],
      ['2025', 12],
      ['2024', 2],
    ]);
    expect(years[0]?.bills[0]).toEqual({
      id: expect.any(String),
      number: 'LK-20260105-0001-015',
      from: '2026-01-24',
      to: '2026-02-23',
      dueDate: '2026-01-24',
      totalInPence: 2900,
      state: 'DUE',
      isFinal: false,
      home: null,
      charge: null,
      isToPay: true,
    });
  });

  it('say which plan and home each is for as soon as there are two', async () => {
    const { bills, nextBills } = billsSince('2026-02-24', 1);
    const of = { planId: second.order.plan.id };
    const all = { bills: bills.flatMap((one) => [one, { ...one, ...of }]), nextBills };
    const { years, next } = await read({ ...backgroundOf(live, second), all, charges: [], isWayChosen: false });
    expect(years[0]?.bills.map(({ home }) => home)).toEqual([
      { planName: 'Full Fibre 150', address },
      { planName: 'Full Fibre 500', address: '11 Heron Way, Larkhaven, LK1 1AA' },
    ]);
    expect(next[0]?.home?.planName).toBe('Full Fibre 150');
    const { years: withoutOrder } = await read({ ...backgroundOf(live), all, charges: [], isWayChosen: false });
    expect(withoutOrder[0]?.bills[1]?.home).toBeNull();
  });

  it('tell of the one that comes next, with the names of what is paid for', async () => {
    const { next } = await read(someBills);
    expect(next).toMatchObject([
      { date: '2026-05-24', totalInPence: 2900, vatInPence: 484, monthsLeft: 9, home: null },
    ]);
    expect(next[0]?.lines.map(({ name }) => name)).toEqual(['Full Fibre 150', 'Mesh Wi-Fi']);
  });
});

describe('what a member has to pay themselves', () => {
  const [newest, middle, oldest] = someBills.all.bills;
  if (!newest || !middle || !oldest) throw new Error('There are no three bills');
  const charge = { billId: middle.id, on: '2026-04-09', by: 'CARD', state: 'PLANNED' } as const;

  it('is every bill that is due, the one that is due longest first', async () => {
    const { toPay } = await read(someBills);
    expect(toPay).toMatchObject({ count: 3, totalInPence: 9762, first: { id: oldest.id, totalInPence: 3962 } });
  });

  it('is no bill that is charged by itself, that is paid, or of nothing', async () => {
    const bills = [{ ...newest, totalInPence: 0 }, middle, { ...oldest, state: 'PAID' as const }];
    const { toPay, years } = await read({ ...someBills, charges: [charge], all: { ...someBills.all, bills } });
    expect(toPay).toBeNull();
    expect(years[0]?.bills.map(({ isToPay, charge: planned }) => [isToPay, planned])).toEqual([
      [false, null],
      [false, charge],
      [false, null],
    ]);
  });
});

describe('the first bill', () => {
  it('is what was ordered, on the day on which Go Live is expected', async () => {
    const { firsts, next, years } = await read(noBills);
    expect(firsts).toEqual([
      {
        orderId: running.order.id,
        planName: 'Full Fibre 150',
        address,
        goLive: '2026-02-24',
        monthlyInPence: 2500,
        setUpInPence: 3000,
        totalInPence: 5500,
      },
    ]);
    expect([next, years]).toEqual([[], []]);
  });

  it.each(['CANCELLING', 'CANCELLED', 'REJECTED', 'COMPLETED'])(
    'of an order that is %s does not come',
    async (state) => {
      const order = orderWith({ state });
      expect(
        (await read({ ...backgroundOf({ ...running, order }), all: nothing, charges: [], isWayChosen: false })).firsts,
      ).toEqual([]);
    },
  );

  it('is announced for another home, too, and not for one that is live', async () => {
    const { firsts } = await read({ ...someBills, ...backgroundOf(live, running) });
    expect(firsts.map(({ orderId }) => orderId)).toEqual([running.order.id]);
  });
});

describe('a bill', () => {
  it('has its lines with names, its VAT, its total and its home', async () => {
    const { bill: shown, years, firsts } = await read(oneBill);
    expect(shown).toMatchObject({
      number: bill.number,
      totalInPence: 3962,
      vatInPence: 984,
      home: { planName: 'Full Fibre 150', address },
    });
    expect(shown?.lines.map(({ kind, name }) => [kind, name])).toEqual([
      ['PLAN', 'Full Fibre 150'],
      ['ADD_ON', 'Mesh Wi-Fi'],
      ['SET_UP', 'Full Fibre 150'],
      ['COMPENSATION', null],
    ]);
    expect([years, firsts]).toEqual([[], []]);
  });

  it('is readable without the name of a product that is no longer sold, or an order that is not listed', async () => {
    const { bill: shown } = await read({ bill: { ...bill, lines: [lines.plan] }, charge: null, orders: [], names: {} });
    expect(shown?.lines[0]?.name).toBeNull();
    expect(shown?.home).toBeNull();
  });
});

describe('paying', () => {
  it('is offered for a bill that is due', async () => {
    expect((await read(oneBill)).bill?.isDue).toBe(true);
    expect((await read(paidBill)).bill?.isDue).toBe(false);
    expect((await read({ ...oneBill, bill: { ...bill, totalInPence: 0 } })).bill?.isDue).toBe(false);
  });

  it('too often is told in the gateway’s words', () => {
    const message = 'You can try again today after 22:30.';
    const past = [answered('loadBill', oneBill), 'payment.requested', failed('beginPayment', { ...tooMany, message })];
    const snapshot = customerAfter(readBillsMachine, ofOne, past).now() as SnapshotFrom<typeof readBillsMachine>;
    expect(selectReadBills(snapshot)).toMatchObject({ message, isBusy: false });
  });

  it('cannot be pressed twice', () => {
    const past = [answered('loadBill', oneBill), 'payment.requested'];
    const snapshot = customerAfter(readBillsMachine, ofOne, past).now() as SnapshotFrom<typeof readBillsMachine>;
    expect(selectReadBills(snapshot)).toMatchObject({ message: null, isBusy: true });
  });
});
