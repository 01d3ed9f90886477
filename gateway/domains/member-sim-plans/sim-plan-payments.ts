import { notFound } from '../../../platform/http/problem.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { noteReturned, noteTakenBack } from '../airtime/taken-back.service.ts';
import { lockMember, type MemberRow } from '../members/members.rows.ts';
import { isUnattended, nothingDue } from '../payments/payments.rules.ts';
import type { PaymentPurpose, Subject } from '../payments/purposes.ts';
import { changeSimPlan, findSimPlan, type SimPlanRow } from './member-sim-plans.store.ts';
import { bringUpToDate, notePaid, type SimPlanDeps } from './periods.ts';
import { noteRefused } from './renewals.ts';
import { stopCharging } from './repeating.ts';
import { lostMessage, named } from './sim-plan-messages.ts';

/** How SIM plans are paid by card: bought once, when the provider says that one is paid. */
export function simPlanPayments(deps: SimPlanDeps): PaymentPurpose {
  return {
    async due(tx, subject) {
      const { row } = (await own(tx, subject)) ?? {};
      if (!row) throw notFound('sim-plan-purchase');
      if (row.state !== 'UNPAID' || row.paidBy !== 'CARD') throw nothingDue();
      return row.priceInPence;
    },
    async parts(db, { reference }) {
      const row = await findSimPlan(db, { id: reference });
      return row ? [{ name: named(row.planId), detail: 'For 30 days', amountInPence: row.priceInPence }] : [];
    },
    async pay(tx, subject, amountInPence) {
      const known = await own(tx, subject);
      if (known?.row.priceInPence !== amountInPence) return false;
      const { member } = known;
      const now = deps.clock.now();
      if (known.row.state === 'RUNNING' || known.row.state === 'OVER')
        return noteReturned(deps, tx, { ...subject, amountInPence: keptOf(known.row) });
      await bringUpToDate(deps, tx, { member, now });
      const row = await findSimPlan(tx, { id: known.row.id });
      if (row?.state !== 'UNPAID' || row.paidBy !== 'CARD') return false;
      return notePaid(deps, tx, row, { member, now });
    },
    tellsOfTakenBack: true,
    async takeBack(tx, subject) {
      const known = await own(tx, subject);
      if (!known) return;
      const { row, member } = known;
      await stopCharging(deps, tx, member);
      if (row.state === 'WAITING') {
        await changeSimPlan(tx, row.id, { state: 'TAKEN_BACK' });
        await deps.outbox.post(tx, lostMessage(member, row, deps.env));
        return;
      }
      // It was used: the credit pays for it, as for a top-up that is taken back, and the rest is owed.
      if ((row.state === 'RUNNING' || row.state === 'OVER') && keptOf(row) > 0)
        await noteTakenBack(deps, tx, { memberId: row.memberId, amountInPence: keptOf(row), reference: row.id });
      else
        deps.log.error(
          { purchaseId: row.id },
          'a bank has taken back the price of a SIM plan that was given back: somebody has to see to it',
        );
    },
    async ended(tx, session, why) {
      const known = await own(tx, session);
      if (known?.row.state === 'UNPAID' && known.row.isRenewal && isUnattended(session))
        await noteRefused(deps, tx, known.row, why);
    },
  };
}

/** What we have kept of its price: a part of one that was cancelled went back. */
const keptOf = ({ priceInPence, returnedInPence }: SimPlanRow): number => priceInPence - returnedInPence;

/** A purchase with its member, who is locked; undefined of nobody's, or somebody else's. */
async function own(
  tx: Executor,
  { memberId, reference }: Subject,
): Promise<{ row: SimPlanRow; member: MemberRow } | undefined> {
  const member = await lockMember(tx, memberId);
  const row = await findSimPlan(tx, { id: reference });
  return member && row?.memberId === memberId ? { row, member } : undefined;
}
