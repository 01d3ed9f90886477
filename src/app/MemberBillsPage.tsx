import { useParams } from 'react-router-dom';
import { createBills } from '../gateway-client/bills.ts';
import { createPaymentMethods } from '../gateway-client/payment-method.ts';
import { createPayments } from '../gateway-client/payments.ts';
import { createOrders } from '../gateway-client/orders.ts';
import { createProducts } from '../gateway-client/products.ts';
import { createJourney } from '../journey-host/journey.ts';
import { paths } from '../../machines/shared/paths.ts';
import { readBillsPart } from '../journeys/read-bills/read-bills.part.ts';
import { log } from '../runtime/log.ts';
import { PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

/** The page of all bills, or of the one whose id it is given; read anew whenever it is opened. */
function startBills(site: Site, billId: string) {
  const { gateway, queries } = site.calls;
  const part = readBillsPart({
    bills: createBills(gateway),
    orders: createOrders(gateway),
    products: createProducts(gateway, queries),
    payments: createPayments(gateway),
    methods: createPaymentMethods(gateway),
    leadOn: (path) => {
      // Whoever has gone on meanwhile stays where they are.
      if (site.address().pathname.startsWith(paths.bills)) site.navigation.go(path);
    },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe: site.observe,
    input: () => ({ memberId: site.session.view().member?.memberId ?? '', billId: billId === '' ? null : billId }),
  });
  return { part, journey };
}

/** /dashboard/bills, or /dashboard/bills/{billId} */
export function MemberBillsPage({ site }: { site: Site }) {
  const { billId = '' } = useParams();
  return <PageJourney key={billId} site={site} name={billId} start={startBills} />;
}
