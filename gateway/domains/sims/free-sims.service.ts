import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import { PartnerRefusal } from '../../../platform/oauth2/told-partner.ts';
import type { Dependencies } from '../../dependencies.ts';
import { addressee } from '../../words/address-words.ts';
import { findHomeId } from '../addresses/addresses.service.ts';
import { tidyAddress } from '../members/address.rules.ts';
import { newOrderKey } from '../orders/orders.rules.ts';
import {
  assertWithinLimit,
  expectedOn,
  freeSimProblems,
  householdOf,
  isSameOrder,
  LIMIT_DAYS,
  orderedBefore,
} from './free-sims.rules.ts';
import {
  changeFreeSim,
  findFreeSim,
  freeSimsOf,
  insertFreeSim,
  lockFreeSim,
  sentSince,
  sweepFreeSims,
  type FreeSimRow,
} from './free-sims.store.ts';
import { freeSimMessage, freeSimNews } from './sims.messages.ts';

type Schemas = components['schemas'];
type Deps = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'outbox' | 'env' | 'log' | 'courier'>;
type ParcelEvent = Schemas['ParcelEvent'];

const GIVE = 'free-sim.give';
/** For how long it is kept who was sent SIMs. */
const KEPT_DAYS = 90;

const viewOf = ({ id, count, expectedOn: day }: FreeSimRow): Schemas['FreeSim'] => ({ id, count, expectedOn: day });

/** The home as the address book knows it, so that no way of writing an address makes another one of it; else as it is written. */
async function householdIn(tx: Executor, address: Schemas['ShopAddress']): Promise<string> {
  const { line1, line2 = '', postcode } = address;
  const homeId = await findHomeId(tx, `${line1} ${line2}`, postcode);
  return homeId === undefined ? householdOf(address) : `home ${homeId}`;
}

/** The order that there is; throws 409 `free-sim.ordered-before` where it is another one by now. */
function sameAs(row: FreeSimRow, wanted: Parameters<typeof isSameOrder>[0]): Schemas['FreeSim'] {
  if (!isSameOrder(row, wanted)) throw orderedBefore(row);
  return viewOf(row);
}

/**
 * Has SIM cards posted, once by the browser's id. Throws 400 with the fields, 409 `free-sim.limit`, `free-sim.ordered-before`, 429 `rate.limited`: every order counts, because
 * each sends an e-mail to somebody.
 */
export async function orderFreeSim(
  deps: Deps & Pick<Dependencies, 'attempts'>,
  wanted: Schemas['FreeSimRequest'],
  { memberId, address: from }: { memberId: string | undefined; address: string },
): Promise<Schemas['FreeSim']> {
  const fields = freeSimProblems(wanted);
  const [first] = fields;
  if (first) throw new HttpProblem(400, 'validation.failed', { message: first.message, fields });
  const { requestId: id, firstName, lastName, email, count } = wanted;
  const address = tidyAddress(wanted.address);
  const who = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), address };
  const before = await findFreeSim(deps.db, id);
  if (before) return sameAs(before, { ...who, count });
  await deps.attempts.begin('free-sim', { account: email, address: from });
  const household = await householdIn(deps.db, address);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const sent = await sentSince(tx, household, new Date(now.getTime() - LIMIT_DAYS * DAY_MS));
    assertWithinLimit(
      sent.filter((each) => each.id !== id),
      count,
    );
    const row = await insertFreeSim(tx, {
      ...who,
      id,
      memberId: memberId ?? null,
      reference: newOrderKey(deps.env.orderPrefix, 'P'),
      household,
      count,
      state: 'ORDERED',
      orderedAt: now,
      expectedOn: expectedOn(now),
      toldUntil: now,
    });
    if (row) {
      await tellCourier(deps, tx, row.id);
      await deps.outbox.post(tx, freeSimMessage(row, deps.env));
      return viewOf(row);
    }
    const other = await findFreeSim(tx, id);
    if (!other) throw new Error('Free SIMs were not written');
    return sameAs(other, { ...who, count });
  });
}

const tellCourier = ({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>, tx: Executor, id: string) =>
  jobs.enqueueInLine(tx, `free-sim:${id}`, { kind: GIVE, payload: { id }, runAt: clock.now() });

const cardsOf = (count: number) => Array.from({ length: count }, () => ({ sku: 'sim-card', simCard: true }));

async function give({ courier }: Deps, row: FreeSimRow): Promise<void> {
  const { reference, expectedOn: deliverOn, count } = row;
  await courier.give({ reference, deliverOn, customer: addressee(row, row.address), contents: cardsOf(count) });
}

/** Names the job that gives free SIMs to the courier; once for each gateway. Endless, as that of phones. */
export function handleFreeSims(deps: Deps): void {
  const { db, clock, log } = deps;
  deps.jobs.handleOutside(
    GIVE,
    async (payload) => {
      const row = await findFreeSim(db, String(payload['id']));
      if (row?.state !== 'ORDERED') return;
      try {
        await give(deps, row);
      } catch (error) {
        if (!(error instanceof PartnerRefusal)) throw error;
        const { reference } = row;
        const day = expectedOn(clock.now());
        // The courier was away for days: they come later.
        if (error.code !== 'parcel.too-late' || day <= row.expectedOn)
          return log.error(
            { reference, code: error.code },
            'the courier does not take free SIMs: somebody has to see to it',
          );
        await db.transaction(async (tx) => {
          await changeFreeSim(tx, row.id, { expectedOn: day });
          await tellCourier(deps, tx, row.id);
        });
      }
    },
    { isEndless: true },
  );
}

/** What is told of free SIMs is how they stand then. */
const told = ['SENT', 'DELIVERED', 'LOST', 'BACK'] as const satisfies FreeSimRow['state'][];

/** Takes in an event of the courier about free SIMs; what is overtaken by a later one changes nothing. Throws 404 `parcel.not-found`. */
export async function receiveFreeSimEvent(deps: Deps, event: ParcelEvent): Promise<void> {
  await retrying(() =>
    deps.db.transaction(async (tx) => {
      const row = await lockFreeSim(tx, event.reference);
      if (!row) throw notFound('parcel');
      const toldUntil = new Date(event.happenedAt);
      if (toldUntil <= row.toldUntil) return;
      const state = told.find((kind) => kind === event.kind);
      const { trackingNumber } = event;
      const changed = { ...row, toldUntil, trackingNumber, expectedOn: event.expectedOn ?? row.expectedOn };
      await changeFreeSim(tx, row.id, { ...changed, ...(state && { state }) });
      if (state) await deps.outbox.post(tx, freeSimNews(changed, state, deps.env));
    }),
  );
}

/** Those that a member has ordered while logged in, for their download. */
export async function freeSimData(db: Executor, memberId: string): Promise<Schemas['DataFreeSim'][]> {
  return (await freeSimsOf(db, memberId)).map((row) => ({
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    address: row.address,
    count: row.count,
    state: row.state,
    orderedAt: row.orderedAt.toISOString(),
    expectedOn: row.expectedOn,
    trackingNumber: row.trackingNumber,
  }));
}

/** Forgets who was sent SIMs three months ago. */
export const forgetFreeSims = (tx: Executor, now: Date): Promise<void> =>
  sweepFreeSims(tx, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
