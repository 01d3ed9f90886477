import { paths } from '../../machines/shared/paths.ts';
import { createAirtime } from '../gateway-client/airtime.ts';
import { createPayments } from '../gateway-client/payments.ts';
import { createPaymentMethods } from '../gateway-client/payment-method.ts';
import { createJourney } from '../journey-host/journey.ts';
import { topUpPart } from '../journeys/top-up/top-up.part.ts';
import { log } from '../runtime/log.ts';
import { dayInUk } from '../ui/format/date.ts';
import { PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

/** The member's credit, which is read anew whenever the page is opened. */
function startToppingUp({ calls: { gateway }, session, observe, address, navigation }: Site) {
  const part = topUpPart({
    airtime: createAirtime(gateway),
    methods: createPaymentMethods(gateway),
    payments: createPayments(gateway),
    leadOn: (path) => {
      if (address().pathname === paths.topUp) navigation.go(path);
    },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({ memberId: session.view().member?.memberId ?? '', today: dayInUk(new Date()) }),
  });
  return { part, journey };
}

/** /top-up */
export const TopUpPage = ({ site }: { site: Site }) => (
  <PageJourney site={site} name={paths.topUp} start={startToppingUp} />
);
