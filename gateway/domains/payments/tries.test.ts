import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import { PayingMember } from '../../testing/payments.ts';
import { MOST_SESSIONS } from './tries.rules.ts';

let member: PayingMember;
beforeAll(async () => {
  member = await PayingMember.begin();
});
afterAll(() => member.site.close());
beforeEach(() => member.haveBill());

const refused = { status: 429, body: { code: 'payment.too-many' } };

/** Begins a payment for a bill, and has its bank refuse it to the end. */
async function refusedToTheEnd(): Promise<void> {
  const session = await member.begun();
  for (let times = 0; times < 3; times += 1) {
    await member.pay(session, { holderName: 'DECLINED' });
    await member.site.drain();
  }
}

test('after nine refusals nobody can try another card until tomorrow (PH-10)', async () => {
  await refusedToTheEnd();
  await refusedToTheEnd();
  await refusedToTheEnd();
  const answer = await member.begin();
  expect(answer).toMatchObject(refused);
  expect(answer.body).toMatchObject({ message: expect.stringMatching(/try again .+ after \d+(:\d\d)?[ap]m\.$/) });
  // Also not with another thing to pay for.
  expect(await member.begin({ purpose: 'KEPT_CARD', billId: undefined })).toMatchObject(refused);
  member.site.clock.advance(DAY_MS);
  await member.billed.passTo(member.site.clock.now().toISOString());
  expect(await member.begin()).toMatchObject({ status: 201 });
});

test('the payment that is open already can be gone on with, however often it is asked for', async () => {
  const session = await member.begun();
  for (let times = 0; times < MOST_SESSIONS + 1; times += 1)
    expect((await member.begun()).paymentSessionId).toBe(session.paymentSessionId);
});

test('of presses at once, too, no more than 20 begin in a day', async () => {
  const bills = [member.billId];
  while (bills.length < MOST_SESSIONS + 3) {
    await member.haveBill();
    bills.push(member.billId);
  }
  const answers = await Promise.all(bills.map((billId) => member.begin({ billId })));
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([...Array<number>(MOST_SESSIONS).fill(201), 429, 429, 429]);
});
