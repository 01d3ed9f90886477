import { applyVisitNews, cancelVisits, confirmHolds, type VisitNews } from '../domains/visits/plan-visits.ts';
import type { TestGateway } from './gateway.ts';
import { aboutToBook, choose, reserveAll, type Customer } from './visits.ts';

/** A customer for whom the network holds both visits: outside on 1 December 2026, at home in the afternoon of the 10th. */
export async function heldVisits(site: TestGateway, region?: string): Promise<Customer> {
  const customer = await aboutToBook(site, { region });
  await choose(customer, customer.outside, '2026-12-01');
  await choose(customer, customer.inHome, '2026-12-10', 'PM');
  await reserveAll(customer);
  return customer;
}

/** The same with the order placed. */
export async function orderedVisits(site: TestGateway, region?: string): Promise<Customer> {
  const customer = await heldVisits(site, region);
  const { ok } = await site.deps.db.transaction((tx) => confirmHolds(site.deps, tx, customer.planId));
  if (!ok) throw new Error('The visits were not confirmed');
  return customer;
}

/** What the network tells of visits; all that is not given it is silent about. Gives what of it is true. */
export function tellOfVisits(
  site: TestGateway,
  planId: string,
  news: Partial<VisitNews>[],
  { isGoingOn = true, toldAt = site.clock.now() }: { isGoingOn?: boolean; toldAt?: Date } = {},
): Promise<VisitNews[]> {
  const silence = {
    appointmentId: '',
    visitType: 'PRE_WORK' as const,
    status: undefined,
    failed: null,
    engineerName: null,
    engineerContactNumber: null,
    estimatedEarliestArrivalAt: null,
    estimatedLatestArrivalAt: null,
    actualArrivalAt: null,
    actualDepartureAt: null,
    closureCode: null,
  };
  const all = news.map((each) => ({ ...silence, ...each }));
  const telling = { at: site.clock.now(), toldAt, isGoingOn };
  return site.deps.db.transaction((tx) => applyVisitNews(tx, planId, all, telling));
}

/** Ends what is left of the visits: the order has ended, or is live. */
export function cancelOpenVisits(site: TestGateway, planId: string, isLive = false): Promise<void> {
  return site.deps.db.transaction((tx) => cancelVisits(tx, planId, { at: site.clock.now(), isLive }));
}
