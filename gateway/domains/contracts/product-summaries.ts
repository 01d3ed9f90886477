import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { findProduct, type Product } from '../products/products.catalogue.ts';
import { summaryLayout } from './contract-summary.layout.ts';
import { productFacts } from './contracts.rules.ts';
import type { SummaryFacts } from './contracts.types.ts';

interface Drawn {
  /** YYYY-MM, in the United Kingdom. */
  month: string;
  pdf: Promise<Buffer>;
}

/** What a summary says of a product alone: the router, and no kit beside it. */
function offerOf(product: Product, { brandName, hostUrl }: Dependencies['env'], date: string): SummaryFacts {
  return {
    brandName,
    hostUrl,
    reference: null,
    date,
    address: null,
    plan: {
      ...productFacts(product),
      meshWifi: false,
      upfrontPriceInPence: product.setupPriceInPence,
      monthlyPriceInPence: product.priceInPence,
    },
    amendment: null,
  };
}

/**
 * Contract summaries for whoever has not ordered: one for each product and month, as what a broken promise is worth
 * changes with a month. Kept in the process, for the catalogue is short and drawing one again gives the same bytes;
 * drawn once however many ask, and again where that failed.
 */
export function productSummaries({ clock, env, documents }: Pick<Dependencies, 'clock' | 'env' | 'documents'>) {
  const kept = new Map<string, Drawn>();

  function draw(product: Product, month: string): Drawn {
    const date = `${month}-01`;
    const pdf = documents.drawer.draw(summaryLayout(offerOf(product, env, date)), { author: env.brandName, date });
    return { month, pdf };
  }

  /** A tagged PDF, and the product it is of. Throws 404 `product.not-found`. */
  return async (productId: string): Promise<{ product: Product; pdf: Buffer }> => {
    const product = findProduct(productId);
    if (!product) throw notFound('product');
    const month = clock.today().slice(0, 'YYYY-MM'.length);
    const known = kept.get(product.productId);
    const drawn = known?.month === month ? known : draw(product, month);
    kept.set(product.productId, drawn);
    try {
      return { product, pdf: await drawn.pdf };
    } catch (error) {
      if (kept.get(product.productId) === drawn) kept.delete(product.productId);
      throw error;
    }
  };
}
