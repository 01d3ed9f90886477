import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { generateContract, ownDocument } from './contracts.service.ts';

export function contractsHandlers(deps: Dependencies): Pick<Handlers, 'createPreContract' | 'downloadContract'> {
  return {
    async createPreContract({ session, path }) {
      return { status: 201, body: await generateContract(deps, memberOf(session), path.planId) };
    },
    async downloadContract({ session, query }) {
      const { kind, pdf } = await ownDocument(deps.db, memberOf(session), query.docId);
      return {
        status: 200,
        body: pdf,
        headers: {
          'content-disposition': `inline; filename="${deps.env.brandSlug}-${kind}.pdf"`,
          // Somebody else may use the browser after this customer has logged out.
          'cache-control': 'no-store',
        },
      };
    },
  };
}
