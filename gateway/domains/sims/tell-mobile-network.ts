import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { PartnerRefusal } from '../../../platform/oauth2/told-partner.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockMember, type MemberRow } from '../members/members.rows.ts';
import { notActiveMessage } from './sims.messages.ts';
import { changeSim, findSim, type SimRow } from './sims.store.ts';

const TELL = 'mobile-network.tell';

/** All that the network is told of a member's SIMs follows each other. */
export const networkLine = (memberId: string): string => `mobile-network:${memberId}`;

export type SimDeps = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'mobileNetwork' | 'outbox' | 'env' | 'log'>;

/** Has the network told what it does not know yet of a SIM, in the caller's transaction: in one line for a member, until it has heard it. */
export async function tellNetwork(
  { jobs, clock }: Pick<SimDeps, 'jobs' | 'clock'>,
  tx: Executor,
  { id, memberId }: Pick<SimRow, 'id' | 'memberId'>,
): Promise<void> {
  await jobs.enqueueInLine(tx, networkLine(memberId), {
    kind: TELL,
    payload: { simId: id },
    runAt: clock.now(),
  });
}

/** Changes a SIM with its member locked, as it is by then. */
export function follow(
  { db }: Pick<SimDeps, 'db'>,
  { id, memberId }: Pick<SimRow, 'id' | 'memberId'>,
  change: (tx: Executor, row: SimRow, member: MemberRow) => Promise<void>,
): Promise<void> {
  return retrying(() =>
    db.transaction(async (tx) => {
      const member = await lockMember(tx, memberId);
      const row = await findSim(tx, { id });
      if (member && row) await change(tx, row, member);
    }),
  );
}

async function issue(deps: SimDeps, row: SimRow): Promise<void> {
  const { iccid } = await deps.mobileNetwork.issue({ reference: row.reference, type: 'ESIM' });
  await follow(deps, row, async (tx, now) => {
    if (now.untold !== 'ISSUE') return;
    const isWanted = now.activation !== null;
    await changeSim(tx, row.id, {
      iccid,
      state: isWanted ? 'ACTIVATING' : 'READY',
      untold: isWanted ? 'ACTIVATE' : null,
    });
  });
}

async function activate(deps: SimDeps, row: SimRow): Promise<void> {
  const { iccid, activation: reference, replaces: replacedId } = row;
  if (iccid === null || reference === null) throw new Error(`SIM ${row.id} cannot be switched on`);
  const replaced = replacedId === null ? undefined : await findSim(deps.db, { id: replacedId });
  const replaces = replaced?.iccid ?? undefined;
  await deps.mobileNetwork.activate(iccid, replaces === undefined ? { reference } : { reference, replaces });
}

/** Notes that the network does not switch a SIM on, and writes to its member. */
export async function noteNotActive(
  { outbox, env }: Pick<SimDeps, 'outbox' | 'env'>,
  tx: Executor,
  { row, member, code }: { row: SimRow; member: MemberRow; code: string },
): Promise<void> {
  const changed = await changeSim(tx, row.id, { state: 'READY', untold: null, replaces: null, failure: code });
  await outbox.post(tx, notActiveMessage(member, changed, env));
}

const did = (deps: SimDeps, row: SimRow) =>
  follow(deps, row, async (tx, now) => {
    if (now.untold === row.untold) await changeSim(tx, row.id, { untold: null });
  });

async function tellOne(deps: SimDeps, row: SimRow): Promise<void> {
  switch (row.untold) {
    case 'ISSUE':
      return issue(deps, row);
    case 'ACTIVATE':
      await activate(deps, row);
      return did(deps, row);
    case 'BLOCK':
      if (row.iccid !== null) await deps.mobileNetwork.block(row.iccid);
      return did(deps, row);
    case null:
  }
}

async function refused(deps: SimDeps, row: SimRow, { code }: PartnerRefusal): Promise<void> {
  const { reference, untold } = row;
  if (untold === 'ACTIVATE') {
    deps.log.warn({ reference, code }, 'the mobile network does not switch a SIM on');
    return follow(deps, row, async (tx, now, member) => {
      if (now.untold === 'ACTIVATE') await noteNotActive(deps, tx, { row: now, member, code });
    });
  }
  deps.log.error(
    { reference, untold, code },
    'the mobile network does not do what it was told: somebody has to see to it',
  );
  return did(deps, row);
}

/** Names the job that tells the network; once for each gateway. Endless: a SIM that was reported lost is blocked however long the network is away. */
export function handleNetworkCommands(deps: SimDeps): void {
  deps.jobs.handleOutside(
    TELL,
    async ({ simId }) => {
      let told: SimRow['untold'] = null;
      for (;;) {
        const row = await findSim(deps.db, { id: String(simId) });
        // What is wanted again has a job of its own, and nothing is noted of the SIM of somebody who is gone.
        if (!row || row.untold === told || row.untold === null) return;
        told = row.untold;
        try {
          await tellOne(deps, row);
        } catch (error) {
          if (!(error instanceof PartnerRefusal)) throw error;
          await refused(deps, row, error);
        }
      }
    },
    { isEndless: true },
  );
}
