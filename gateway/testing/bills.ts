import { expect } from 'vitest';
import type { Bill, MemberBills } from '../domains/bills/bills.types.ts';
import { networkEventsOf } from '../domains.ts';
import { HOUR_MS } from '../../platform/clock/clock.ts';
import type { HttpBrowser } from './browser.ts';
import { alex, loggedIn, makePlan, productIds, siteWithHomes } from './customer.ts';
import type { TestBrowser, TestGateway } from './gateway.ts';
import { place } from './orders.ts';

interface Wanted {
  /** Nine homes where nobody has to come. */
  home?: 'visits-none' | 'products-one-speed';
  productId?: string;
  meshWifi?: boolean;
  /** Go Live is told that many hours after it; its day stays the one on which it was. */
  toldAfterHours?: number;
}

interface LivePlan {
  planId: string;
  orderId: string;
  orderKey: string;
}

/** A member whose plans go live on the days that a test wants. */
export class BilledMember {
  readonly site: TestGateway;
  browser: TestBrowser;
  #streetNumber = 0;

  private constructor(site: TestGateway, browser: TestBrowser) {
    this.site = site;
    this.browser = browser;
  }

  static async begin(settings?: Record<string, string>): Promise<BilledMember> {
    const site = await siteWithHomes(settings);
    return new BilledMember(site, await loggedIn(site, alex));
  }

  /** Puts the clock to noon of a day and runs what is due. */
  pass(date: string): Promise<void> {
    return this.passTo(`${date}T12:00:00Z`);
  }

  /** As `pass`, at a moment of a day. */
  async passTo(moment: string): Promise<void> {
    this.site.clock.set(moment);
    await this.site.drain();
    this.browser = await loggedIn(this.site, alex);
  }

  /** Orders for the next home of a street, nine in all, where nobody has to come. */
  async order({
    home = 'visits-none',
    productId = productIds.mbps150,
    meshWifi = false,
  }: Wanted = {}): Promise<LivePlan> {
    this.#streetNumber += 1;
    const { id: planId } = await makePlan(this.browser, home, productId, String(this.#streetNumber));
    const at = `/broadband/v1/plans/${planId}`;
    await this.browser.send('PUT', `${at}/customisation`, { productId, meshWifi });
    await this.browser.send('POST', `${at}/pre-contracts`);
    const { status, body } = await place(this.browser, planId);
    if (status !== 201) throw new Error(`The order was answered with ${status}`);
    return { planId, orderId: body.id, orderKey: body.orderKey };
  }

  /** A plan that goes live at noon of a day; the jobs of that moment are not run yet. */
  async live(date: string, wanted: Wanted = {}): Promise<LivePlan> {
    this.site.clock.set(`${date}T12:00:00Z`);
    this.browser = await loggedIn(this.site, alex);
    const plan = await this.order(wanted);
    const completedAt = this.site.clock.now();
    this.site.clock.advance((wanted.toldAfterHours ?? 0) * HOUR_MS);
    await this.tell(plan.orderId, { completedAt });
    return plan;
  }

  /** The network's word that an order is completed, or that its service has ended. */
  async tell(orderId: string, { completedAt, ceasedAt }: { completedAt?: Date; ceasedAt?: Date }): Promise<void> {
    const { deps, clock } = this.site;
    const order = {
      state: 'COMPLETED' as const,
      delay: null,
      committedCompletionAt: null,
      completedAt: completedAt ?? null,
      cancelledAt: null,
      reasonCode: null,
    };
    const event = {
      orderId,
      eventAt: clock.now(),
      order: completedAt ? order : undefined,
      networkId: null,
      visits: [],
      service: ceasedAt ? { ceasedAt, unsolicited: true } : undefined,
      incident: undefined,
    };
    await deps.db.transaction((tx) => networkEventsOf(deps).applyNetworkEvent(tx, event, clock.now()));
  }

  /** The bills of a plan with their lines, oldest first. */
  async billsOf({ planId }: Pick<LivePlan, 'planId'>): Promise<Bill[]> {
    const own = (await listBills(this.browser)).bills.filter((bill) => bill.planId === planId);
    return Promise.all(own.toReversed().map(({ id }) => readBill(this.browser, id)));
  }
}

export async function listBills(browser: HttpBrowser, memberId = alex): Promise<MemberBills> {
  const { status, body } = await browser.get<MemberBills>(`/broadband/v1/members/${memberId}/bills`);
  expect(status).toBe(200);
  return body;
}

export async function readBill(browser: HttpBrowser, billId: string, memberId = alex): Promise<Bill> {
  const { status, body } = await browser.get<Bill>(`/broadband/v1/members/${memberId}/bills/${billId}`);
  expect(status).toBe(200);
  return body;
}
