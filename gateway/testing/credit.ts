import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { developmentLender, lenderCompany, lenderSentinels } from '../../openapi/partners/lender/test-data.ts';
import { SIGNATURE_HEADER, signatureOf } from '../../platform/http/signature.ts';
import { baskets } from '../db/schema/baskets.ts';
import { creditApplications } from '../db/schema/credit.ts';
import { paymentSessions } from '../db/schema/payments.ts';
import type { TestGateway } from './gateway.ts';
import { sessionsPath, type PaymentSession } from './payments.ts';
import { black, forgetJobs, ShoppingMember, stock, type ShopOrder } from './shop.ts';

type Schemas = components['schemas'];
export type OrderCredit = Schemas['OrderCredit'];
export type Applicant = Schemas['CreditApplicant'];
type Months = Schemas['InstalmentMonths'];
type Answered<Body> = Promise<{ status: number; body: Body & Schemas['Problem'] }>;

/** Who applies; `life` as in the lender's test data. */
export function applicantOf(life = 'smooth', more: Partial<Applicant> = {}): Applicant {
  const lastName = lenderSentinels.find(({ id }) => id === `credit-${life}`)?.value ?? 'Fairweather';
  const address = { line1: '4 Heron Way', city: 'Larkford', postcode: 'LK9 1SA' };
  return { firstName: 'Alex', lastName, dateOfBirth: '1990-03-27', isPermanentUkResident: true, address, ...more };
}

/** Monday morning in a shop in which nobody has chosen or begun anything, and a member who is about to. */
export async function beginBorrowing(
  site: TestGateway,
): Promise<{ member: ShoppingMember; borrower: BorrowingMember }> {
  const { db } = site.deps;
  await forgetJobs(site);
  site.clock.set('2026-11-23T09:00:00Z');
  await db.delete(baskets);
  await db.delete(creditApplications);
  await db.update(paymentSessions).set({ state: 'CANCELLED' });
  await stock(site, 5);
  const member = await ShoppingMember.begin(site);
  return { member, borrower: new BorrowingMember(member) };
}

/** A member who pays for phones by instalments. */
export class BorrowingMember {
  readonly member: ShoppingMember;

  constructor(member: ShoppingMember) {
    this.member = member;
  }

  /** Saves an order of what is in the basket, each phone over so many months, or at once (null). */
  async save(...months: (Months | null)[]) {
    const { pieces } = await this.member.wanted();
    const wanted = pieces.map((piece, at) => ({ ...piece, instalmentMonths: months[at] ?? null }));
    return this.member.save({ pieces: wanted });
  }

  /** Puts phones into the basket and saves an order of them, by instalments. */
  async saved(skus: readonly string[] = [black], months: readonly (Months | null)[] = [12]): Promise<ShopOrder> {
    for (const [sku, all] of Map.groupBy(skus, (each) => each)) await this.member.put(sku, all.length);
    const { status, body } = await this.save(...months);
    if (status !== 200) throw new Error(`The order was answered with ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async credit({ id }: Pick<ShopOrder, 'id'>): Promise<OrderCredit> {
    return (await this.member.browser.get<OrderCredit>(`/shop/v1/orders/${id}/credit`)).body;
  }

  apply({ id }: Pick<ShopOrder, 'id'>, applicant: Applicant = applicantOf()): Answered<OrderCredit> {
    return this.member.browser.send('POST', `/shop/v1/orders/${id}/credit/applications`, applicant);
  }

  /** Signs what was read; without its reference what is there now. */
  async sign(
    order: Pick<ShopOrder, 'id'>,
    pieceId: string,
    name = 'Alex Fairweather',
    read?: string | null,
  ): Answered<OrderCredit> {
    const path = `/shop/v1/orders/${order.id}/credit/${pieceId}/signature`;
    const now = (await this.credit(order)).pieces.find((piece) => piece.pieceId === pieceId)?.applicationReference;
    return this.member.browser.send('POST', path, {
      applicationReference: read ?? now ?? 'LKC-NONE',
      name,
      hasAgreed: true,
    });
  }

  withdraw({ id }: Pick<ShopOrder, 'id'>, pieceId: string): Answered<OrderCredit> {
    return this.member.browser.send('POST', `/shop/v1/orders/${id}/credit/${pieceId}/withdrawal`);
  }

  /** Saves, applies for and signs all that is to be paid by instalments. */
  async signed(skus?: readonly string[], months?: readonly (Months | null)[]): Promise<ShopOrder> {
    const order = await this.saved(skus, months);
    const { body } = await this.apply(order);
    for (const { pieceId } of body.pieces) await this.sign(order, pieceId);
    return order;
  }

  /** Orders by instalments, from the basket to the provider's webhook and the agreement. */
  async bought(skus?: readonly string[], months?: readonly (Months | null)[]): Promise<ShopOrder> {
    const order = await this.signed(skus, months);
    await this.member.pay(await this.member.begun(order));
    await this.member.site.drain();
    return this.member.look(order);
  }

  /** Pays us by card what is owed of an order after withdrawals. */
  async payBalance({ id: shopOrderId }: Pick<ShopOrder, 'id'>): Promise<PaymentSession> {
    const wanted = { purpose: 'PHONE_BALANCE', shopOrderId };
    const { body } = await this.member.browser.send<PaymentSession>('POST', sessionsPath, wanted);
    await this.member.pay(body);
    await this.member.site.drain();
    return body;
  }

  /** To whom something is owed for each phone. */
  async owed(order: Pick<ShopOrder, 'id'>): Promise<(string | null)[]> {
    return (await this.credit(order)).pieces.map(({ owed }) => owed?.to ?? null);
  }

  /** The states of the credit for each phone. */
  async states(order: Pick<ShopOrder, 'id'>): Promise<string[]> {
    return (await this.credit(order)).pieces.map(({ state }) => state);
  }
}

/** Our references of what was applied for with an order, the oldest first. */
export async function referencesOf({ deps }: TestGateway, { id }: Pick<ShopOrder, 'id'>): Promise<string[]> {
  const rows = await deps.db
    .select()
    .from(creditApplications)
    .where(eq(creditApplications.orderId, id))
    .orderBy(creditApplications.askedAt, creditApplications.reference);
  return rows.map(({ reference }) => reference);
}

/** How an application stands in the lender's own books. */
export async function atLender({ deps }: TestGateway, reference: string | undefined) {
  const { rows } = await deps.db.execute<{ state: string; drawn_at: string | null }>(
    sql`select * from lender.applications where reference = ${reference ?? ''}`,
  );
  return rows[0];
}

type DecisionEvent = Schemas['DecisionEvent'];

/** An event as the lender tells it. */
export function decisionEvent(reference: string, kind: string, happenedAt: string, more: Partial<DecisionEvent> = {}) {
  return {
    eventId: randomUUID(),
    reference,
    kind,
    happenedAt,
    creditReferenceAgency: null,
    acceptedUntil: kind === 'ACCEPTED' ? '2026-12-22' : null,
    agreementNumber: null,
    amountInPence: null,
    ...more,
  };
}

/** Posts an event, and gives the answer’s status. */
export async function tellOfDecision(
  { gateway }: TestGateway,
  event: DecisionEvent,
  secret: string = developmentLender.eventSecret,
): Promise<number> {
  const body = JSON.stringify(event);
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(secret, body) };
  const url = 'http://gateway.example.com/credit/v1/decision-events';
  return (await gateway.fetch(new Request(url, { method: 'POST', headers, body }))).status;
}

/** An agreement about a phone of an order that has come, as it would be after some weeks. */
export async function haveAgreement(
  { deps, clock }: TestGateway,
  { memberId, orderId, pieceId }: { memberId: string; orderId: string; pieceId: string },
): Promise<void> {
  const now = clock.now();
  const address = { line1: '4 Heron Way', city: 'Larkhaven', postcode: 'LK1 1AA' };
  const terms = { priceInPence: 76_900, upfrontInPence: 3_904, months: 12, aprInPercent: 0 } as const;
  const costs = { lentInPence: 72_996, monthlyInPence: 6_083, lastInPence: 6_083, interestInPence: 0 };
  const quote = { ...terms, ...costs, totalInPence: 76_900, asksForIncome: false, lender: lenderCompany };
  const reference = `LK-C${pieceId.slice(-7).toUpperCase()}`;
  const payments = Array.from({ length: 12 }, (_, at) => ({
    number: at + 1,
    dueOn: '2027-01-23',
    amountInPence: 6_083,
  }));
  const signed = { signedAs: 'Rowan Archer', signedAt: now };
  const agreement = { number: 'FF-0123456789AB', withdrawUntil: '2026-12-07', payments, paidOutOn: null };
  await deps.db.insert(creditApplications).values({
    reference,
    memberId,
    orderId,
    pieceId,
    terms,
    quote,
    ...signed,
    borrower: { firstName: 'Rowan', lastName: 'Archer', address },
    state: 'SIGNED',
    askedAt: now,
    decidedAt: now,
    boundAt: now,
    sentAt: now,
    drawnAt: now,
    acceptedUntil: '2026-12-22',
    agreement: { ...agreement, ...signed, signedAt: now.toISOString() },
  });
}
