import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { ReadDependencies } from '../../dependencies.ts';
import { monthOf, monthsLeft } from '../bills/billing-months.rules.ts';
import { COOLING_OFF_DAYS } from '../contracts/contracts.rules.ts';
import { findPremises } from '../coverage/coverage.rows.ts';
import { memberAddressOf } from '../coverage/coverage.routes.ts';
import { openFaultsOf } from '../faults/faults.service.ts';
import { openPausesOf } from '../pauses/pauses.rows.ts';
import type { PauseRow } from '../pauses/pauses.types.ts';
import { planOf } from '../plans/plans.rules.ts';
import { productOf } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { exitFeeAfter, isRolling, leavingWay, type LiveContract } from './leaving.rules.ts';
import { listOrderedPlans, sentNotices } from './member-plans.store.ts';
import type { MemberPlan, PlanContract } from './member-plans.types.ts';
import { noticesOf, yearsUntil, type Counted } from './notices.rules.ts';

/** How many years of notices are shown after this one. */
const YEARS_AHEAD = 1;

/** What a member has ordered and has, newest first. How many queries that takes does not depend on how much it is. */
export async function listMemberPlans(
  { db, clock }: Pick<ReadDependencies, 'db' | 'clock'>,
  memberId: string,
): Promise<MemberPlan[]> {
  const ordered = await listOrderedPlans(db, memberId);
  const homes = await findPremises(
    db,
    ordered.map(({ plan }) => plan.premiseId),
  );
  const planIds = ordered.map(({ plan }) => plan.id);
  const sent = await sentNotices(db, planIds);
  const pauses = await openPausesOf(db, planIds);
  const faults = await openFaultsOf({ db, clock }, planIds);
  const today = clock.today();
  const all = ordered.flatMap(({ plan, order }) => {
    const home = homes.find(({ id }) => id === plan.premiseId);
    const openPause = pauses.find(({ planId }) => planId === plan.id);
    const contract = liveContractOf(plan, { orderDate: order.orderDate, openPause });
    if (!home) return [];
    return [
      {
        plan: planOf(plan, productOf(plan), today),
        planStatus: plan.state,
        meshWifi: plan.meshWifi,
        pausedUntil: openPause?.state === 'RUNNING' ? openPause.to : null,
        openFault: faults.get(plan.id) ?? null,
        home: memberAddressOf(home),
        orderId: order.id,
        contract:
          contract &&
          standingOf(
            contract,
            { sent: sent.filter(({ planId }) => planId === plan.id), isEnding: plan.state === 'CEASING' },
            today,
          ),
      },
    ];
  });
  return [
    ...all.filter(({ planStatus }) => planStatus !== 'ENDED'),
    ...all.filter(({ planStatus }) => planStatus === 'ENDED'),
  ];
}

/** The contract of a plan that is live; null before Go Live and after its end. */
export function liveContractOf(
  plan: PlanRow,
  { orderDate, openPause = null }: { orderDate: Date; openPause: PauseRow | null | undefined },
): LiveContract | null {
  const { serviceStart: goLive, end: termEnd, state, monthlyPriceInPence } = plan;
  if (goLive === null || termEnd === null || state === 'ENDED') return null;
  return {
    goLive,
    termEnd,
    contractMonths: productOf(plan).contractDurationInMonths,
    monthlyPriceInPence,
    withdrawUntil: addDays(ukDateOf(orderDate), COOLING_OFF_DAYS),
    openPause,
  };
}

interface WhatOfNotices {
  sent: Awaited<ReturnType<typeof sentNotices>>;
  /** A plan that is ending is told of no prices any more. */
  isEnding: boolean;
}

function standingOf(contract: LiveContract, ofNotices: WhatOfNotices, today: LocalDate): PlanContract {
  const { goLive, termEnd, withdrawUntil } = contract;
  const { from, to: paidUntil } = monthOf(goLive, today < goLive ? goLive : today);
  const rolling = isRolling(contract);
  return {
    minimumTerm: rolling ? null : { from: goLive, to: termEnd },
    monthsLeft: rolling ? 0 : monthsLeft(goLive, termEnd, today < from ? from : today),
    exitFee: leavingWay(contract, today) === 'EXIT_FEE' ? exitFeeAfter(contract, paidUntil) : null,
    withdrawUntil,
    paidUntil,
    notices: noticesShown({ from: rolling ? goLive : termEnd, isRolling: rolling }, ofNotices, today),
  };
}

function noticesShown(counted: Counted, { sent, isEnding }: WhatOfNotices, today: LocalDate): PlanContract['notices'] {
  const years = yearsUntil(counted, today) + YEARS_AHEAD;
  return noticesOf(counted, years).flatMap(({ kind, about, date }): PlanContract['notices'] => {
    const found = sent.find((notice) => notice.kind === kind && notice.about === about);
    if (found) return [{ kind, date: ukDateOf(found.sentAt), sent: true }];
    return date >= today && !isEnding ? [{ kind, date, sent: false }] : [];
  });
}
