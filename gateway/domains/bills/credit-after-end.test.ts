import { afterAll, beforeAll, expect, test } from 'vitest';
import { promises } from '../../db/schema/promises.ts';
import { BilledMember } from '../../testing/bills.ts';
import { alex } from '../../testing/customer.ts';
import { getMemberOrder } from '../orders/member-orders.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

const mailsAbout = async (orderKey: string) => {
  const { outbox, db } = member.site.deps;
  const mails = await outbox.sentTo(db, 'alex.finch@example.com');
  return mails.filter(({ body }) => body.includes(`Bill ${orderKey}-`)).map(({ subject }) => subject);
};

test('a promise that is settled as broken after the final bill is paid back once, with its reason and an e-mail (DB-06)', async () => {
  const { planId, orderId, orderKey } = await member.live('2026-12-15');
  await member.pass('2026-12-15');
  await member.tell(orderId, { ceasedAt: new Date('2027-01-04T09:00:00Z') });
  await member.pass('2027-01-05');
  const before = await member.billsOf({ planId });
  expect(before.map(({ isFinal }) => isFinal)).toEqual([false, true]);
  const { db, clock } = member.site.deps;
  await member.pass('2027-02-03');
  await db.insert(promises).values({
    orderId,
    kind: 'OUTSIDE_VISIT',
    date: '2026-12-10',
    slot: 'AM',
    state: 'BROKEN',
    causedBy: 'NETWORK',
    endedOn: '2027-02-03',
    madeAt: clock.now(),
    endedAt: clock.now(),
  });
  // The same late word of the network, twice.
  for (const ceasedAt of [new Date('2027-01-04T09:00:00Z'), new Date('2027-01-04T09:00:00Z')]) {
    await member.tell(orderId, { ceasedAt });
    await member.pass('2027-02-03');
  }
  const [credit, ...more] = (await member.billsOf({ planId })).slice(before.length);
  expect(more).toEqual([]);
  expect(credit).toMatchObject({ number: `${orderKey}-003`, from: '2027-02-03', totalInPence: 0, isFinal: true });
  expect(credit?.lines.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['COMPENSATION', 'MISSED_OUTSIDE_VISIT'],
    ['REFUND', null],
  ]);
  expect(credit?.lines.reduce((sum, { amountInPence }) => sum + amountInPence, 0)).toBe(0);
  // The order leads to the bill.
  const order = await getMemberOrder(member.site.deps, alex, orderId);
  expect(order.credits).toEqual([{ billId: credit?.id, date: '2027-02-03', amountInPence: order.compensationInPence }]);
  expect(order.compensationInPence).toBeGreaterThan(0);
  expect((await mailsAbout(orderKey)).filter((subject) => subject?.startsWith('We’re giving you back £'))).toHaveLength(
    1,
  );
  await member.pass('2027-03-20');
  expect(await member.billsOf({ planId })).toHaveLength(3);
});
