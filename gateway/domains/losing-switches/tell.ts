import { isRunning } from '../../../openapi/partners/switching-hub/losing-side/order-life.rules.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Message } from '../../outbox/outbox.ts';
import { findMember, type MemberRow } from '../members/members.rows.ts';
import { findPlan } from '../plans/plans.rows.ts';
import { hideLosing, showLosing } from './losing-switches.banners.ts';
import { endedBeforeMessage, type About } from './losing-switches.messages.ts';
import { switchesOfPlan } from './losing-switches.store.ts';
import type { LosingSwitchRow } from './losing-switches.types.ts';
import { readOwnEnd } from './own-end.ts';

type Deps = Pick<Dependencies, 'hub' | 'env' | 'clock' | 'outbox'>;

/** A provider that has left the directory has only its id. */
export async function providerNameOf({ hub }: Pick<Deps, 'hub'>, id: string): Promise<string> {
  return (await hub.directory.known()).get(id)?.name ?? id;
}

/** What every message about a switch names, and whether its plan has an end of its own. */
export async function aboutOf(
  deps: Pick<Deps, 'hub' | 'env' | 'clock'>,
  tx: Executor,
  row: LosingSwitchRow,
): Promise<About> {
  const { brandName, hostUrl } = deps.env;
  const plan = await findPlan(tx, row.planId);
  const ownEnd = plan ? await readOwnEnd(tx, plan, row, ukDateOf(deps.clock.now())) : null;
  const provider = await providerNameOf(deps, row.gainingProviderId);
  return { switchId: row.id, planId: row.planId, provider, ownEnd, brandName, hostUrl };
}

/** Tells the member of a change: on the dashboard, and by e-mail. */
export async function tell(
  deps: Deps,
  tx: Executor,
  row: LosingSwitchRow,
  write: (member: MemberRow, about: About) => Message,
): Promise<void> {
  const about = await aboutOf(deps, tx, row);
  await showLosing(tx, row, about, deps.clock.now());
  const member = await findMember(tx, row.memberId);
  if (member) await deps.outbox.post(tx, write(member, about));
}

/**
 * The end of a plan, whose row is locked, was asked for, taken back, or has come: what the dashboard says of a switch that runs
 * follows, and what it said of one that came to nothing is no longer true. Of an end that its member has not asked for, they are
 * written to.
 */
export async function followOwnEnd(deps: Deps, tx: Executor, planId: string): Promise<void> {
  for (const row of await switchesOfPlan(tx, planId)) {
    if (isRunning(row)) await followRunning(deps, tx, row);
    else if (row.status !== 'triggered') await hideLosing(tx, row);
  }
}

async function followRunning(deps: Deps, tx: Executor, row: LosingSwitchRow): Promise<void> {
  const about = await aboutOf(deps, tx, row);
  await showLosing(tx, row, about, deps.clock.now());
  const { ownEnd } = about;
  const member = ownEnd?.why === 'NETWORK' ? await findMember(tx, row.memberId) : undefined;
  if (ownEnd && member && row.plannedDate !== null)
    // The network ends services about midnight.
    await deps.outbox.post(tx, { ...endedBeforeMessage(member, about, ownEnd, row.plannedDate), waitsForDay: true });
}
