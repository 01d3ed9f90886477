import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { developmentCourier } from '../../openapi/partners/courier/test-data.ts';
import { SIGNATURE_HEADER, signatureOf } from '../../platform/http/signature.ts';
import { payments } from '../db/schema/payments.ts';
import { phoneOffers } from '../db/schema/phones.ts';
import { seedPhones } from '../domains/phones/range/seed-phones.ts';
import { alex, loggedIn, siteWithHomes } from './customer.ts';
import type { TestBrowser, TestGateway } from './gateway.ts';
import { testProvider } from './partners.ts';
import { sessionsPath, shownOf, tellOfPayment, type PaymentSession } from './payments.ts';
import { providerFrame } from './provider-frame.ts';

type Schemas = components['schemas'];
export type ShopOrder = Schemas['ShopOrder'];
export type Checkout = Schemas['Checkout'];
export type OrderWanted = Schemas['ShopOrderWanted'];

export const black = 'google-pixel-10-128-black-new';
export const blue = 'google-pixel-10-128-blue-new';
export const fold = 'samsung-galaxy-z-fold7-256-black-new';

/** A site with the range, in which nothing is reduced, at a Monday morning: what is ordered by 5pm is there on Tuesday. */
export async function openShop(settings?: Record<string, string>): Promise<TestGateway> {
  const site = await siteWithHomes(settings);
  await seedPhones(site.deps.db);
  await stock(site, 50);
  await site.deps.db.update(phoneOffers).set({ priceInPence: sql`${phoneOffers.fullPriceInPence}` });
  return site;
}

/** Has so many pieces of everything on the shelf, or of one thing. */
export async function stock({ deps }: TestGateway, pieces: number, sku?: string): Promise<void> {
  await deps.db
    .update(phoneOffers)
    .set({ pieces })
    .where(sku === undefined ? undefined : eq(phoneOffers.sku, sku));
}

/** Has nothing happen any more of what is under way, here and at partners. */
export async function forgetJobs({ deps }: TestGateway): Promise<void> {
  await deps.db.execute(sql`delete from jobs`);
  for (const table of ['courier.jobs', 'lender.jobs', 'mobile_network.jobs'])
    await deps.db.execute(
      sql.raw(`do $$ begin if to_regclass('${table}') is not null then delete from ${table}; end if; end $$`),
    );
}

export async function piecesOf({ deps }: TestGateway, sku: string): Promise<number> {
  const [row] = await deps.db.select().from(phoneOffers).where(eq(phoneOffers.sku, sku));
  return row?.pieces ?? 0;
}

/** A member who buys phones, and the page of the provider in which they pay. */
export class ShoppingMember {
  readonly site: TestGateway;
  readonly memberId: string;
  readonly frame: ReturnType<typeof providerFrame>;
  browser: TestBrowser;

  private constructor(site: TestGateway, memberId: string, browser: TestBrowser) {
    this.site = site;
    this.memberId = memberId;
    this.browser = browser;
    this.frame = providerFrame(site.partners.reach, testProvider);
  }

  static async begin(site: TestGateway, memberId = alex): Promise<ShoppingMember> {
    return new ShoppingMember(site, memberId, await loggedIn(site, memberId));
  }

  put(sku: string, quantity = 1) {
    return this.browser.send<Schemas['Basket']>('PUT', `/shop/v1/basket/items/${sku}`, { quantity });
  }

  async basket(): Promise<Schemas['Basket']> {
    return (await this.browser.get<Schemas['Basket']>('/shop/v1/basket')).body;
  }

  async checkout(): Promise<Checkout> {
    return (await this.browser.get<Checkout>('/shop/v1/checkout')).body;
  }

  /** What is sent from the page of the check-out where everything is as it was suggested. */
  async wanted(more: Partial<OrderWanted> = {}): Promise<OrderWanted> {
    const { pieces, deliveryDays, summary } = await this.checkout();
    return {
      contact: { firstName: 'Alex', lastName: 'Fairweather', phoneNumber: '07700 900123' },
      address: { line1: '4 Heron Way', city: 'Larkford', postcode: 'LK9 1SA' },
      deliveryDay: deliveryDays[0] ?? '',
      pieces: pieces.map(({ sku }) => ({ sku, simType: 'none' })),
      totalInPence: summary.total,
      ...more,
    };
  }

  async save(more: Partial<OrderWanted> = {}) {
    return this.browser.send<ShopOrder>('PUT', '/shop/v1/orders/unpaid', await this.wanted(more));
  }

  /** Puts phones into the basket and saves what is to be ordered. */
  async saved(skus: readonly string[] = [black], more: Partial<OrderWanted> = {}): Promise<ShopOrder> {
    for (const [sku, all] of Map.groupBy(skus, (each) => each)) await this.put(sku, all.length);
    const { status, body } = await this.save(more);
    if (status !== 200) throw new Error(`The order was answered with ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  begin({ id: shopOrderId }: Pick<ShopOrder, 'id'>) {
    return this.browser.send<PaymentSession>('POST', sessionsPath, { purpose: 'PHONE_ORDER', shopOrderId });
  }

  async begun(order: Pick<ShopOrder, 'id'>): Promise<PaymentSession> {
    const { status, body } = await this.begin(order);
    if (status !== 201) throw new Error(`The session was answered with ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Pays in the provider's page. */
  pay(session: PaymentSession, card?: Parameters<ReturnType<typeof providerFrame>['pay']>[1]) {
    return this.frame.pay(shownOf(session), card);
  }

  /** Their bank takes the money of a session back. */
  hasTakenBack(session: PaymentSession): Promise<void> {
    return this.#bank('CHARGEBACK', session);
  }

  /** Their bank returns what it had taken back. */
  hasReturned(session: PaymentSession): Promise<void> {
    return this.#bank('CHARGEBACK_REVERSED', session);
  }

  async #bank(eventCode: string, session: PaymentSession): Promise<void> {
    const isOfIt = eq(payments.sessionId, session.paymentSessionId);
    const [payment] = await this.site.deps.db.select().from(payments).where(isOfIt);
    const originalReference = payment?.id ?? '';
    const amount = { currency: 'GBP', value: session.amountInPence };
    const pspReference = `${eventCode}-${originalReference}`;
    await tellOfPayment(this.site, { pspReference, eventCode, originalReference, amount });
    await this.site.drain();
  }

  async session({ paymentSessionId }: PaymentSession): Promise<PaymentSession> {
    return (await this.browser.get<PaymentSession>(`${sessionsPath}/${paymentSessionId}`)).body;
  }

  /** Buys phones, from the basket to the provider's webhook. `lastName` chooses the courier's life. */
  async buy(lastName = 'Fairweather', skus: readonly string[] = [black]): Promise<ShopOrder> {
    const contact = { firstName: 'Alex', lastName, phoneNumber: '07700 900123' };
    const order = await this.saved(skus, { contact });
    await this.pay(await this.begun(order));
    await this.site.drain();
    return this.look(order);
  }

  async look({ id }: Pick<ShopOrder, 'id'>): Promise<ShopOrder> {
    return (await this.browser.get<ShopOrder>(`/shop/v1/orders/${id}`)).body;
  }

  /** What a member does with an order: `cancellation`, `redelivery`, `returns`, … */
  act({ id }: Pick<ShopOrder, 'id'>, what: string, body?: object) {
    return this.browser.send<ShopOrder & Schemas['Problem']>('POST', `/shop/v1/orders/${id}/${what}`, body);
  }

  /** Goes on to a moment: what is to be done before is done, and then what happens until then, here and at partners. */
  async passTo(moment: string): Promise<void> {
    await this.site.drain();
    this.site.clock.set(moment);
    await this.site.drain();
    this.browser = await loggedIn(this.site, this.memberId);
  }

  /** The subjects of what was written to the member, newest first; about one order where it is named. */
  async letters(order?: Pick<ShopOrder, 'key'>): Promise<string[]> {
    return (await this.#mailAbout(order)).map(({ subject }) => subject ?? '');
  }

  /** What the newest letter about an order says. */
  async newestLetter(order: Pick<ShopOrder, 'key'>): Promise<string> {
    const [newest] = await this.#mailAbout(order);
    return newest?.body ?? '';
  }

  async #mailAbout(order?: Pick<ShopOrder, 'key'>) {
    const { deps } = this.site;
    const all = await deps.outbox.everythingTo(deps.db, this.memberId);
    return all.filter(({ body }) => order === undefined || body.includes(`Order ID ${order.key}`));
  }
}

type ParcelEvent = Schemas['ParcelEvent'];

/** Events of a parcel or a return as the courier tells them; `tell` posts one, and gives the answer’s status. */
export function parcelNews(site: TestGateway, reference: string) {
  const event = (kind: string, happenedAt: string, more: Partial<ParcelEvent> = {}): ParcelEvent => ({
    eventId: randomUUID(),
    reference,
    trackingNumber: 'CR000000001',
    kind,
    happenedAt,
    expectedOn: null,
    heldUntil: null,
    from: null,
    to: null,
    ...more,
  });
  return { event, tell: (...told: Parameters<typeof event>) => postParcelEvent(site, event(...told)) };
}

export async function postParcelEvent(
  { gateway }: TestGateway,
  event: ParcelEvent,
  secret: string = developmentCourier.eventSecret,
): Promise<number> {
  const body = JSON.stringify(event);
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(secret, body) };
  const url = 'http://gateway.example.com/shop/v1/parcel-events';
  return (await gateway.fetch(new Request(url, { method: 'POST', headers, body }))).status;
}
