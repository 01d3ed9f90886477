import { and, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { airtimeEntries } from '../db/schema/airtime.ts';
import { payments, paymentSessions } from '../db/schema/payments.ts';
import { book, type Booked, type Booking } from '../domains/airtime/ledger.service.ts';
import { alex, loggedIn } from './customer.ts';
import type { TestBrowser, TestGateway } from './gateway.ts';
import { testProvider } from './partners.ts';
import { sessionsPath, shownOf, tellOfPayment, type PaymentSession } from './payments.ts';
import { providerFrame } from './provider-frame.ts';

type Schemas = components['schemas'];
type Wanted = Schemas['PaymentSessionWanted'];
type Bank = 'CHARGEBACK' | 'CHARGEBACK_REVERSED' | 'SECOND_CHARGEBACK';

/** A member with credit, and the page of the provider in which they pay. */
export class CreditMember {
  readonly site: TestGateway;
  readonly memberId: string;
  readonly frame: ReturnType<typeof providerFrame>;
  browser: TestBrowser;
  #told = 0;

  private constructor(site: TestGateway, memberId: string, browser: TestBrowser) {
    this.site = site;
    this.memberId = memberId;
    this.browser = browser;
    this.frame = providerFrame(site.partners.reach, testProvider);
  }

  static async begin(site: TestGateway, memberId = alex): Promise<CreditMember> {
    return new CreditMember(site, memberId, await loggedIn(site, memberId));
  }

  async credit(): Promise<Schemas['Airtime']> {
    return (await this.browser.get<Schemas['Airtime']>('/credit/v1/balance')).body;
  }

  /** Kinds and amounts, newest first. */
  async entries(): Promise<[string, number][]> {
    const { body } = await this.browser.get<Schemas['AirtimeEntries']>('/credit/v1/entries');
    return body.entries.map(({ kind, amountInPence }) => [kind, amountInPence]);
  }

  save(amountInPence: number) {
    return this.browser.send<Schemas['TopUp'] & Schemas['Problem']>('PUT', '/credit/v1/top-ups/unpaid', {
      amountInPence,
    });
  }

  begin(wanted: Wanted) {
    return this.browser.send<PaymentSession & Schemas['Problem']>('POST', sessionsPath, wanted);
  }

  async begun(wanted: Wanted): Promise<PaymentSession> {
    const { status, body } = await this.begin(wanted);
    if (status !== 201) throw new Error(`The session was answered with ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Says how much, and begins to pay it. */
  async wanted(amountInPence: number): Promise<PaymentSession> {
    const { body } = await this.save(amountInPence);
    return this.begun({ purpose: 'AIRTIME', topUpId: body.topUpId });
  }

  /** Pays in the provider's page. */
  pay(session: PaymentSession, holderName = 'Imogen Sparrow', number?: string) {
    return this.frame.pay(shownOf(session), { holderName, ...(number && { number }) });
  }

  async topUp(amountInPence: number): Promise<PaymentSession> {
    const session = await this.wanted(amountInPence);
    await this.pay(session);
    await this.site.drain();
    return session;
  }

  redeem(number: string) {
    return this.browser.send<Schemas['VoucherRedeemed'] & Schemas['Problem']>('POST', '/credit/v1/vouchers', {
      number,
    });
  }

  /** Books something as other domains do. */
  book(booking: Omit<Booking, 'memberId'>): Promise<Booked> {
    const { deps } = this.site;
    return deps.db.transaction((tx) => book(deps, tx, { ...booking, memberId: this.memberId }));
  }

  async keepCard(holderName: string, number?: string): Promise<string> {
    const session = await this.begun({ purpose: 'KEPT_CARD' });
    await this.pay(session, holderName, number);
    await this.site.drain();
    const { body } = await this.browser.get<Schemas['KeptCard'][]>(`/payments/v1/members/${this.memberId}/cards`);
    const [card] = body;
    if (!card) throw new Error('The card was not kept');
    return card.id;
  }

  forgetCard(id: string) {
    return this.browser.send('DELETE', `/payments/v1/members/${this.memberId}/cards/${id}`);
  }

  turnOn(cardId: string) {
    return this.browser.send<Schemas['Airtime'] & Schemas['Problem']>('PUT', '/credit/v1/automatic-top-up', { cardId });
  }

  turnOff() {
    return this.browser.send<Schemas['Airtime']>('DELETE', '/credit/v1/automatic-top-up');
  }

  /** Their bank takes the money of a session back, or returns it; nothing where none was kept. */
  async bank(eventCode: Bank, { paymentSessionId, amountInPence: value }: PaymentSession): Promise<void> {
    const isKept = inArray(payments.state, ['PAID', 'TAKEN_BACK']);
    const isIts = and(eq(payments.sessionId, paymentSessionId), isKept);
    const [payment] = await this.site.deps.db.select().from(payments).where(isIts);
    if (!payment) return;
    const originalReference = payment.id;
    this.#told += 1;
    const pspReference = `${eventCode}-${originalReference}-${this.#told}`;
    await tellOfPayment(this.site, { pspReference, eventCode, originalReference, amount: { currency: 'GBP', value } });
    await this.site.drain();
  }

  /** Goes on to a moment: what is to be done before is done, and then what happens until then. */
  async passTo(moment: string): Promise<void> {
    await this.site.drain();
    this.site.clock.set(moment);
    await this.site.drain();
    this.browser = await loggedIn(this.site, this.memberId);
  }

  /** The subjects of what was written to the member, newest first. */
  async letters(): Promise<string[]> {
    const { deps } = this.site;
    return (await deps.outbox.everythingTo(deps.db, this.memberId)).map(({ subject }) => subject ?? '');
  }
}

/** Has what was tried so far be a day ago: each test begins with all that a member may try. */
export async function forgetTries({ deps: { db } }: TestGateway): Promise<void> {
  await db.update(paymentSessions).set({ createdAt: sql`${paymentSessions.createdAt} - interval '1 day'` });
}

/** Of a member, oldest first. */
export function bookedOf({ deps: { db } }: TestGateway, memberId: string) {
  return db.select().from(airtimeEntries).where(eq(airtimeEntries.memberId, memberId)).orderBy(airtimeEntries.place);
}
