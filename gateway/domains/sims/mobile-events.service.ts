import type { Executor } from '../../../platform/db/open.ts';
import { changeMember, type MemberRow } from '../members/members.rows.ts';
import type { MobileEvent, NumberPorts, SimPorts } from './sim-ports.ts';
import { activeMessage } from './sims.messages.ts';
import { shownNumber } from './sims.rules.ts';
import { activeSimNumber } from './sims.service.ts';
import { changeSim, findSim, type SimRow } from './sims.store.ts';
import { follow, noteNotActive, type SimDeps } from './tell-mobile-network.ts';

type Concerned = { row: SimRow; member: MemberRow; event: MobileEvent };
type Deps = SimDeps & SimPorts & NumberPorts;

/** The SIM before has no number any more, whichever news of the one in its place is heard first. */
async function retireReplaced(tx: Executor, { replaces }: SimRow): Promise<void> {
  const replaced = replaces === null ? undefined : await findSim(tx, { id: replaces });
  if (replaced) await changeSim(tx, replaced.id, { state: 'RETIRED', phoneNumber: null });
}

/** The number is on another SIM from now on. One that was blocked while it was being switched on stays so. */
async function noteOn(deps: Deps, tx: Executor, { row, member, event }: Concerned, number: string): Promise<void> {
  const isBlocked = row.state === 'BLOCKED';
  await retireReplaced(tx, row);
  const changed = await changeSim(tx, row.id, {
    state: isBlocked ? 'BLOCKED' : 'ACTIVE',
    phoneNumber: number,
    activatedAt: new Date(event.happenedAt),
    failure: null,
  });
  await changeMember(tx, row.memberId, { msisdn: shownNumber(number), hasActiveSim: !isBlocked });
  if (isBlocked) return;
  await deps.outbox.post(tx, activeMessage(member, changed, deps.env));
  await deps.simIsOn(tx, row.memberId);
}

async function noteActive(deps: Deps, tx: Executor, concerned: Concerned): Promise<void> {
  const { row, event } = concerned;
  if (event.reference !== row.activation || event.number === null) return;
  await noteOn(deps, tx, concerned, event.number);
}

/** A number came from another network, in the place of the one that the SIM had: it is on, even where that has yet to be told. */
async function noteMovedIn(deps: Deps, tx: Executor, concerned: Concerned): Promise<void> {
  const { row, event } = concerned;
  // Of one that was replaced since the other has the number.
  if (event.number === null || row.state === 'RETIRED') return;
  if (row.activatedAt === null) return noteOn(deps, tx, concerned, event.number);
  await changeSim(tx, row.id, { phoneNumber: event.number });
  await changeMember(tx, row.memberId, { msisdn: shownNumber(event.number) });
}

async function noteMovedOut(deps: Deps, tx: Executor, { row, member, event }: Concerned): Promise<void> {
  await retireReplaced(tx, row);
  await changeSim(tx, row.id, { state: 'RETIRED', phoneNumber: null, untold: null });
  // Another may be on by now, with a number of its own.
  const hasActiveSim = (await activeSimNumber(tx, row.memberId)) !== undefined;
  await changeMember(tx, row.memberId, { hasActiveSim });
  if (event.number !== null) await deps.numberLeft(tx, member, event.number);
}

async function noteNotOn(deps: Deps, tx: Executor, { row, member, event }: Concerned): Promise<void> {
  if (event.reference === row.activation && row.state === 'ACTIVATING')
    await noteNotActive(deps, tx, { row, member, code: event.code ?? 'network.no-answer' });
}

type Note = (deps: Deps, tx: Executor, concerned: Concerned) => Promise<void>;

/** Whatever else the network tells of a SIM is not a matter of the SIM itself, and hides none of these that comes later. */
const notes: Readonly<Partial<Record<string, Note>>> = {
  ACTIVATED: noteActive,
  NOT_ACTIVATED: noteNotOn,
  MOVED_IN: noteMovedIn,
  MOVED_OUT: noteMovedOut,
};

/** Takes in an event of the network; each counts once, and what a later one has overtaken changes nothing. */
export async function receiveMobileEvent(deps: Deps, event: MobileEvent): Promise<void> {
  const found = await findSim(deps.db, { iccid: event.iccid });
  if (!found) return deps.log.warn({ kind: event.kind }, 'the mobile network tells of a SIM that nobody has');
  const happenedAt = new Date(event.happenedAt);
  await follow(deps, found, async (tx, row, member) => {
    // What is used of a SIM is no matter of the SIM itself, whenever it is heard.
    if (event.kind === 'USAGE') return deps.used(tx, row.memberId, event);
    if (event.kind === 'CHARGED') return deps.charged(tx, row.memberId, event);
    if (event.kind === 'ABROAD') return deps.wentAbroad(tx, row.memberId, event);
    await deps.numberNews(tx, { event, member });
    const note = notes[event.kind];
    if (!note || happenedAt <= row.toldUntil) return;
    await note(deps, tx, { row, member, event });
    await changeSim(tx, row.id, { toldUntil: happenedAt });
  });
}
