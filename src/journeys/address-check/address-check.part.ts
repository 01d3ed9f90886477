import { addressCheckMachine } from '../../../machines/address-check/address-check.machine.ts';
import { selectAddressCheck } from '../../../machines/address-check/address-check.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createAddressCheckActors } from './address-check.actors.ts';

/** What a home can have: what people arrive at. */
export const addressCheckPart = (calls: Parameters<typeof createAddressCheckActors>[0]) =>
  journeyPart({
    machine: addressCheckMachine,
    select: selectAddressCheck,
    actors: createAddressCheckActors(calls),
    views: () => import('./address-check.views.ts'),
    ownCode: { EnteringAddress: () => import('./views/EnteringAddress.tsx').then((view) => view.EnteringAddress) },
  });
