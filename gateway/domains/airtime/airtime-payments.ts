import { notFound } from '../../../platform/http/problem.ts';
import { isUnattended, nothingDue } from '../payments/payments.rules.ts';
import type { PaymentPurpose } from '../payments/purposes.ts';
import { debtPaidMessage, toppedUpMessage } from './airtime.messages.ts';
import { changeAccount, changeTopUp, countAbout, lockAccount, lockTopUp } from './airtime.store.ts';
import { noteNotCharged } from './automatic-top-up.ts';
import { endWait } from './awaited-credit.ts';
import { book, payDebtFirst } from './ledger.service.ts';
import { noteReturned, noteTakenBack } from './taken-back.service.ts';
import { assertMayTopUp } from './top-ups.service.ts';
import { writeTo, type AirtimeDeps } from './write-to.ts';

/** How a member's credit is topped up by card: booked once, when it is paid. */
export function topUpPayments(deps: AirtimeDeps): PaymentPurpose {
  return {
    async due(tx, { memberId, reference }) {
      const topUp = await lockTopUp(tx, reference);
      if (topUp?.memberId !== memberId) throw notFound('top-up');
      if (topUp.state !== 'UNPAID') throw nothingDue();
      await assertMayTopUp(tx, topUp, deps.clock.now());
      await changeTopUp(tx, topUp.id, { isUnderWay: true });
      return topUp.amountInPence;
    },
    async pay(tx, { memberId, reference }, amountInPence) {
      const topUp = await lockTopUp(tx, reference);
      if (topUp?.memberId !== memberId || topUp.amountInPence !== amountInPence || topUp.state === 'PAID') return false;
      if (topUp.state === 'TAKEN_BACK') {
        await changeTopUp(tx, topUp.id, { state: 'PAID' });
        return noteReturned(deps, tx, { memberId, amountInPence, reference });
      }
      // It came up while this was under way: what is owed is paid first.
      const before = await lockAccount(tx, memberId);
      if (before.debtInPence > 0) return false;
      await changeTopUp(tx, topUp.id, { state: 'PAID', isUnderWay: false, paidAt: deps.clock.now() });
      const kind = topUp.isAutomatic ? 'AUTOMATIC_TOP_UP' : 'TOP_UP';
      if (topUp.isAutomatic) {
        await endWait(deps, tx, before, 'TOPPED_UP');
        await changeAccount(tx, memberId, { automaticFailures: 0, automaticAgainAt: null });
      }
      await book(deps, tx, { memberId, kind, amountInPence, reference });
      await writeTo(deps, tx, memberId, (member) => toppedUpMessage(member, { topUp, before }, deps.env));
      return true;
    },
    tellsOfTakenBack: true,
    async takeBack(tx, { memberId, reference }) {
      const topUp = await lockTopUp(tx, reference);
      if (!topUp) return;
      const { amountInPence } = topUp;
      await changeTopUp(tx, topUp.id, { state: 'TAKEN_BACK' });
      await noteTakenBack(deps, tx, { memberId, amountInPence, reference });
    },
    async ended(tx, session, why) {
      const topUp = await lockTopUp(tx, session.reference);
      if (topUp?.state !== 'UNPAID') return;
      await changeTopUp(tx, topUp.id, { isUnderWay: false });
      if (isUnattended(session)) await noteNotCharged(deps, tx, session, why);
    },
  };
}

/** How what is owed of credit is paid: all of it at once. It is no top-up, so that no day limits it. */
export function debtPayments(deps: AirtimeDeps): PaymentPurpose {
  return {
    async due(tx, { memberId }) {
      const { debtInPence } = await lockAccount(tx, memberId);
      if (debtInPence === 0) throw nothingDue();
      return debtInPence;
    },
    async pay(tx, { id, memberId }, amountInPence) {
      const { debtInPence } = await lockAccount(tx, memberId);
      // What a bank gives to us again is credit where nothing is owed any more.
      if (await noteReturned(deps, tx, { memberId, amountInPence, reference: id })) return true;
      const isPaid = (await countAbout(tx, 'DEBT_PAYMENT', id)) > 0;
      if (isPaid || amountInPence > debtInPence) return false;
      await payDebtFirst(deps, tx, { memberId, amountInPence, reference: id }, 'DEBT_PAYMENT');
      await writeTo(deps, tx, memberId, (member) => debtPaidMessage(member, amountInPence, deps.env));
      return true;
    },
    tellsOfTakenBack: true,
    async takeBack(tx, { id, memberId, amountInPence }) {
      await noteTakenBack(deps, tx, { memberId, amountInPence, reference: id });
    },
    ended: () => Promise.resolve(),
  };
}
