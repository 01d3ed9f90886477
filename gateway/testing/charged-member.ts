import type { components } from '../../openapi/generated/gateway.d.ts';
import type { Bill } from '../domains/bills/bills.types.ts';
import { bannersOf } from './banners.ts';
import { alex } from './customer.ts';
import { PayingMember, shownOf, type PaymentSession } from './payments.ts';

type Schemas = components['schemas'];
type Plan = Awaited<ReturnType<PayingMember['billed']['live']>>;

const methodPath = `/broadband/v1/members/${alex}/payment-method`;
const cardsPath = `/payments/v1/members/${alex}/cards`;

/** A member whose bills are charged to a kept card. */
export class ChargedMember {
  readonly paying: PayingMember;

  private constructor(paying: PayingMember) {
    this.paying = paying;
  }

  static async begin(): Promise<ChargedMember> {
    return new ChargedMember(await PayingMember.begin());
  }

  get site() {
    return this.paying.site;
  }

  get browser() {
    return this.paying.browser;
  }

  /** Has a card kept, checked with £0, in the name of somebody whose bank answers as a test wants. */
  async keepCard(holderName: string, number = '4111111111111111'): Promise<Schemas['KeptCard']> {
    const session = await this.paying.begun({ purpose: 'KEPT_CARD', billId: undefined });
    await this.paying.pay(session, { holderName, number });
    await this.site.drain();
    // Cards that are kept at the same moment have no order.
    const kept = (await this.cards()).find(({ lastFour }) => number.endsWith(lastFour));
    if (!kept) throw new Error('The card was not kept');
    return kept;
  }

  async cards(): Promise<Schemas['KeptCard'][]> {
    return (await this.browser.get<Schemas['KeptCard'][]>(cardsPath)).body;
  }

  forgetCard({ id }: { id: string }) {
    return this.browser.send('DELETE', `${cardsPath}/${id}`);
  }

  method() {
    return this.browser.get<Schemas['PaymentMethod']>(methodPath);
  }

  choose(cardId: string) {
    return this.browser.send<Schemas['PaymentMethod']>('PUT', methodPath, { cardId });
  }

  chooseNone() {
    return this.browser.send('DELETE', methodPath);
  }

  /** Gives an instruction for a Direct Debit from one of the provider's test accounts, which is then the way in which bills are paid. */
  async setUpDebit(accountNumber = '40308669'): Promise<PaymentSession> {
    const session = await this.paying.begun({ purpose: 'DIRECT_DEBIT', billId: undefined });
    await this.paying.frame.instruct(shownOf(session), accountNumber);
    await this.site.drain();
    return session;
  }

  /** A plan that goes live at noon of a day, once its member has chosen a card in this name; its first bill is not made yet. */
  async livePlan(date: string, holderName: string): Promise<Plan> {
    await this.paying.billed.passTo(`${date}T08:00:00Z`);
    await this.choose((await this.keepCard(holderName)).id);
    return this.paying.billed.live(date);
  }

  /** A plan that went live on Monday 2 March 2026, whose first bill is to be collected from one of the provider's test accounts. */
  async billedByDebit(accountNumber?: string): Promise<{ plan: Plan; billId: string }> {
    await this.setUpDebit(accountNumber);
    const plan = await this.paying.billed.live('2026-03-02');
    await this.passTo('2026-03-02T12:30:00Z');
    return { plan, billId: (await this.bills(plan))[0]?.id ?? '' };
  }

  /** Has the days go by on which something may happen: banks answer at six, bills are charged at nine. */
  async passDays(...days: string[]): Promise<void> {
    for (const day of days) for (const hour of ['07', '12']) await this.passTo(`${day}T${hour}:00:00Z`);
  }

  /** Puts the clock to a moment and runs what is due. */
  passTo(moment: string): Promise<void> {
    return this.paying.billed.passTo(moment);
  }

  async bills(plan: Plan): Promise<Bill[]> {
    return this.paying.billed.billsOf(plan);
  }

  /** The titles of what stands on top of the pages. */
  async banners(): Promise<string[]> {
    return (await bannersOf(this.browser)).map(({ title }) => title);
  }

  /** What was written to the member under a subject, newest first. */
  async letters(subject: RegExp): Promise<string[]> {
    const { deps } = this.site;
    const all = await deps.outbox.everythingTo(deps.db, alex);
    return all.filter((letter) => subject.test(letter.subject ?? '')).map(({ body }) => body);
  }
}
