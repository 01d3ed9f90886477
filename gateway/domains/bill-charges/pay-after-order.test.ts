import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChargedMember } from '../../testing/charged-member.ts';
import { place, readyToOrder } from '../../testing/orders.ts';

let member: ChargedMember;
beforeAll(async () => {
  member = await ChargedMember.begin();
  await member.passTo('2026-03-02T08:00:00Z');
});
afterAll(() => member.site.close());

const howToPay = 'http://site.example.com/dashboard/payment-method';

/** Where an order for one of the homes that need no visits leads on to. */
async function ordered(houseNumber: string) {
  const plan = await readyToOrder(member.browser, houseNumber);
  const send = async () => (await place(member.browser, plan.id)).body.redirectUrl;
  return { first: await send(), again: send };
}

describe('an order leads on to “How you pay” (OR-04)', () => {
  test('for as long as its member has no way to pay, also where it is sent again', async () => {
    const { first, again } = await ordered('1');
    expect(first).toBe(howToPay);
    expect(await again()).toBe(howToPay);
    await member.choose((await member.keepCard('Imogen Sparrow')).id);
    expect(await again()).toBeUndefined();
    await member.chooseNone();
    expect(await again()).toBe(howToPay);
  });

  test('not where bills are collected by Direct Debit, also before its bank has accepted it', async () => {
    await member.setUpDebit();
    expect((await member.method()).body.directDebit?.state).toBe('PENDING');
    expect((await ordered('2')).first).toBeUndefined();
    await member.chooseNone();
  });

  test('a card that is only kept, to pay for phones say, is no way to pay bills', async () => {
    await member.keepCard('Imogen Sparrow');
    expect((await ordered('3')).first).toBe(howToPay);
  });

  test('nor is one that has expired', async () => {
    await member.choose((await member.keepCard('Imogen Sparrow')).id);
    const { first, again } = await ordered('4');
    expect(first).toBeUndefined();
    await member.passTo('2030-04-01T12:00:00Z');
    expect(await again()).toBe(howToPay);
  });
});
