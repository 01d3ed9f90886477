import { expect } from 'vitest';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { billAfter } from '../domains/bills/bills.rules.ts';
import { insertBill } from '../domains/bills/bills.store.ts';
import { noVisit } from '../domains/faults/fault-news.rules.ts';
import { insertFault, saveNews } from '../domains/faults/faults.store.ts';
import { saveCards } from '../domains/payments/kept-cards.store.ts';
import { shopOrderFor } from './shop-journey.ts';
import { developmentPayments } from '../../openapi/partners/payments/test-data.ts';
import { signatureOf } from '../../platform/http/signature.ts';
import { iccidOf } from '../../openapi/partners/mobile-network/test-data.ts';
import { insertSimPlan } from '../domains/member-sim-plans/member-sim-plans.store.ts';
import { simPlans } from '../domains/sim-plans/sim-plans.catalogue.ts';
import { insertMove } from '../domains/number-moves/number-moves.store.ts';
import { insertSim } from '../domains/sims/sims.store.ts';
import { insertPause } from '../domains/pauses/pauses.store.ts';
import { liveBanners } from '../domains/banners/banners.store.ts';
import { showBanner } from '../domains/banners/show-banner.ts';
import { offerLetGo } from '../testing/earlier-dates.ts';
import { holdVisits, place } from '../testing/orders.ts';
import { checkHome, makePlan, productIds } from '../testing/customer.ts';
import { askFor, consentTo, letAnswer, typedFor } from '../testing/switches.ts';
import type { TestBrowser, TestGateway } from '../testing/gateway.ts';

type Schemas = components['schemas'];

/** Everything of one member that a call can name, under the names that the contract gives it. */
export interface Journey {
  planId: string;
  installationId: string;
  appointmentId: string;
  docId: string;
  /** Of the saved journey. */
  code: string;
  /** Matched; agreed to when the journey was ordered. */
  switchId: string;
}

export interface Customer {
  browser: TestBrowser;
  memberId: string;
  email: string;
  /** Ready to be ordered, and not ordered yet. */
  open: Journey;
  ordered: Journey & { orderId: string; orderKey: string };
  /** A switch whose match has failed. */
  failedSwitchId: string;
  bannerId: string;
  /** Of the plan that was ordered. */
  billId: string;
  /** In which that bill can be paid. */
  paymentSessionId: string;
  /** At the provider, with what it gives for it. */
  providerResult: string;
  cardId: string;
  /** An order of the phone shop that has come, with a piece of it and what is to come back. */
  shopOrderId: string;
  shopOrderKey: string;
  pieceId: string;
  returnId: string;
  /** A SIM that is on. */
  simId: string;
  /** A move of a number that was stopped. */
  moveId: string;
  /** A top-up that nobody has paid yet. */
  topUpId: string;
  /** A SIM plan that is bought, and waits for a SIM. */
  simPlanPurchaseId: string;
  /** Of the plan that waits: a draft has none, but calls name the two together. */
  pauseId: string;
  /** Of a visit of that plan, for the same reason: an earlier date that was let go. */
  offerId: string;
  /** Of the same plan, for the same reason. */
  faultId: string;
  /** The session of `browser`. */
  sessionId: string;
}

export const password = 'correct horse battery';

/** A visitor registers and goes the whole way to a place before the order, call by call. */
async function goToReview(browser: TestBrowser, streetNumber: string): Promise<Journey> {
  const { id: planId } = await makePlan(browser, 'visits-both', productIds.mbps150, streetNumber);
  const at = `/broadband/v1/plans/${planId}`;
  const kept = await browser.send('PUT', `${at}/customisation`, { productId: productIds.mbps500, meshWifi: true });
  expect(kept.status).toBe(200);
  await holdVisits(browser, planId);
  const { body: installation } = await browser.get<Schemas['Installation']>(`${at}/installations`);
  const { body: contract } = await browser.send<Schemas['PreContract']>('POST', `${at}/pre-contracts`);
  const saved = await browser.send<Schemas['SavedJourneyTicket']>('POST', '/broadband/v1/saved-journeys', {
    planId,
    step: 'review-order',
  });
  expect(saved.status).toBe(201);
  const asked = await askFor(browser, { planId });
  expect(asked.status).toBe(201);
  return {
    planId,
    installationId: installation.id,
    appointmentId: installation.inhomeAppointment?.id ?? '',
    docId: contract.contractSummaryDocId,
    code: saved.body.code,
    switchId: asked.body.id,
  };
}

/** How many of the nine homes are taken. By site: test files that follow each other in one worker share this module. */
const homesTaken = new WeakMap<TestGateway, number>();

function nextHome(site: TestGateway): string {
  const home = (homesTaken.get(site) ?? 0) + 1;
  homesTaken.set(site, home);
  return String(home);
}

/** A new member with one journey that waits at the review and one that was ordered, all of it but the bill, the pause and the fault made by HTTP. */
export async function newCustomer(site: TestGateway, firstName: string): Promise<Customer> {
  const browser = site.browser();
  const email = `${firstName.toLowerCase()}@example.com`;
  const registered = await browser.send<{ memberId: string }>('POST', '/auth-api/v1/register', {
    firstName,
    lastName: 'Archer',
    email,
    phone: '07700 900101',
    password,
    birthDate: '1988-04-12',
  });
  expect(registered.status).toBe(201);
  const open = await goToReview(browser, nextHome(site));
  const review = await goToReview(browser, nextHome(site));
  await letAnswer(site);
  expect((await consentTo(browser, review.switchId)).status).toBe(200);
  const { status, body: order } = await place(browser, review.planId);
  expect(status).toBe(201);
  const failing = { nccTransactionId: await checkHome(browser, 'visits-none', '9'), ...typedFor('switch-1107') };
  const failed = await askFor(browser, failing);
  expect(failed.status).toBe(201);
  await letAnswer(site);
  const { memberId } = registered.body;
  const now = site.clock.now();
  await showBanner(site.deps.db, memberId, { topic: 'proof', title: 'Hello', content: '', variant: 'info' }, now);
  const [banner] = await liveBanners(site.deps.db, memberId, now);
  const billId = await billFor(site, { memberId, planId: review.planId, orderKey: order.orderKey });
  return {
    browser,
    memberId,
    email,
    open,
    ordered: { ...review, orderId: order.id, orderKey: order.orderKey },
    failedSwitchId: failed.body.id,
    bannerId: banner?.id ?? '',
    pauseId: await pauseFor(site, open.planId),
    offerId: await offerLetGo(site, open.appointmentId),
    faultId: await faultFor(
      site,
      { memberId, planId: open.planId, number: `${order.orderKey}-F01` },
      open.appointmentId,
    ),
    simId: await simFor(site, memberId),
    moveId: await moveFor(site, memberId),
    sessionId: await sessionOf(browser),
    billId,
    ...(await paymentFor(browser, billId)),
    cardId: await cardFor(site, memberId),
    ...(await shopOrderFor(site, memberId)),
    topUpId: await topUpFor(browser),
    simPlanPurchaseId: await simPlanFor(site, memberId),
  };
}

/** The first bill, as it would be made at Go Live, which is weeks ahead. Gives its id. */
async function billFor(site: TestGateway, of: { memberId: string; planId: string; orderKey: string }): Promise<string> {
  const { memberId, planId, orderKey } = of;
  const goLive = '2026-12-15';
  const prices = [{ from: goLive, productId: productIds.mbps500, planInPence: 3_500, addOnInPence: 400 }];
  const made = billAfter(
    { goLive, lastDay: null, prices, setUpInPence: 0, owed: [], pauses: [], boosts: [], ending: null },
    [],
  );
  if (!made) throw new Error('no bill');
  const { lines, ...bill } = made;
  const known = { memberId, planId, number: `${orderKey}-001`, state: 'DUE' as const, createdAt: site.clock.now() };
  return (await insertBill(site.deps.db, { ...bill, ...known }, lines)).id;
}

/** A session in which nobody has paid yet. */
async function paymentFor(browser: TestBrowser, billId: string) {
  const { status, body } = await browser.send<Schemas['PaymentSession']>('POST', '/payments/v1/sessions', {
    purpose: 'BROADBAND_BILL',
    billId,
  });
  expect(status).toBe(201);
  const providerResult = signatureOf(developmentPayments.apiKey, body.checkout?.sessionId ?? '');
  return { paymentSessionId: body.paymentSessionId, providerResult };
}

/** A top-up of the credit, which is not paid yet. Gives its id. */
async function topUpFor(browser: TestBrowser): Promise<string> {
  const wanted = { amountInPence: 2_000 };
  const { status, body } = await browser.send<Schemas['TopUp']>('PUT', '/credit/v1/top-ups/unpaid', wanted);
  expect(status).toBe(200);
  return body.topUpId;
}

/** A SIM plan that is paid and has not begun. Gives its id. */
async function simPlanFor({ deps, clock }: TestGateway, memberId: string): Promise<string> {
  const [plan] = simPlans;
  const bought = {
    state: 'WAITING',
    start: 'NOW',
    paidBy: 'CREDIT',
    askedAt: clock.now(),
    boughtAt: clock.now(),
  } as const;
  const what = { planId: plan?.id ?? '', priceInPence: plan?.priceInPence ?? 0 };
  return (await insertSimPlan(deps.db, { memberId, reference: `LK-GW${memberId}`, ...what, ...bought })).id;
}

/** A kept card. Gives its id. */
async function cardFor({ deps, clock }: TestGateway, memberId: string): Promise<string> {
  const id = `CARD-OF-${memberId}`;
  const card = { id, brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '2030' };
  await saveCards(deps.db, memberId, [card], clock.now());
  return id;
}

/** A pause that is over. Gives its id. */
async function pauseFor({ deps, clock }: TestGateway, planId: string): Promise<string> {
  const days = { from: '2026-03-02', to: '2026-03-15' };
  const pause = { planId, ...days, state: 'ENDED' as const, agreedLastDay: null, createdAt: clock.now() };
  return (await insertPause(deps.db, pause)).id;
}

/** A SIM that is on. Gives its id. */
async function simFor({ deps, clock }: TestGateway, memberId: string): Promise<string> {
  const now = clock.now();
  const serial = 900_000 + (Number(memberId) % 1_000);
  const row = await insertSim(deps.db, {
    memberId,
    reference: `LK-S${memberId}`,
    type: 'psim',
    iccid: iccidOf('active', serial),
    state: 'ACTIVE',
    phoneNumber: `07700${serial}`,
    orderedAt: now,
    activatedAt: now,
    toldUntil: now,
  });
  return row?.id ?? '';
}

/** A move of a number that was stopped. Gives its id. */
async function moveFor({ deps, clock }: TestGateway, memberId: string): Promise<string> {
  const move = { memberId, reference: `LK-N${memberId}`, pac: 'WRN400951', phoneNumber: '07700900951' };
  return (await insertMove(deps.db, { ...move, day: '2026-11-24', state: 'STOPPED', askedAt: clock.now() })).id;
}

/** The id of the session that a browser is in. */
async function sessionOf(browser: TestBrowser): Promise<string> {
  const { body } = await browser.get<Schemas['MemberSessions']>('/member-api/v1/members/me/sessions');
  return body.sessions[0]?.id ?? '';
}

/** A fault that is over, and had a visit. Gives its id. */
async function faultFor(
  { deps, clock }: TestGateway,
  of: { memberId: string; planId: string; number: string },
  visitId: string,
): Promise<string> {
  const now = clock.now();
  const said = { problem: 'DROPS', sinceDate: '2026-03-02', sinceTime: 'EVENING', details: null } as const;
  const { id } = await insertFault(deps.db, { ...of, ...said, reportedAt: now, endedAt: now });
  const visit = {
    ...noVisit,
    visitId,
    visitType: 'INTERNAL_INCIDENT',
    visitDate: '2026-03-03',
    visitSlot: 'AM',
  } as const;
  await saveNews(deps.db, id, { ...visit, code: 'VISIT_BOOKED', happenedAt: now, expectedRepair: null });
  return id;
}

/** The transaction of an answered address check. */
export function newTransaction(browser: TestBrowser): Promise<string> {
  return checkHome(browser, 'visits-none');
}
