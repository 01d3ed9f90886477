import { randomUUID } from 'node:crypto';
import type { components } from '../../openapi/generated/gateway.d.ts';
import type { CardLife } from '../../openapi/partners/mobile-network/test-data.ts';
import { numberPorts } from '../domains/number-moves/number-news.ts';
import { simPorts } from '../domains/member-sim-plans/sim-news.ts';
import { receiveMobileEvent } from '../domains/sims/mobile-events.service.ts';
import type { MobileEvent } from '../domains/sims/sim-ports.ts';
import { CreditMember } from './airtime.ts';
import type { TestGateway } from './gateway.ts';
import { SimMember, newCard } from './sims.ts';

type Schemas = components['schemas'];
type Plan = Schemas['MySimPlan'];
type Said = Partial<Schemas['Problem']>;

const idOf = (place: number): string => `7a1d0c52-51a7-4b90-8c1e-00000000000${place}`;

/** Plans of the range, as somebody asks for them: by the data that they have. */
export const plans = {
  small: { planId: idOf(1), priceInPence: 600 },
  middle: { planId: idOf(2), priceInPence: 800 },
  popular: { planId: idOf(3), priceInPence: 1_000 },
} as const;

/** What is said by somebody who buys a plan for 30 days, once, from credit. */
export const wantedPlan = (more: Partial<Schemas['SimPlanWanted']> = {}): Schemas['SimPlanWanted'] => ({
  requestId: randomUUID(),
  ...plans.popular,
  start: 'NOW',
  endsPlanId: null,
  payBy: 'CREDIT',
  repeat: null,
  ...more,
});

/** A new member who buys SIM plans. */
export class PlanMember {
  readonly site: TestGateway;
  readonly sims: SimMember;
  readonly credit: CreditMember;

  private constructor(site: TestGateway, sims: SimMember, credit: CreditMember) {
    this.site = site;
    this.sims = sims;
    this.credit = credit;
  }

  /** `pence`: of credit; `card`: the SIM that is on, null without one. */
  static async begin(
    site: TestGateway,
    { pence = 0, card = 'works' }: { pence?: number; card?: CardLife | null } = {},
  ): Promise<PlanMember> {
    const sims = await SimMember.begin(site);
    const credit = await CreditMember.begin(site, sims.memberId);
    const member = new PlanMember(site, sims, credit);
    if (pence > 0) await member.earn(pence);
    if (card !== null) await sims.withCard(newCard(card));
    return member;
  }

  /** Has so much more credit. */
  async earn(amountInPence: number): Promise<void> {
    await this.credit.book({ kind: 'REWARD', amountInPence, reference: randomUUID() });
  }

  async plan(): Promise<Plan> {
    return (await this.credit.browser.get<Plan>('/sim/v1/my-plan')).body;
  }

  buy(more: Partial<Schemas['SimPlanWanted']> = {}) {
    return this.credit.browser.send<Schemas['SimPlanPurchase'] & Said>(
      'POST',
      '/sim/v1/my-plan/purchases',
      wantedPlan(more),
    );
  }

  /** Buys by card, and pays in the provider's page. */
  async buyByCard(more: Partial<Schemas['SimPlanWanted']> = {}, holderName = 'Imogen Sparrow') {
    const { body } = await this.buy({ payBy: 'CARD', ...more });
    const session = await this.credit.begun({ purpose: 'SIM_PLAN', simPlanPurchaseId: body.purchaseId });
    await this.credit.pay(session, holderName);
    await this.site.drain();
    return session;
  }

  takeBack(purchaseId: string) {
    return this.credit.browser.send<Plan & Said>('DELETE', `/sim/v1/my-plan/purchases/${purchaseId}`);
  }

  cancel(purchaseId: string, returnInPence: number) {
    return this.credit.browser.send<Plan & Said>('POST', `/sim/v1/my-plan/purchases/${purchaseId}/cancellation`, {
      returnInPence,
    });
  }

  /** Its receipt, with a JSON answer where there is none. */
  receipt(purchaseId: string) {
    return this.credit.browser.get<Said>(`/sim/v1/my-plan/purchases/${purchaseId}/receipt`);
  }

  repeat(wanted: Schemas['RepeatingWanted']) {
    return this.credit.browser.send<Plan & Said>('PUT', '/sim/v1/my-plan/repeat', wanted);
  }

  stop() {
    return this.credit.browser.send<Plan & Said>('DELETE', '/sim/v1/my-plan/repeat');
  }

  async #sim(): Promise<Schemas['Sim'] | undefined> {
    return (await this.credit.browser.get<Schemas['Sim'][]>('/sim/v1/sims')).body[0];
  }

  /** News of the network of the SIM that is on: something was used that costs. */
  async charged(more: Partial<MobileEvent>): Promise<MobileEvent> {
    const sim = await this.#sim();
    const none = { reference: null, number: null, replaced: null, code: null, percent: null };
    const used = { part: 'DATA', units: 1_000, amountInPence: 500 };
    const when = { eventId: randomUUID(), happenedAt: this.site.clock.now().toISOString() };
    return { ...when, kind: 'CHARGED', iccid: sim?.simNumber ?? '', ...none, ...used, ...more };
  }

  /** Tells the gateway of it, as the network does. */
  tell(event: MobileEvent): Promise<void> {
    const { deps } = this.site;
    return receiveMobileEvent({ ...deps, ...simPorts(deps), ...numberPorts(deps) }, event);
  }

  /** For what the network charges by what it was told. */
  async rating(): Promise<{ isCharged: boolean; isChargedAbroad: boolean } | undefined> {
    const sim = await this.#sim();
    const { rows } = await this.site.deps.db.execute<{ is_charged: boolean; is_charged_abroad: boolean }>(
      `select is_charged, is_charged_abroad from mobile_network.sims where iccid = '${sim?.simNumber}'`,
    );
    const [row] = rows;
    return row && { isCharged: row.is_charged, isChargedAbroad: row.is_charged_abroad };
  }

  passTo(moment: string): Promise<void> {
    return this.credit.passTo(moment);
  }

  entries(): Promise<[string, number][]> {
    return this.credit.entries();
  }

  letters(): Promise<string[]> {
    return this.credit.letters();
  }
}
