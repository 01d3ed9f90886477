import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { PartnerRefusal } from '../../../platform/oauth2/told-partner.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { NetworkSim } from '../../mobile-network/mobile-network-link.ts';
import { changeMember, lockMember, type MemberRow } from '../members/members.rows.ts';
import { newOrderKey } from '../orders/orders.rules.ts';
import { withSimProof, type Asking } from './sim-proof.service.ts';
import { blockedMessage, renewedMessage, replacingMessage, shownMessage } from './sims.messages.ts';
import {
  assertNoneActivating,
  assertSimNumber,
  assertUsable,
  canBeBlocked,
  canBeInstalled,
  holdsNumber,
  isShownIn,
  isWaiting,
  notBlockable,
  notInstallable,
  notReady,
  profileOf,
  shownIn,
  simActive,
  simNotFound,
  simView,
} from './sims.rules.ts';
import { changeSim, findSim, insertSim, simsOf, type SimRow } from './sims.store.ts';
import { networkAnswer } from './network-answer.ts';
import { tellNetwork } from './tell-mobile-network.ts';

type Schemas = components['schemas'];
type Own = { memberId: string; simId: string };
/** `session`: the key of the one in which it is wanted. */
type AskingHere = Asking & { session: string };
type SwitchingOn = { row: SimRow; member: MemberRow; session: string };

/** Of what we want at the network. */
const newReference = (prefix: string): string => newOrderKey(prefix, 'S');
const newActivation = (): string => `ACT-${randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`;

/** The member's SIMs, newest first. */
export async function listSims(db: Executor, memberId: string): Promise<Schemas['Sim'][]> {
  return (await simsOf(db, memberId)).map(simView);
}

/** The number of the SIM that a member has on; undefined without one. */
export async function activeSimNumber(db: Executor, memberId: string): Promise<string | undefined> {
  return (await simsOf(db, memberId)).find(({ state }) => state === 'ACTIVE')?.iccid ?? undefined;
}

/** How a SIM stands that can be switched on. Throws 400, 404 `sim.not-found`, 409 with the code of its state, 429 `rate.limited`, 503 where the network does not answer. */
export async function checkSim(deps: Dependencies, simNumber: string, address: string): Promise<NetworkSim> {
  assertSimNumber(simNumber);
  // What is found takes its try back: whoever tries numbers through finds few.
  const attempt = await deps.attempts.begin('sim-check', { account: simNumber, address });
  const found = await networkAnswer(deps, () => deps.mobileNetwork.read(simNumber)).catch(async (error: unknown) => {
    if (error instanceof PartnerRefusal) throw simNotFound();
    // Nothing was learned of the number, so that nobody is kept from it once the network answers.
    await attempt.succeeded();
    throw error;
  });
  assertUsable(found);
  await attempt.succeeded();
  return found;
}

const numbered = (rows: readonly SimRow[], except?: string) =>
  rows.find((row) => row.id !== except && holdsNumber(row));

/** The SIM that has the member's number, or keeps it for the one that replaces it. */
export async function numberedSim(db: Executor, memberId: string): Promise<SimRow | undefined> {
  return numbered(await simsOf(db, memberId));
}

/** Has a SIM switched on in the place of the one that has the member's number, if any, and tells the member of that. */
async function switchOn(deps: Dependencies, tx: Executor, { row, member, session }: SwitchingOn) {
  const rows = await simsOf(tx, row.memberId);
  assertNoneActivating(rows, row.id);
  const replaces = numbered(rows, row.id)?.id ?? null;
  const isIssued = row.iccid !== null;
  const changed = await changeSim(tx, row.id, {
    state: isIssued ? 'ACTIVATING' : 'ORDERED',
    untold: isIssued ? 'ACTIVATE' : 'ISSUE',
    activation: newActivation(),
    replaces,
    failure: null,
    ...shownIn(session, deps.clock.now()),
  });
  if (replaces !== null) await deps.outbox.post(tx, replacingMessage(member, changed, deps.env));
  await tellNetwork(deps, tx, changed);
  return simView(changed);
}

const newSim = ({ clock, env }: Pick<Dependencies, 'clock' | 'env'>, memberId: string) => ({
  memberId,
  reference: newReference(env.orderPrefix),
  orderedAt: clock.now(),
  toldUntil: clock.now(),
});

const hasNumber = (memberId: string) => async (tx: Executor) => (await numberedSim(tx, memberId)) !== undefined;

/** Has a card switched on, once by its number. Throws as `checkSim` and `withSimProof` do, and 409 `sim.activating`. */
export async function activateCard(deps: Dependencies, asking: AskingHere, simNumber: string): Promise<Schemas['Sim']> {
  const { memberId, address, session } = asking;
  assertSimNumber(simNumber);
  const known = await findSim(deps.db, { iccid: simNumber });
  if (known && known.memberId !== memberId) throw simActive();
  if (known && (known.state === 'ACTIVATING' || known.state === 'ACTIVE')) return simView(known);
  const { type } = await checkSim(deps, simNumber, address);
  // An eSIM belongs to who ordered it, also in the moment in which the network has given it out and we have yet to note its number.
  if (!known && type === 'ESIM') throw simNotFound();
  return withSimProof(deps, asking, hasNumber(memberId), async (tx, member) => {
    const fresh = { ...newSim(deps, memberId), type: 'psim', iccid: simNumber, state: 'READY' } as const;
    const row = (await insertSim(tx, fresh)) ?? (await findSim(tx, { iccid: simNumber }));
    if (row?.memberId !== memberId) throw simActive();
    return row.state === 'READY' ? switchOn(deps, tx, { row, member, session }) : simView(row);
  });
}

/** Gives the member an eSIM that is switched on at once: one that came with a phone and waits, else a new one; what is under way is given again. Throws as `withSimProof` does, and 409 `sim.activating`. */
export async function orderESim(deps: Dependencies, asking: AskingHere): Promise<Schemas['Sim']> {
  const { memberId, session } = asking;
  const isOnItsWay = ({ type, state, activation }: SimRow) =>
    type === 'esim' && activation !== null && (state === 'ORDERED' || state === 'ACTIVATING');
  const before = (await simsOf(deps.db, memberId)).find(isOnItsWay);
  if (before) return simView(before);
  return withSimProof(deps, asking, hasNumber(memberId), async (tx, member) => {
    const isGiven = (each: SimRow) => each.type === 'esim' && each.failure === null && isWaiting(each);
    const given = (await simsOf(tx, memberId)).find(isGiven);
    const row = given ?? (await insertSim(tx, { ...newSim(deps, memberId), type: 'esim', state: 'ORDERED' }));
    if (!row) throw new Error('An eSIM was not written');
    return switchOn(deps, tx, { row, member, session });
  });
}

async function ownSim(db: Executor, { memberId, simId }: Own): Promise<SimRow> {
  const row = await findSim(db, { id: simId });
  if (row?.memberId !== memberId) throw notFound('sim');
  return row;
}

/** Has a SIM of the member switched on that is not. Throws 404 `sim.not-found`, 409 `sim.not-ready`, and as `withSimProof` does. */
export async function activateOwn(deps: Dependencies, asking: AskingHere, simId: string): Promise<Schemas['Sim']> {
  const own = { memberId: asking.memberId, simId };
  await ownSim(deps.db, own);
  return withSimProof(deps, asking, hasNumber(asking.memberId), async (tx, member) => {
    const row = await ownSim(tx, own);
    if (!isWaiting(row)) {
      if (row.state === 'ACTIVATING' || row.state === 'ACTIVE') return simView(row);
      throw notReady();
    }
    return switchOn(deps, tx, { row, member, session: asking.session });
  });
}

/** Has a SIM blocked, now and however long the network is away. Throws 404 `sim.not-found`, 409 `sim.not-blockable`. */
export async function blockSim(deps: Dependencies, own: Own): Promise<Schemas['Sim']> {
  return deps.db.transaction(async (tx) => {
    const member = await lockMember(tx, own.memberId);
    const row = await ownSim(tx, own);
    if (!member || row.state === 'BLOCKED') return simView(row);
    if (!canBeBlocked(row)) throw notBlockable();
    const changed = await changeSim(tx, row.id, { state: 'BLOCKED', untold: 'BLOCK' });
    if (row.state === 'ACTIVE') await changeMember(tx, own.memberId, { hasActiveSim: false });
    await tellNetwork(deps, tx, changed);
    await deps.outbox.post(tx, blockedMessage(member, changed, deps.env));
    return simView(changed);
  });
}

function installable(row: SimRow): string {
  if (row.iccid === null || !canBeInstalled(row)) throw notInstallable();
  return row.iccid;
}

/** Whatever the network refuses it for, it cannot be installed. */
async function profileFrom(deps: Dependencies, ask: () => Promise<NetworkSim>): Promise<Schemas['SimProfile']> {
  const { activationCode } = await networkAnswer(deps, ask).catch((error: unknown) => {
    throw error instanceof PartnerRefusal ? notInstallable() : error;
  });
  return profileOf(activationCode);
}

/**
 * What a phone needs to fetch an eSIM: whoever has it has the number, so it is shown in the session in which the eSIM was ordered, and elsewhere for a code. Throws 404 `sim.not-found`,
 * 409 `sim.not-installable`, 503 where the network does not answer, and as `withSimProof` does.
 */
export async function showProfile(
  deps: Dependencies,
  asking: AskingHere,
  simId: string,
): Promise<Schemas['SimProfile']> {
  const own = { memberId: asking.memberId, simId };
  const now = deps.clock.now();
  installable(await ownSim(deps.db, own));
  const isShown = (row: SimRow) => isShownIn(asking.session, now, row);
  const isNeeded = async (tx: Executor) => !isShown(await ownSim(tx, own));
  const iccid = await withSimProof(deps, asking, isNeeded, async (tx, member) => {
    const row = await ownSim(tx, own);
    if (!isShown(row)) {
      await changeSim(tx, row.id, shownIn(asking.session, now));
      await deps.outbox.post(tx, shownMessage(member, row, deps.env));
    }
    return installable(row);
  });
  return profileFrom(deps, () => deps.mobileNetwork.read(iccid));
}

/** Gives an eSIM out again. Throws as `showProfile` and `withSimProof` do; a code that is right is spent even where the network does not answer. */
export async function renewProfile(
  deps: Dependencies,
  asking: AskingHere,
  simId: string,
): Promise<Schemas['SimProfile']> {
  const own = { memberId: asking.memberId, simId };
  installable(await ownSim(deps.db, own));
  const iccid = await withSimProof(
    deps,
    asking,
    () => Promise.resolve(true),
    async (tx, member) => {
      const { id } = await ownSim(tx, own);
      const row = await changeSim(tx, id, shownIn(asking.session, deps.clock.now()));
      await deps.outbox.post(tx, renewedMessage(member, row, deps.env));
      return installable(row);
    },
  );
  return profileFrom(deps, () => deps.mobileNetwork.renewProfile(iccid));
}

/** Orders eSIMs with phones, in the caller's transaction: they wait until their member has them switched on. */
export async function supplyESims(
  deps: Pick<Dependencies, 'clock' | 'env' | 'jobs'>,
  tx: Executor,
  memberId: string,
  pieceIds: readonly string[],
): Promise<void> {
  for (const pieceId of pieceIds) {
    const wanted = { ...newSim(deps, memberId), type: 'esim', state: 'ORDERED', untold: 'ISSUE', pieceId } as const;
    const row = await insertSim(tx, wanted);
    if (row) await tellNetwork(deps, tx, row);
  }
}
