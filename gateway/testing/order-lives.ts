import { DAY_MS } from '../../platform/clock/clock.ts';
import { alex, loggedIn, siteWithHomes } from './customer.ts';
import type { TestBrowser, TestGateway } from './gateway.ts';
import { holdVisits, place, readyToOrder } from './orders.ts';

/** A site on which time goes by, and a customer with orders on it: one for each home of a street, nine at most. */
export class OrderLives {
  readonly site: TestGateway;
  /** Of the customer; another one after time has gone by, because sessions end. */
  browser: TestBrowser;
  /** Of the home that was ordered for last. */
  streetNumber = 0;

  private constructor(site: TestGateway, browser: TestBrowser) {
    this.site = site;
    this.browser = browser;
  }

  static async begin(): Promise<OrderLives> {
    const site = await siteWithHomes();
    return new OrderLives(site, await loggedIn(site, alex));
  }

  /** Back to the day on which all tests begin. */
  async restart(): Promise<void> {
    this.site.clock.set('2026-11-23T09:00:00Z');
    this.browser = await loggedIn(this.site, alex);
  }

  /** Orders for the next home, which needs both visits. Gives the order's id. */
  async order(lastName = 'Fairweather'): Promise<string> {
    this.streetNumber += 1;
    const plan = await readyToOrder(this.browser, String(this.streetNumber), 'visits-both');
    await holdVisits(this.browser, plan.id, lastName);
    return (await place(this.browser, plan.id)).body.id;
  }

  /** Lets time go by in steps, as jobs beget jobs. */
  async pass(milliseconds: number, step = DAY_MS / 2): Promise<void> {
    for (let left = milliseconds; left > 0; left -= step) {
      this.site.clock.advance(Math.min(left, step));
      await this.site.drain();
    }
    this.browser = await loggedIn(this.site, alex);
  }

  async passUntil(moment: string): Promise<void> {
    await this.pass(Date.parse(moment) - this.site.clock.now().getTime());
  }
}
