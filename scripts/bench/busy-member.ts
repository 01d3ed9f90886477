import { eq, isNotNull } from 'drizzle-orm';
import { premises } from '../../gateway/db/schema/addresses.ts';
import { appointments } from '../../gateway/db/schema/appointments.ts';
import { banners } from '../../gateway/db/schema/banners.ts';
import { billLines, bills, planPrices } from '../../gateway/db/schema/bills.ts';
import { installations } from '../../gateway/db/schema/installations.ts';
import { orders } from '../../gateway/db/schema/orders.ts';
import { outbox } from '../../gateway/db/schema/outbox.ts';
import { plans } from '../../gateway/db/schema/plans.ts';
import { promises } from '../../gateway/db/schema/promises.ts';
import { billingMonth } from '../../gateway/domains/bills/billing-months.rules.ts';
import { catalogue } from '../../gateway/domains/products/products.catalogue.ts';
import { addDays, addMonths } from '../../platform/clock/local-date.ts';
import type { Database } from '../../platform/db/open.ts';

const ORDERS = 5;
const VISITS = 20;
const BILLS = 36;
const MESSAGES = 60;

const keyOf = (nth: number): string => `LK-BUSY${nth}`;

/** The day on which the member's plans went live: so long ago that there are all the bills. */
const goLiveOf = (today: string): string => addMonths(today, 1 - BILLS);

/**
 * Gives a member what somebody has after three years: orders, visits that were moved and moved again, promises, bills, messages, and an order that waits
 * to be gone on with.
 * What is written is what the gateway's own rules would have come to. The parts of a benchmark share a database: who has it all is left as they are.
 */
export async function makeBusy(db: Database, memberId: string, today: string): Promise<void> {
  const [before] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.key, keyOf(0)));
  if (before) return;
  const [product] = catalogue;
  if (!product) throw new Error('No product is sold');
  const now = new Date(`${today}T09:00:00Z`);
  const goLive = goLiveOf(today);
  const stamps = { createdAt: now, updatedAt: now };
  const homes = await db
    .select({ id: premises.id })
    .from(premises)
    .where(isNotNull(premises.uprn))
    .limit(ORDERS + 1);
  const served = homes.slice(0, ORDERS);
  const chosen = {
    memberId,
    productId: product.productId,
    preworkRequired: true,
    inhomeRequired: true,
    upfrontPriceInPence: 0,
    monthlyPriceInPence: product.priceInPence,
    ...stamps,
  };
  const live = await db
    .insert(plans)
    .values(
      served.map(({ id: premiseId }) => ({
        ...chosen,
        premiseId,
        state: 'ACTIVE' as const,
        start: goLive,
        serviceStart: goLive,
        provisionalStartDate: goLive,
        end: addDays(addMonths(goLive, 12), -1),
      })),
    )
    .returning({ id: plans.id });
  await db
    .insert(plans)
    .values(homes.slice(ORDERS).map(({ id: premiseId }) => ({ ...chosen, premiseId, state: 'DRAFT' as const })));
  await db.insert(planPrices).values(
    live.map(({ id: planId }) => ({
      planId,
      from: goLive,
      productId: product.productId,
      planInPence: product.priceInPence,
      addOnInPence: 0,
    })),
  );
  const placed = await db
    .insert(orders)
    .values(
      live.map(({ id: planId }, nth) => ({
        key: keyOf(nth),
        planId,
        memberId,
        productId: product.productId,
        externalOrderId: `NET-BUSY${nth}`,
        state: 'COMPLETED' as const,
        committedDate: goLive,
        contractSummaryDocId: `contract-summary-busy-${nth}`,
        contractInformationDocId: `contract-information-busy-${nth}`,
        orderDate: new Date(`${addDays(goLive, -20)}T09:00:00Z`),
        updatedAt: now,
      })),
    )
    .returning({ id: orders.id, key: orders.key });
  const installed = await db
    .insert(installations)
    .values(
      live.map(({ id: planId }) => ({
        planId,
        memberId,
        region: 'benchmark',
        preworkRequired: true,
        inhomeRequired: true,
        ...stamps,
      })),
    )
    .returning({ id: installations.id });
  await db.insert(appointments).values(
    Array.from({ length: VISITS }, (_, nth) => ({
      installationId: installed[nth % ORDERS]?.id ?? '',
      visitType: nth < VISITS / 2 ? ('PRE_WORK' as const) : ('IN_HOME' as const),
      // The first of each kind was moved by another one.
      state: Math.floor(nth / ORDERS) % 2 === 0 ? ('CANCELLED' as const) : ('CONFIRMED' as const),
      status: Math.floor(nth / ORDERS) % 2 === 0 ? ('CANCELLED' as const) : ('COMPLETED' as const),
      day: addDays(goLive, nth - VISITS),
      slot: 'AM' as const,
      contactFirstName: 'Alex',
      contactLastName: 'Finch',
      contactPhoneNumber: '07700 900100',
      ...stamps,
    })),
  );
  await db.insert(promises).values(
    placed.flatMap(({ id: orderId }) => [
      { orderId, kind: 'GO_LIVE' as const, date: goLive, state: 'KEPT' as const, endedOn: goLive, madeAt: now },
      {
        orderId,
        kind: 'GO_LIVE' as const,
        date: addDays(goLive, -2),
        state: 'MOVED' as const,
        causedBy: 'CUSTOMER' as const,
        endedOn: addDays(goLive, -5),
        madeAt: now,
      },
    ]),
  );
  await billOf(db, { memberId, planId: live[0]?.id ?? '', orderKey: placed[0]?.key ?? '', goLive, product, now });
  await db.insert(outbox).values(
    Array.from({ length: MESSAGES }, (_, nth) => ({
      memberId,
      channel: 'email' as const,
      recipient: 'alex.finch@example.com',
      subject: `Your bill number ${nth}`,
      body: 'Hello Alex,\n\nyour bill is ready.',
      createdAt: now,
      sentAt: now,
    })),
  );
  await db.insert(banners).values(
    ['works', 'price'].map((topic) => ({
      memberId,
      topic,
      title: 'Planned works',
      content: 'The network is worked on tonight.',
      variant: 'info' as const,
      showHelpBody: false,
      showHelpText: false,
      dismissible: true,
      createdAt: now,
    })),
  );
}

interface Billed {
  memberId: string;
  planId: string;
  orderKey: string;
  goLive: string;
  product: { productId: string; priceInPence: number };
  now: Date;
}

async function billOf(db: Database, { memberId, planId, orderKey, goLive, product, now }: Billed): Promise<void> {
  const totalInPence = product.priceInPence;
  const vatInPence = Math.round(totalInPence / 6);
  const made = await db
    .insert(bills)
    .values(
      Array.from({ length: BILLS }, (_, index) => {
        const { from, to } = billingMonth(goLive, index);
        const number = `${orderKey}-${String(index + 1).padStart(3, '0')}`;
        return {
          number,
          planId,
          memberId,
          from,
          to,
          totalInPence,
          vatInPence,
          state: 'DUE' as const,
          createdAt: now,
        };
      }),
    )
    .returning({ id: bills.id, from: bills.from, to: bills.to });
  await db.insert(billLines).values(
    made.map(({ id: billId, from, to }) => ({
      billId,
      place: 1,
      kind: 'PLAN' as const,
      amountInPence: totalInPence,
      vatInPence,
      from,
      to,
      item: product.productId,
    })),
  );
}
