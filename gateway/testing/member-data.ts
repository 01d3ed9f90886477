import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Customer } from '../contract-proof/journeys.ts';
import { airtimeAccounts, airtimeEntries, airtimeVouchers } from '../db/schema/airtime.ts';
import { billCharges, directDebits } from '../db/schema/bill-charges.ts';
import { planPrices } from '../db/schema/bills.ts';
import { planBoosts } from '../db/schema/boosts.ts';
import { faultNews } from '../db/schema/faults.ts';
import { memberSimPlans, simCharges } from '../db/schema/member-sim-plans.ts';
import { losingSwitches } from '../db/schema/losing-switches.ts';
import { contractNotices, planCancellations } from '../db/schema/member-plans.ts';
import { heldNotifications, notificationEvents } from '../db/schema/notifications.ts';
import { leavingCodes } from '../db/schema/number-moves.ts';
import { payments } from '../db/schema/payments.ts';
import { payouts } from '../db/schema/payouts.ts';
import { planChanges } from '../db/schema/plan-changes.ts';
import { referralCodes, referralRewards, referrals } from '../db/schema/referrals.ts';
import { refunds } from '../db/schema/refunds.ts';
import { creditApplications, creditEvents } from '../db/schema/credit.ts';
import { shopParcelEvents, shopParcels } from '../db/schema/shop-orders.ts';
import { capsAbroad, spentAbroad } from '../db/schema/spend-abroad.ts';
import { recoveryCodes } from '../db/schema/second-factor.ts';
import { seedPhones } from '../domains/phones/range/seed-phones.ts';
import { ukMonthOf } from '../../platform/clock/uk-time.ts';
import { simPlans } from '../domains/sim-plans/sim-plans.catalogue.ts';
import { productIds } from './customer.ts';
import type { Executor } from '../../platform/db/open.ts';
import type { TestGateway } from './gateway.ts';

/** Gives a customer what only years would bring: a row, at least, of everything that can be held of a member. */
export async function haveEverything({ deps: { db }, clock }: TestGateway, customer: Customer): Promise<void> {
  const { browser, memberId, email, faultId, ordered } = customer;
  const { planId, orderId, orderKey } = ordered;
  const now = clock.now();
  const day = clock.today();
  const accepted = { contractSummaryDocId: ordered.docId, contractInformationDocId: ordered.docId };
  const product = { productId: productIds.mbps500, from: day };
  await db.insert(planPrices).values({ planId, ...product, planInPence: 3_500, addOnInPence: 400 });
  await db.insert(planBoosts).values({ planId, startedAt: now, until: now, speedInMbps: 1_000 });
  const kit = { meshWifi: true, productIdBefore: productIds.mbps500, meshWifiBefore: false };
  const change = { planId, ...product, ...kit, ...accepted, monthlyPriceInPence: 3_900, askedAt: now };
  await db.insert(planChanges).values({ ...change, state: 'TAKEN_BACK', settledAt: now });
  const end = { planId, how: 'NOTICE', lastDay: day, feeMonths: 0, feePerMonthInPence: 0 } as const;
  await db.insert(planCancellations).values({ ...end, askedAt: now, takenBackAt: now });
  await db.insert(contractNotices).values({ planId, kind: 'BEST_TARIFF', about: day, sentAt: now });
  await db.insert(faultNews).values({ faultId, code: 'WORKS_AGAIN', happenedAt: now });
  await db.insert(losingSwitches).values({
    reference: orderId,
    planId,
    memberId,
    gainingProviderId: 'RBRN',
    lastName: 'Archer',
    status: 'cancelled',
    matchedOn: day,
    impliedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await db.insert(notificationEvents).values({
    orderId,
    networkOrderId: orderKey,
    notificationType: 'ORDER_ACKNOWLEDGED',
    eventAt: now,
    contentHash: `hash of ${orderKey}`,
    payload: { notificationType: 'ORDER_ACKNOWLEDGED' },
    facts: [],
    receivedAt: now,
  });
  const held = { orderId, orderKey, memberId, subject: 'News', body: 'Your order is late' };
  await db.insert(heldNotifications).values({ ...held, heldAt: now, releasedAt: now });
  await db.insert(recoveryCodes).values({ memberId, key: `hash of a code of ${memberId}` });
  await seedPhones(db);
  await haveOrderedPhones(db, customer, now);
  await haveCredit(db, memberId, now);
  await haveSimPlan(db, memberId, now);
  await haveJoined(db, memberId, now);
  const code = { memberId, kind: 'PAC' as const, phoneNumber: '07700900200', lastDay: day };
  await db.insert(leavingCodes).values({ ...code, givenAt: now });
  const basketItem = '/shop/v1/basket/items/google-pixel-10-pro-128-black-new';
  expect((await browser.send('PUT', basketItem, { quantity: 1 })).status).toBe(200);
  const paid = { sessionId: customer.paymentSessionId, amount: 3_900, currency: 'GBP', brand: 'visa' };
  await db.insert(payments).values({ ...paid, id: `PAYMENT-OF-${memberId}`, state: 'REFUSED', toldAt: now });
  const charged = { billId: customer.billId, memberId, attempt: 1, on: day, by: 'CARD' as const };
  await db
    .insert(billCharges)
    .values({ ...charged, state: 'REFUSED' })
    .onConflictDoNothing();
  const debit = { memberId, sessionId: customer.paymentSessionId, state: 'ACTIVE' as const, endingIn: '69' };
  await db.insert(directDebits).values({ ...debit, id: `DEBIT-OF-${memberId}`, reference: 'DATAOFTHEM', setUpAt: now });
  const method = `/broadband/v1/members/${memberId}/payment-method`;
  expect((await browser.send('PUT', method, { cardId: customer.cardId })).status).toBe(200);
  const payout = { orderId, memberId, amountInPence: 646, state: 'PAID' as const, endingIn: '69' };
  await db.insert(payouts).values({ ...payout, askedAt: now, endedAt: now });
  const sent = {
    firstName: 'Rowan',
    lastName: 'Archer',
    email,
    count: 1,
    address: { line1: '4 Heron Way', city: 'Larkhaven', postcode: 'LK1 1AA' },
  };
  const posted = await browser.send('POST', '/sim/v1/free-sims', { requestId: randomUUID(), ...sent });
  expect(posted.status).toBe(201);
  const refund = { paymentId: `PAYMENT-OF-${memberId}`, amountInPence: 900, askedAt: now };
  await db.insert(refunds).values({ ...refund, state: 'DONE' });
  const wanted = { orders: { email: true, sms: false }, visits: { email: true, sms: false } };
  const preferences = `/broadband/v1/members/${memberId}/notifications/preferences`;
  expect((await browser.send('PUT', preferences, wanted)).status).toBe(200);
  const interest = { firstName: 'Rowan', email, address: { lines: ['4 Heron Way'], postcode: 'LK1 1AA' } };
  expect((await browser.send('POST', '/broadband/v1/prospects', interest)).status).toBe(201);
}

/** A link of their own, and a reward for joining with somebody else’s. */
async function haveJoined(db: Executor, memberId: string, now: Date) {
  await db.insert(referralCodes).values({ code: `CODE${memberId}`, memberId, shownAt: now });
  const joined = { friendId: memberId, referrerId: '1', state: 'REWARDED' as const, joinedAt: now, settledAt: now };
  const [row] = await db.insert(referrals).values(joined).returning();
  const reward = { referralId: row?.id ?? '', side: 'FRIEND' as const, memberId, amountInPence: 500 };
  await db.insert(referralRewards).values({ ...reward, rewardedAt: now });
}

/** Credit from a voucher. */
async function haveCredit(db: Executor, memberId: string, now: Date) {
  const sum = { memberId, balanceInPence: 1_000 };
  await db.insert(airtimeAccounts).values(sum).onConflictDoUpdate({ target: airtimeAccounts.memberId, set: sum });
  const booked = { kind: 'VOUCHER' as const, reference: `voucher of ${memberId}`, amountInPence: 1_000, bookedAt: now };
  await db.insert(airtimeEntries).values({ ...sum, ...booked, debtInPence: 0 });
  const voucher = { number: `9826${memberId.padStart(12, '0')}`, amountInPence: 1_000, goodUntil: '2099-12-31' };
  await db.insert(airtimeVouchers).values({ ...voucher, usedBy: memberId, usedAt: now });
}

/** A SIM plan that is over, and what was used beside it. */
async function haveSimPlan(db: Executor, memberId: string, now: Date) {
  const plan = { memberId, reference: `LK-G${memberId}`, planId: simPlans[0]?.id ?? '', priceInPence: 600 };
  const over = { state: 'OVER', start: 'NOW', paidBy: 'CREDIT', boughtAt: now, startedAt: now, endsAt: now } as const;
  await db.insert(memberSimPlans).values({ ...plan, ...over, askedAt: now });
  const used = { part: 'DATA', units: 40, amountInPence: 200, bookedInPence: 150, country: 'US', happenedAt: now };
  await db.insert(simCharges).values({ ...used, eventId: randomUUID(), memberId });
  await db.insert(capsAbroad).values({ memberId, capInPence: 1_500, chosenAt: now }).onConflictDoNothing();
  const month = { memberId, month: ukMonthOf(now), spentInPence: 150, countries: ['US'] };
  await db.insert(spentAbroad).values(month).onConflictDoNothing();
}

/** An order of the phone shop that was delivered, and of which a part is to come back. */
async function haveOrderedPhones(db: Executor, customer: Customer, now: Date) {
  const { shopOrderId: orderId, shopOrderKey: key } = customer;
  const parcel = { reference: key, orderId, deliverOn: '2026-11-24', expectedOn: '2026-11-24', toldUntil: now };
  await db.insert(shopParcels).values({ ...parcel, state: 'DELIVERED', deliveredAt: now, trackingNumber: 'CR1' });
  const eventId = randomUUID();
  const told = { eventId, reference: key, kind: 'DELIVERED', trackingNumber: 'CR1', happenedAt: now.toISOString() };
  const content = { ...told, expectedOn: null, heldUntil: null, from: null, to: null };
  await db
    .insert(shopParcelEvents)
    .values({ eventId, orderId, reference: key, kind: 'DELIVERED', happenedAt: now, receivedAt: now, content });
  await haveLenderNews(db, customer, now);
}

/** What the lender has told of the agreement about one of its phones. */
async function haveLenderNews(db: Executor, { shopOrderId }: Customer, now: Date) {
  const [row] = await db.select().from(creditApplications).where(eq(creditApplications.orderId, shopOrderId));
  const { id: applicationId = '', reference = '' } = row ?? {};
  const eventId = randomUUID();
  const told = { eventId, reference, kind: 'PAID_OUT', happenedAt: now.toISOString(), creditReferenceAgency: null };
  const content = { ...told, acceptedUntil: null, agreementNumber: null, amountInPence: 72_996 };
  await db
    .insert(creditEvents)
    .values({ eventId, applicationId, kind: 'PAID_OUT', happenedAt: now, receivedAt: now, content });
}
