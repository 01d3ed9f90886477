import { useParams } from 'react-router-dom';
import { paths } from '../../machines/shared/paths.ts';
import { log } from '../runtime/log.ts';
import { createAppointments } from '../gateway-client/appointments.ts';
import { createEarlierDates } from '../gateway-client/earlier-dates.ts';
import { createInstallations } from '../gateway-client/installations.ts';
import { createOrders } from '../gateway-client/orders.ts';
import { createJourney } from '../journey-host/journey.ts';
import { manageOrderPart } from '../journeys/manage-order/manage-order.part.ts';
import { LeadTo } from './LeadTo.tsx';
import { PageJourney } from './PageJourney.tsx';
import { quietly } from './quiet-look.ts';
import type { Site } from './site.ts';

/** The page of one order, which is read anew whenever it is opened. */
function startOrder(site: Site, orderId: string) {
  const { gateway, queries } = site.calls;
  const quiet = quietly(gateway);
  const part = manageOrderPart({
    orders: createOrders(gateway),
    appointments: createAppointments(gateway, queries),
    installations: createInstallations(gateway),
    earlierDates: createEarlierDates(gateway),
    quiet: { orders: createOrders(quiet.gateway), somebodyThere: quiet.somebodyThere },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe: site.observe,
    input: () => ({ memberId: site.session.view().member?.memberId ?? '', orderId }),
  });
  return { part, journey, onShown: quiet.onShown };
}

/** /dashboard/orders/{orderId}; without one, the dashboard, which lists them. */
export function MemberOrderPage({ site }: { site: Site }) {
  const { orderId } = useParams();
  if (orderId === undefined) return <LeadTo to={paths.dashboard} />;
  return <PageJourney key={orderId} site={site} name={orderId} start={startOrder} />;
}
