import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { changeMember, type MemberRow } from '../members/members.rows.ts';
import { activeMessage, goneMessage } from './sims.messages.ts';
import { shownNumber } from './sims.rules.ts';
import { changeSim, findSim, type SimRow } from './sims.store.ts';
import { follow, noteNotActive, type SimDeps } from './tell-mobile-network.ts';

type Event = components['schemas']['MobileEvent'];
type Concerned = { row: SimRow; member: MemberRow; event: Event };

/** The number is on another SIM from now on. One that was blocked while it was being switched on stays so. */
async function noteActive(deps: SimDeps, tx: Executor, { row, member, event }: Concerned): Promise<void> {
  if (event.reference !== row.activation || event.number === null) return;
  const isBlocked = row.state === 'BLOCKED';
  const replaced = row.replaces === null ? undefined : await findSim(tx, { id: row.replaces });
  if (replaced) await changeSim(tx, replaced.id, { state: 'RETIRED', phoneNumber: null });
  const now = new Date(event.happenedAt);
  const changed = await changeSim(tx, row.id, {
    state: isBlocked ? 'BLOCKED' : 'ACTIVE',
    phoneNumber: event.number,
    activatedAt: now,
    failure: null,
  });
  await changeMember(tx, row.memberId, { msisdn: shownNumber(event.number), hasActiveSim: !isBlocked });
  if (!isBlocked) await deps.outbox.post(tx, activeMessage(member, changed, deps.env));
}

/** A number came from another network, in the place of the one that the SIM had. */
async function noteMovedIn(tx: Executor, { row, event: { number } }: Concerned): Promise<void> {
  if (number === null) return;
  await changeSim(tx, row.id, { phoneNumber: number, ...(row.state === 'ACTIVATING' && { state: 'ACTIVE' }) });
  await changeMember(tx, row.memberId, { msisdn: shownNumber(number) });
}

async function noteMovedOut(deps: SimDeps, tx: Executor, { row, member, event }: Concerned): Promise<void> {
  await changeSim(tx, row.id, { state: 'RETIRED', phoneNumber: null, untold: null });
  await changeMember(tx, row.memberId, { hasActiveSim: false });
  if (event.number !== null) await deps.outbox.post(tx, goneMessage(member, event.number, deps.env));
}

async function note(deps: SimDeps, tx: Executor, concerned: Concerned): Promise<void> {
  const { row, member, event } = concerned;
  switch (event.kind) {
    case 'ACTIVATED':
      return noteActive(deps, tx, concerned);
    case 'NOT_ACTIVATED':
      if (event.reference === row.activation && row.state === 'ACTIVATING')
        await noteNotActive(deps, tx, { row, member, code: event.code ?? 'network.no-answer' });
      return;
    case 'MOVED_IN':
      return noteMovedIn(tx, concerned);
    case 'MOVED_OUT':
      return noteMovedOut(deps, tx, concerned);
    default:
      // Whatever else the network tells of a SIM is not a matter of the SIM itself.
      return;
  }
}

/** Takes in an event of the network; each counts once, and what a later one has overtaken changes nothing. */
export async function receiveMobileEvent(deps: SimDeps, event: Event): Promise<void> {
  const found = await findSim(deps.db, { iccid: event.iccid });
  if (!found) return deps.log.warn({ kind: event.kind }, 'the mobile network tells of a SIM that nobody has');
  const happenedAt = new Date(event.happenedAt);
  await follow(deps, found, async (tx, row, member) => {
    if (happenedAt <= row.toldUntil) return;
    await note(deps, tx, { row, member, event });
    await changeSim(tx, row.id, { toldUntil: happenedAt });
  });
}
