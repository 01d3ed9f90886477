import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { bookUpTo } from '../airtime/ledger.service.ts';
import { askForRating } from '../airtime/low-balance.ts';
import { findMember } from '../members/members.rows.ts';
import { countryOf } from '../spend-abroad/spend-abroad.rules.ts';
import { leftAbroad, noteAbroad, noteSpentAbroad } from '../spend-abroad/spend-abroad.service.ts';
import type { MobileEvent, SimPorts } from '../sims/sim-ports.ts';
import {
  changeSimPlan,
  findSimPlan,
  forgetCancelledTold,
  insertCharge,
  noteBooked,
  standingOf,
} from './member-sim-plans.store.ts';
import { bringUpToDate, type SimPlanDeps } from './periods.ts';
import { usedMessage } from './sim-plan-messages.ts';
import { tellAllowance } from './tell-network.ts';

/** A plan that was cancelled would have ended by itself so long after that. */
const LONGEST_MS = 31 * DAY_MS;

/** What the news of SIMs means for plans. Each call is made with the member locked. */
export function simPorts(deps: SimPlanDeps): SimPorts {
  return {
    async simIsOn(tx, memberId) {
      const member = await findMember(tx, memberId);
      if (!member) return;
      await bringUpToDate(deps, tx, { member, now: deps.clock.now() });
      const { running } = await standingOf(tx, memberId);
      // A SIM that replaces another has its allowance already, which counts once.
      if (running) await changeSimPlan(tx, running.id, { isTold: false });
      // It may also have that of a plan that was cancelled, where the SIM before was told of its end once this one had taken over.
      await forgetCancelledTold(tx, memberId, new Date(deps.clock.now().getTime() - LONGEST_MS));
      await tellAllowance(deps, tx, memberId);
      await askForRating(deps, tx, memberId);
    },
    used: (tx, memberId, event) => noteUsed(deps, tx, memberId, event),
    charged: (tx, memberId, event) => noteCharged(deps, tx, memberId, event),
    async wentAbroad(tx, memberId, { country: code }) {
      if (code) await noteAbroad(deps, tx, { memberId, code });
    },
  };
}

/** 80 or 100 % of a part of a plan is used: noted once, and told where the plan runs still. */
async function noteUsed(deps: SimPlanDeps, tx: Executor, memberId: string, event: MobileEvent): Promise<void> {
  const { reference, part, percent } = event;
  const row = reference === null ? undefined : await findSimPlan(tx, { reference });
  if (row?.memberId !== memberId || part === null || percent === null) return;
  const milestone = `${part}:${percent}`;
  if (row.milestones.includes(milestone)) return;
  const changed = await changeSimPlan(tx, row.id, { milestones: [...row.milestones, milestone] });
  const member = await findMember(tx, memberId);
  // News that comes late is none any more.
  if (!member || row.state !== 'RUNNING' || row.milestones.includes(`${part}:100`)) return;
  const message = usedMessage(member, { row: changed, part, percent }, deps.env);
  if (message) await deps.outbox.post(tx, message);
}

const units: Readonly<Record<string, string>> = { DATA: 'MB of data', MINUTES: 'minutes of calls', TEXTS: 'texts' };

/** What no plan covers is paid from credit, as far as that goes, and abroad as far as the member's cap does: the rest was let through by us. */
async function noteCharged(deps: SimPlanDeps, tx: Executor, memberId: string, event: MobileEvent): Promise<void> {
  const { eventId, amountInPence, country = null } = event;
  if (amountInPence === null || amountInPence === 0) return;
  const part = event.part ?? 'OTHER';
  const count = event.units ?? 0;
  const happenedAt = new Date(event.happenedAt);
  const charge = {
    eventId,
    memberId,
    part,
    units: count,
    amountInPence,
    bookedInPence: 0,
    country,
    happenedAt,
  };
  if (!(await insertCharge(tx, charge))) return;
  const left = country === null ? Infinity : await leftAbroad(tx, memberId, happenedAt);
  const where = country === null ? '' : `, ${countryOf(country)?.name ?? country}`;
  const bookedInPence = await bookUpTo(deps, tx, {
    memberId,
    kind: 'USAGE',
    amountInPence: Math.min(amountInPence, left),
    reference: eventId,
    about: `${count} ${units[part] ?? 'units'}${where}`,
  });
  await noteBooked(tx, eventId, bookedInPence);
  if (country !== null) await noteSpentAbroad(deps, tx, { memberId, at: happenedAt, bookedInPence });
}
