import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { privateFile } from '../../http/private-file.ts';
import { memberOf } from '../../http/member-of.ts';
import type { PurposePorts } from '../payments/purposes.ts';
import { airtimeOf, drawTopUpReceipt, listEntries } from './airtime.service.ts';
import { handleLowBalances, turnOff, turnOn } from './automatic-top-up.ts';
import { saveUnpaidTopUp } from './top-ups.service.ts';
import { redeemVoucher } from './vouchers.service.ts';

type AirtimeOperation =
  | 'getAirtime'
  | 'listAirtimeEntries'
  | 'saveUnpaidTopUp'
  | 'redeemVoucher'
  | 'turnOnAutomaticTopUp'
  | 'turnOffAutomaticTopUp'
  | 'downloadTopUpReceipt';

/** Credit for the mobile network (PH-12). Also names the job that tops up what has fallen low. */
export function airtimeHandlers(deps: Dependencies & PurposePorts): Pick<Handlers, AirtimeOperation> {
  handleLowBalances(deps);
  return {
    async getAirtime({ session }) {
      return { status: 200, body: await airtimeOf(deps, memberOf(session)) };
    },
    async listAirtimeEntries({ session }) {
      return { status: 200, body: await listEntries(deps, memberOf(session)) };
    },
    async saveUnpaidTopUp({ session, body }) {
      return { status: 200, body: await saveUnpaidTopUp(deps, memberOf(session), body.amountInPence) };
    },
    async redeemVoucher({ session, address, body }) {
      const who = { memberId: memberOf(session), address };
      return { status: 201, body: await redeemVoucher(deps, who, body.number) };
    },
    async turnOnAutomaticTopUp({ session, body }) {
      const memberId = memberOf(session);
      await turnOn(deps, memberId, body.cardId);
      return { status: 200, body: await airtimeOf(deps, memberId) };
    },
    async turnOffAutomaticTopUp({ session }) {
      const memberId = memberOf(session);
      await deps.db.transaction((tx) => turnOff(deps, tx, memberId));
      return { status: 200, body: await airtimeOf(deps, memberId) };
    },
    async downloadTopUpReceipt({ session, path }) {
      const { paidAt, pdf } = await drawTopUpReceipt(deps, memberOf(session), path.topUpId);
      return {
        status: 200,
        body: pdf,
        headers: privateFile(deps.env, `top-up-${ukDateOf(paidAt)}.pdf`),
      };
    },
  };
}
