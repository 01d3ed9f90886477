import { useParams } from 'react-router-dom';
import { paths } from '../../machines/shared/paths.ts';
import type { Failure } from '../../machines/shared/failure.ts';
import { createGatewayClient } from '../gateway-client/client.ts';
import { createPayments } from '../gateway-client/payments.ts';
import { createJourney } from '../journey-host/journey.ts';
import { payPart } from '../journeys/pay/pay.part.ts';
import { log } from '../runtime/log.ts';
import { allowedRedirect } from './leave-for.ts';
import { PageJourney } from './PageJourney.tsx';
import { quietly } from './quiet-look.ts';
import { forgetRedirectResult, takeRedirectResult } from './redirect-result.ts';
import type { Site } from './site.ts';

const elsewhere: Failure = { kind: 'ValidationError', message: 'The page to go to is at a place we do not know' };

/** Leaves for a page of the provider. Back may bring this page back as it was left; else it never ends. */
function leaveFor(provider: string | undefined, url: string, signal: AbortSignal): Promise<void> {
  const target = allowedRedirect(url, location.origin, provider);
  if (target === null) return Promise.reject(elsewhere);
  location.assign(target);
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true, signal }));
}

/** One payment, which is read anew whenever its page is opened. */
function startPayment(site: Site, paymentSessionId: string) {
  const { calls, config, observe, navigation, address } = site;
  const result = takeRedirectResult(site, paymentSessionId);
  const quiet = quietly(calls.gateway);
  const part = payPart({
    payments: createPayments(calls.gateway),
    redirect: { result, forget: () => forgetRedirectResult(paymentSessionId) },
    quiet: { payments: createPayments(quiet.gateway), somebodyThere: quiet.somebodyThere },
    patient: createPayments(createGatewayClient({ ...calls.gateway.options, onServerError: () => undefined })),
    leaveFor: (url, signal) => leaveFor(config.paymentPages, url, signal),
    leadOn: (path) => {
      if (address().pathname === `${paths.pay}/${paymentSessionId}`) navigation.go(path, { replace: true });
    },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({
      paymentSessionId,
      providerPages: config.paymentPages ?? null,
      isBackFromRedirect: result !== null,
    }),
  });
  return { part, journey, onShown: quiet.onShown };
}

/** /pay/{paymentSessionId} */
export function PayPage({ site }: { site: Site }) {
  const { paymentSessionId = '' } = useParams();
  return <PageJourney key={paymentSessionId} site={site} name={paymentSessionId} start={startPayment} />;
}
