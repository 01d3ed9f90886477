import { createJourney } from '../journey-host/journey.ts';
import { fillBasketPart } from '../journeys/fill-basket/fill-basket.part.ts';
import { log } from '../runtime/log.ts';
import { basketOf } from './basket.ts';
import { PageJourney } from './PageJourney.tsx';
import { quietly } from './quiet-look.ts';
import type { Site } from './site.ts';

/** The basket, which is read anew whenever its page is opened. */
function startFilling(site: Site) {
  const basket = basketOf(site);
  const quiet = quietly(site.calls.gateway);
  const part = fillBasketPart({
    baskets: basket.calls,
    quiet: { baskets: basket.callsBy(quiet.gateway), somebodyThere: quiet.somebodyThere },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe: site.observe,
    input: () => undefined,
  });
  return { part, journey, onShown: quiet.onShown };
}

/** /basket */
export const BasketPage = ({ site }: { site: Site }) => (
  <PageJourney site={site} name="fillBasket" start={startFilling} />
);
