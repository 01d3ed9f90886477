import { addressCheckMachine } from '../../machines/address-check/address-check.machine.ts';
import { selectAddressCheck } from '../../machines/address-check/address-check.selectors.ts';
import { orderBroadbandMachine } from '../../machines/order-broadband/order-broadband.machine.ts';
import { selectOrderBroadband } from '../../machines/order-broadband/order-broadband.selectors.ts';
import type { Failure } from '../../machines/shared/failure.ts';
import { paths } from '../../machines/shared/paths.ts';
import { reloadForMissingCode } from '../runtime/missing-code.ts';
import { journeyPart, nothingLater, supplyChildren, type JourneyPart } from '../journey-host/journey-part.ts';
import { late, type Late } from '../journey-host/late.ts';
import { createAddressCheckActors } from '../journeys/address-check/address-check.actors.ts';
import { createOrderBroadbandActors } from '../journeys/order-broadband/order-broadband.actors.ts';
import { OrderFrame } from '../journeys/order-broadband/OrderFrame.tsx';
import type { Calls } from './calls.ts';

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

/**
 * The order journey with its errands. The first, the address check, is what people arrive at; the others come as
 * `later`, before any answer that can lead to them. `laterFor` says what of it a page cannot do without.
 */
export function createOrderPart(calls: Calls, leaveFor: (url: string) => boolean) {
  const interest = late(async () => {
    const { createInterestPart } = await import('./interest-part.ts');
    supplyChildren(part, { registerInterest: createInterestPart(calls) });
    return true;
  });
  const later = late(async () => {
    const [{ createLaterParts }] = await Promise.all([import('./order-later-parts.ts'), import('./interest-part.ts')]);
    supplyChildren(part, createLaterParts(calls));
    // After them, as it is no step between two others.
    await interest.load();
    return true;
  });
  const { addresses, savedJourneys } = calls;
  const addressCheck = addressCheckMachine.provide({
    actors: createAddressCheckActors({ ...addresses, checkAddress: withLater(later, addresses.checkAddress) }),
  });
  const part: JourneyPart = journeyPart({
    machine: orderBroadbandMachine.provide({
      actors: {
        ...createOrderBroadbandActors({
          ...calls,
          savedJourneys: {
            ...savedJourneys,
            findCurrentJourney: withLater(later, savedJourneys.findCurrentJourney),
            findSavedJourney: withLater(later, savedJourneys.findSavedJourney),
          },
          leaveFor,
        }),
        addressCheck,
      },
    }),
    select: selectOrderBroadband,
    loadViews: () =>
      import('../journeys/order-broadband/order-broadband.views.ts').then((views) => views.orderBroadbandViews),
    frame: OrderFrame,
    children: {
      addressCheck: journeyPart({
        machine: addressCheck,
        select: selectAddressCheck,
        loadViews: () =>
          import('../journeys/address-check/address-check.views.ts').then((views) => views.addressCheckViews),
        ownCode: {
          EnteringAddress: () =>
            import('../journeys/address-check/views/EnteringAddress.tsx').then((view) => view.EnteringAddress),
        },
      }),
    },
    later,
  });
  const needed: Readonly<Record<string, Late<unknown> | undefined>> = {
    [paths.postcodeChecker]: nothingLater,
    [paths.registerInterest]: interest,
  };
  return { part, laterFor: (pathname: string): Late<unknown> => needed[pathname] ?? later };
}
