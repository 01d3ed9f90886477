import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { privateFile } from '../../http/private-file.ts';
import { ownId } from '../../http/member-of.ts';
import { handleBillJobs } from './bills.jobs.ts';
import type { ChargePort } from './charge-port.ts';
import { drawBill, getBill, listBills } from './bills.service.ts';

/** Also names the job that makes bills. */
export function billsHandlers(
  deps: Dependencies & ChargePort,
): Pick<Handlers, 'listBills' | 'getBill' | 'downloadBill'> {
  handleBillJobs(deps);
  return {
    async listBills({ session, path }) {
      return { status: 200, body: await listBills(deps, ownId(session, path.memberId)) };
    },
    async getBill({ session, path }) {
      return { status: 200, body: await getBill(deps, ownId(session, path.memberId), path.billId) };
    },
    async downloadBill({ session, path }) {
      const { number, pdf } = await drawBill(deps, ownId(session, path.memberId), path.billId);
      return {
        status: 200,
        body: pdf,
        headers: privateFile(deps.env, `bill-${number}.pdf`),
      };
    },
  };
}
