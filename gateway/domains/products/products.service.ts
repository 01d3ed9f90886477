import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { isOrderable, statusOf } from '../coverage/coverage.rules.ts';
import { findPremiseByUprn, insertCheck, type NetworkPremise } from '../coverage/coverage.rows.ts';
import { productsForSpeeds, type Product } from './products.catalogue.ts';

export interface ProductLookUp {
  status: string;
  home: NetworkPremise | undefined;
  /** The look-up counts as an address check: a plan can be made from it. */
  transactionId: string;
  products: Product[];
  /** An engineer has to come. */
  fieldVisitRequired: boolean;
}

/**
 * What the home with this UPRN can order. A home that needs an installation out of the ordinary counts as served when
 * its install type is among `irregularInstallTypes` (parted by commas).
 */
export async function lookUpProducts(
  { db, clock }: { db: Executor; clock: Clock },
  asked: { uprn: string; irregularInstallTypes?: string | undefined },
): Promise<ProductLookUp> {
  const home = await findPremiseByUprn(db, asked.uprn);
  const included = (asked.irregularInstallTypes ?? '').split(',').map((type) => type.trim());
  const known = statusOf(home ? [home] : []).status;
  const accepted = known === 'UNSUPPORTED_INSTALL_TYPE' && home !== undefined && included.includes(home.installType);
  const status = accepted ? 'SINGLE_ADDRESS_MATCH' : known;
  const transactionId = randomUUID();
  await insertCheck(db, {
    id: transactionId,
    status,
    postcode: home?.postcode ?? '',
    streetNumber: home?.streetNumber ?? '',
    premises: home ? [home.id] : [],
    createdAt: clock.now(),
  });
  return {
    status,
    home,
    transactionId,
    products: home && isOrderable(status) ? productsForSpeeds(home.speedsInMbps) : [],
    fieldVisitRequired: home !== undefined && (home.preworkRequired || home.inhomeRequired),
  };
}
