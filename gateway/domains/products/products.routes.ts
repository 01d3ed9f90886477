import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { checkedPremiseOf } from '../coverage/coverage.routes.ts';
import { kitOptions, productsTagged } from './products.catalogue.ts';
import { lookUpProducts } from './products.service.ts';

export function productsHandlers(
  deps: Dependencies,
): Pick<Handlers, 'listProducts' | 'listProductsForHome' | 'listKitOptions'> {
  return {
    listProducts: ({ query }) => ({ status: 200, body: productsTagged(query.filter) }),
    listKitOptions: () => ({ status: 200, body: [...kitOptions] }),
    async listProductsForHome({ query }) {
      const { status, home, transactionId, products, fieldVisitRequired } = await lookUpProducts(deps, query);
      return {
        status: 200,
        body: {
          status,
          premises: home ? [checkedPremiseOf(home, status, deps.clock.today())] : [],
          transactionId,
          installationDetails: { products, installFieldVisitRequired: fieldVisitRequired },
        },
      };
    },
  };
}
