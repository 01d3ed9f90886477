import type { Executor } from '../../../platform/db/open.ts';
import { answerOrRefusal, PartnerRefusal } from '../../../platform/oauth2/told-partner.ts';
import type { Dependencies } from '../../dependencies.ts';
import { balanceOf } from '../airtime/ledger.service.ts';
import { NETWORK_ASKS_CREDIT } from '../airtime/low-balance.ts';
import { activeSimNumber } from '../sims/sims.service.ts';
import { isStoppedAbroad } from '../spend-abroad/spend-abroad.service.ts';
import { networkLine } from '../sims/tell-mobile-network.ts';
import { runsAt } from './member-sim-plans.rules.ts';
import { changeSimPlan, noteTold, standingOf, untoldCancelled } from './member-sim-plans.store.ts';
import { allowanceOf } from './member-sim-plans.views.ts';

const ALLOWANCE = 'member-sim-plans.tell-allowance';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'mobileNetwork' | 'log'>;

/** Has the network told what a member's plan has, and of those that were cancelled, in the caller's transaction: behind what it is told of their SIMs, until it has heard it. */
export async function tellAllowance(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  tx: Executor,
  memberId: string,
): Promise<void> {
  await jobs.enqueueInLine(tx, networkLine(memberId), { kind: ALLOWANCE, payload: { memberId }, runAt: clock.now() });
}

/** Names the jobs that tell the network of allowances, and of whether credit pays for what none covers; once for each gateway. */
export function handleNetwork(deps: Deps): void {
  const isEndless = true;
  deps.jobs.handleOutside(ALLOWANCE, ({ memberId }) => putAllowance(deps, String(memberId)), { isEndless });
  deps.jobs.handleOutside(NETWORK_ASKS_CREDIT, ({ memberId }) => putRating(deps, String(memberId)), { isEndless });
}

async function putAllowance(deps: Deps, memberId: string): Promise<void> {
  const { db, clock, mobileNetwork } = deps;
  await endCancelled(deps, memberId);
  const { running } = await standingOf(db, memberId);
  if (!running || running.isTold || !runsAt(running, clock.now())) return;
  const iccid = await activeSimNumber(db, memberId);
  // It is told once a SIM is on.
  if (iccid === undefined) return;
  if (await heard(deps, () => mobileNetwork.putAllowance(iccid, allowanceOf(running)))) await noteTold(db, running.id);
}

/** A plan that was cancelled has nothing left at the network; without a SIM that is on it is told once one is. */
async function endCancelled(deps: Deps, memberId: string): Promise<void> {
  const { db, mobileNetwork } = deps;
  const untold = await untoldCancelled(db, memberId);
  const iccid = untold.length === 0 ? undefined : await activeSimNumber(db, memberId);
  if (iccid === undefined) return;
  for (const { id, reference } of untold)
    if (await heard(deps, () => mobileNetwork.endAllowance(iccid, reference)))
      await changeSimPlan(db, id, { isTold: true });
}

/** Without credit nothing is charged for, nor abroad once the cap is reached: it does not work then. */
async function putRating(deps: Deps, memberId: string): Promise<void> {
  const { db, clock, mobileNetwork } = deps;
  const iccid = await activeSimNumber(db, memberId);
  if (iccid === undefined) return;
  const isCharged = (await balanceOf(db, memberId)) > 0;
  const isChargedAbroad = isCharged && !(await isStoppedAbroad(db, memberId, clock.now()));
  await heard(deps, () => mobileNetwork.putRating(iccid, { isCharged, isChargedAbroad }));
}

/** Whether the network has done it; what it refuses is told again once another SIM is on. Rejects where it does not answer. */
async function heard({ log }: Pick<Deps, 'log'>, tell: () => Promise<void>): Promise<boolean> {
  const answer = await answerOrRefusal(tell);
  // A SIM that is being replaced, say.
  if (answer instanceof PartnerRefusal)
    log.warn({ code: answer.code }, 'the mobile network does not do what it was told of a SIM plan');
  return !(answer instanceof PartnerRefusal);
}
