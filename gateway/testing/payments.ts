import { Types, hmacValidator } from '@adyen/api-library';
import { sql } from 'drizzle-orm';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { developmentPayments } from '../../openapi/partners/payments/test-data.ts';
import { BilledMember, listBills } from './bills.ts';
import type { HttpBrowser } from './browser.ts';
import { addDays } from '../../platform/clock/local-date.ts';
import { bare } from '../domains/bills/bill-lines.rules.ts';
import { insertBill } from '../domains/bills/bills.store.ts';
import { paymentSessions } from '../db/schema/payments.ts';
import { alex, loggedIn } from './customer.ts';
import type { TestGateway } from './gateway.ts';
import { testProvider } from './partners.ts';
import { providerFrame } from './provider-frame.ts';

type Schemas = components['schemas'];
export type PaymentSession = Schemas['PaymentSession'];
type Item = Schemas['PaymentNotificationItem'];

export const sessionsPath = '/payments/v1/sessions';

/** A member with a bill that is due, and the page of the provider in which they pay. */
export class PayingMember {
  readonly billed: BilledMember;
  readonly frame: ReturnType<typeof providerFrame>;
  billId = '';
  amountInPence = 0;
  #plan: Awaited<ReturnType<BilledMember['live']>> | undefined;
  #bills = 0;

  private constructor(billed: BilledMember) {
    this.billed = billed;
    this.frame = providerFrame(billed.site.partners.reach, testProvider);
  }

  static async begin(settings?: Record<string, string>): Promise<PayingMember> {
    return new PayingMember(await BilledMember.begin(settings));
  }

  get site(): TestGateway {
    return this.billed.site;
  }

  get browser(): HttpBrowser {
    return this.billed.browser;
  }

  /** Has another bill due for the plan that they have. */
  async haveBill(): Promise<void> {
    const { deps, clock } = this.site;
    this.#plan ??= await this.billed.live(clock.today());
    // Sessions end when a test moves the clock.
    this.billed.browser = await loggedIn(this.site, alex);
    this.#bills += 1;
    const from = addDays('2030-01-01', this.#bills);
    const number = `${this.#plan.orderKey}-B${this.#bills}`;
    const whose = { planId: this.#plan.planId, memberId: alex, number, from, to: from };
    const sum = { totalInPence: 2_500 + this.#bills, vatInPence: 417, state: 'DUE' as const };
    const { id, totalInPence } = await insertBill(deps.db, { ...whose, ...sum, createdAt: clock.now() }, [
      { ...bare, kind: 'PLAN', amountInPence: sum.totalInPence },
    ]);
    this.billId = id;
    this.amountInPence = totalInPence;
    await this.forgetTries();
  }

  /** Has what they have tried so far be a day ago: each test begins with all that a member may try. */
  async forgetTries(): Promise<void> {
    const { db } = this.site.deps;
    await db.update(paymentSessions).set({ createdAt: sql`${paymentSessions.createdAt} - interval '1 day'` });
  }

  begin(more: object = {}) {
    const wanted = { purpose: 'BROADBAND_BILL', billId: this.billId, ...more };
    return this.browser.send<PaymentSession>('POST', sessionsPath, wanted);
  }

  async begun(more: object = {}): Promise<PaymentSession> {
    const { status, body } = await this.begin(more);
    if (status !== 201) throw new Error(`The session was answered with ${status}`);
    return body;
  }

  /** Pays in the provider's page. */
  pay(session: PaymentSession, card?: Parameters<PayingMember['frame']['pay']>[1]) {
    return this.frame.pay(shownOf(session), card);
  }

  async look({ paymentSessionId }: PaymentSession): Promise<PaymentSession> {
    return (await this.browser.get<PaymentSession>(`${sessionsPath}/${paymentSessionId}`)).body;
  }

  submit({ paymentSessionId }: PaymentSession, details: object) {
    return this.browser.send<PaymentSession>('POST', `${sessionsPath}/${paymentSessionId}/details`, details);
  }

  /** How the bill stands. */
  async billState(): Promise<string | undefined> {
    return (await listBills(this.browser)).bills.find(({ id }) => id === this.billId)?.state;
  }

  /** The subjects of what was written to the member, newest first. */
  async letters(): Promise<(string | null | undefined)[]> {
    const { deps } = this.site;
    return (await deps.outbox.everythingTo(deps.db, alex)).map(({ subject }) => subject);
  }

  /** What the provider would post of a payment in a session, signed unless it is said otherwise. */
  tell(item: Partial<Item> & { pspReference: string }, hmacKey?: string) {
    return tellOfPayment(this.site, { amount: { currency: 'GBP', value: this.amountInPence }, ...item }, hmacKey);
  }

  tellAsItIs(item: Item): Promise<number> {
    return postNotification(this.site, item);
  }
}

/** Posts what the provider would of a payment, signed unless it is said otherwise. */
export function tellOfPayment(
  site: TestGateway,
  item: Partial<Item> & Pick<Item, 'pspReference' | 'amount'>,
  hmacKey: string = developmentPayments.hmacKey,
): Promise<number> {
  const whole = {
    eventCode: 'AUTHORISATION',
    eventDate: site.clock.now().toISOString(),
    merchantAccountCode: developmentPayments.merchantAccount,
    merchantReference: 'nothing of ours',
    success: 'true' as const,
    ...item,
  };
  const signed = whole as unknown as Types.notification.NotificationRequestItem;
  const hmacSignature = new hmacValidator().calculateHmac(signed, hmacKey);
  return postNotification(site, { ...whole, additionalData: { hmacSignature } });
}

async function postNotification(site: TestGateway, item: Item): Promise<number> {
  const body = JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] });
  const headers = { 'content-type': 'application/json' };
  const url = 'http://gateway.example.com/payments/v1/notifications';
  return (await site.gateway.fetch(new Request(url, { method: 'POST', headers, body }))).status;
}

export function shownOf({ checkout }: PaymentSession): { id: string; sessionData: string } {
  if (!checkout) throw new Error('The session is over');
  return { id: checkout.sessionId, sessionData: checkout.sessionData };
}
