import { orderBroadbandMachine } from '../../../machines/order-broadband/order-broadband.machine.ts';
import { selectOrderBroadband } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import type { Failure } from '../../../machines/shared/failure.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { Addresses } from '../../gateway-client/addresses.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { here, late, type Late } from '../../journey-host/late.ts';
import { reloadForMissingCode } from '../../runtime/missing-code.ts';
import { addressCheckPart } from '../address-check/address-check.part.ts';
import { createOrderBroadbandActors } from './order-broadband.actors.ts';
import type { FirstCalls } from './order-broadband.later.ts';
import { loadFrame, loadLater, OrderFrame } from './OrderFrame.tsx';

const notLoaded: Failure = { kind: 'NetworkError', message: 'The next step could not be loaded' };

/** Gives a call's answer once the code of the steps it can lead to is there; without that the call has failed. */
function withLater<Asked extends unknown[], Answer>(later: Late<unknown>, call: (...asked: Asked) => Promise<Answer>) {
  return async (...asked: Asked): Promise<Answer> => {
    // The page may be on its way out already: then nobody needs an answer.
    const loaded = later
      .load()
      .catch((error: unknown) =>
        reloadForMissingCode(error) ? new Promise(() => undefined) : Promise.reject(notLoaded),
      );
    const [answer] = await Promise.all([call(...asked), loaded]);
    return answer;
  };
}

type OrderCalls = FirstCalls &
  Omit<Parameters<typeof createOrderBroadbandActors>[0], 'loadCalls'> & { addresses: Addresses };

/**
 * The order journey with its errands. The first, the address check, is what people arrive at; the code of the others
 * comes before any answer that can lead to them. `laterFor` says what of it a page cannot do without.
 */
export function orderBroadbandPart(calls: OrderCalls) {
  const { addresses, savedJourneys, gateway, queries } = calls;
  const steps = late(async () => {
    const [{ laterParts }] = await Promise.all([loadLater(), loadFrame()]);
    return laterParts(calls);
  });
  const step = (name: keyof Awaited<ReturnType<typeof steps.load>>) => ({
    load: () => steps.load().then((parts) => parts[name]),
    now: () => steps.now()?.[name] ?? null,
  });
  const registerInterest = late(async () => {
    const { registerInterestPart } = await import('../register-interest/register-interest.part.ts');
    return registerInterestPart(gateway);
  });
  const later = late(() => Promise.all([steps.load(), registerInterest.load()]));
  const part = journeyPart({
    machine: orderBroadbandMachine,
    select: selectOrderBroadband,
    actors: createOrderBroadbandActors({
      ...calls,
      loadCalls: async () => (await import('./later-calls.ts')).createLaterCalls(gateway, queries),
      savedJourneys: {
        ...savedJourneys,
        findCurrentJourney: withLater(later, savedJourneys.findCurrentJourney),
        findSavedJourney: withLater(later, savedJourneys.findSavedJourney),
      },
    }),
    views: () => import('./order-broadband.views.ts'),
    children: {
      addressCheck: addressCheckPart({ ...addresses, checkAddress: withLater(later, addresses.checkAddress) }),
      choosePlan: step('choosePlan'),
      switchProvider: step('switchProvider'),
      customisePlan: step('customisePlan'),
      bookInstall: step('bookInstall'),
      reviewOrder: step('reviewOrder'),
      registerInterest,
      matchWatch: step('matchWatch'),
    },
    frame: OrderFrame,
  });
  const needed: Readonly<Record<string, Late<unknown> | undefined>> = {
    [paths.postcodeChecker]: here(part),
    [paths.registerInterest]: registerInterest,
  };
  return { part, laterFor: (pathname: string): Late<unknown> => needed[pathname] ?? later };
}
