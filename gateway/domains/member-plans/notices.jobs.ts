import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember } from '../members/members.rows.ts';
import { findAsked } from '../plan-changes/plan-changes.rows.ts';
import { homeOf, productOf } from '../plans/plans.service.ts';
import { catalogue, productsForSpeeds } from '../products/products.catalogue.ts';
import { isRolling } from './leaving.rules.ts';
import { noteNotice, plansToNotify } from './member-plans.store.ts';
import { noticeMessage } from './notices.messages.ts';
import { dueNotice } from './notices.rules.ts';

const rollingIds = catalogue
  .filter(({ contractDurationInMonths: contractMonths }) => isRolling({ contractMonths }))
  .map(({ productId }) => productId);

/** Writes the notices about contracts that are due. Part of what a gateway does once an hour. */
export async function sendNotices(
  { outbox, env }: Pick<Dependencies, 'outbox' | 'env'>,
  tx: Executor,
  now: Date,
): Promise<void> {
  const today = ukDateOf(now);
  for (const plan of await plansToNotify(tx, { today, rollingIds })) {
    const rolls = rollingIds.includes(plan.productId);
    const from = rolls ? plan.serviceStart : plan.end;
    const notice = from === null ? undefined : dueNotice({ from, isRolling: rolls }, today);
    if (!notice || !(await noteNotice(tx, plan.id, notice, now))) continue;
    const member = await findMember(tx, plan.memberId);
    if (!member) continue;
    const change = await findAsked(tx, plan.id);
    const facts = {
      planId: plan.id,
      planName: productOf(plan).displayName,
      isRolling: rolls,
      monthlyPriceInPence: plan.monthlyPriceInPence,
      change: change && { monthlyPriceInPence: change.monthlyPriceInPence, from: change.from },
      offers: productsForSpeeds((await homeOf(tx, plan)).speedsInMbps),
    };
    await outbox.post(tx, noticeMessage(member, notice, facts, env));
  }
}
