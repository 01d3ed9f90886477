import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { privateFile } from '../../http/private-file.ts';
import { memberOf } from '../../http/member-of.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { generateContract, ownDocument } from './contracts.service.ts';
import { PREPARE_CONTRACT } from '../plans/prepare-contract.ts';

/** Also names the job that makes a contract before it is asked for. */
export function contractsHandlers(deps: Dependencies): Pick<Handlers, 'createPreContract' | 'downloadContract'> {
  deps.jobs.handleOutside(PREPARE_CONTRACT, ({ memberId, planId }) =>
    generateContract(deps, String(memberId), String(planId)).catch(unlessSettled),
  );
  return {
    async createPreContract({ session, path }) {
      return { status: 201, body: await generateContract(deps, memberOf(session), path.planId) };
    },
    async downloadContract({ session, query }) {
      const { kind, pdf } = await ownDocument(deps.db, memberOf(session), query.docId);
      return {
        status: 200,
        body: pdf,
        headers: privateFile(deps.env, `${kind}.pdf`),
      };
    },
  };
}

/** The plan has gone, or was ordered: there is nothing left to prepare. */
function unlessSettled(error: unknown): void {
  if (!(error instanceof HttpProblem && error.status < 500)) throw error;
}
