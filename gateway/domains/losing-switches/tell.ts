import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Message } from '../../outbox/outbox.ts';
import { findMember, type MemberRow } from '../members/members.rows.ts';
import { showLosing } from './losing-switches.banners.ts';
import type { LosingSwitchRow } from './losing-switches.types.ts';

type Deps = Pick<Dependencies, 'hub' | 'env' | 'clock' | 'outbox'>;

/** A provider that has left the directory has only its id. */
export async function providerNameOf({ hub }: Pick<Deps, 'hub'>, id: string): Promise<string> {
  return (await hub.directory.known()).get(id)?.name ?? id;
}

/** What every message about a switch names. */
export async function aboutOf(deps: Pick<Deps, 'hub' | 'env'>, { id, gainingProviderId }: LosingSwitchRow) {
  const { brandName, hostUrl } = deps.env;
  return { switchId: id, provider: await providerNameOf(deps, gainingProviderId), brandName, hostUrl };
}

/** Tells the member of a change: on the dashboard, and by e-mail. */
export async function tell(
  deps: Deps,
  tx: Executor,
  row: LosingSwitchRow,
  write: (member: MemberRow, about: Awaited<ReturnType<typeof aboutOf>>) => Message,
): Promise<void> {
  const about = await aboutOf(deps, row);
  await showLosing(tx, row, { provider: about.provider, now: deps.clock.now() });
  const member = await findMember(tx, row.memberId);
  if (member) await deps.outbox.post(tx, write(member, about));
}
