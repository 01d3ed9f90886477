import { paths } from '../../machines/shared/paths.ts';
import { createPayments } from '../gateway-client/payments.ts';
import { createPaymentMethods } from '../gateway-client/payment-method.ts';
import { createJourney } from '../journey-host/journey.ts';
import { choosePaymentMethodPart } from '../journeys/choose-payment-method/choose-payment-method.part.ts';
import { log } from '../runtime/log.ts';
import { dayInUk } from '../ui/format/date.ts';
import { PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

/** How the member's bills are paid, which is read anew whenever the page is opened. */
function startChoosing({ calls: { gateway }, session, observe, address, navigation, orderContext }: Site) {
  const part = choosePaymentMethodPart({
    methods: createPaymentMethods(gateway),
    payments: createPayments(gateway),
    leadOn: (path) => {
      if (address().pathname === paths.paymentMethod) navigation.go(path);
    },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({
      memberId: session.view().member?.memberId ?? '',
      today: dayInUk(new Date()),
      orderId: orderContext.orderId(),
    }),
  });
  return { part, journey };
}

/** /dashboard/payment-method */
export const PaymentMethodPage = ({ site }: { site: Site }) => (
  <PageJourney site={site} name={paths.paymentMethod} start={startChoosing} />
);
