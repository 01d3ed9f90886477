import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { privateFile } from '../../http/private-file.ts';
import { memberOf } from '../../http/member-of.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { generateContract, ownDocument } from './contracts.service.ts';
import { productSummaries } from './product-summaries.ts';
import { PREPARE_CONTRACT } from '../plans/prepare-contract.ts';

/** Also names the job that makes a contract before it is asked for. */
export function contractsHandlers(
  deps: Dependencies,
): Pick<Handlers, 'createPreContract' | 'downloadContract' | 'downloadProductSummary'> {
  deps.jobs.handleOutside(PREPARE_CONTRACT, ({ memberId, planId }) =>
    generateContract(deps, String(memberId), String(planId)).catch(unlessSettled),
  );
  const summaryOf = productSummaries(deps);
  return {
    async downloadProductSummary({ path }) {
      const { product, pdf } = await summaryOf(path.productId);
      const name = `${deps.env.brandSlug}-contract-summary-${product.downstreamSpeedInMbps}-mbps.pdf`;
      return {
        status: 200,
        body: pdf,
        // It is nobody's, so that whoever stands between may keep it, too.
        headers: { 'content-disposition': `inline; filename="${name}"`, 'cache-control': 'public, max-age=3600' },
      };
    },
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
