import { registerInterestMachine } from '../../../machines/register-interest/register-interest.machine.ts';
import { selectRegisterInterest } from '../../../machines/register-interest/register-interest.selectors.ts';
import type { GatewayClient } from '../../gateway-client/client.ts';
import { createProspects } from '../../gateway-client/prospects.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createRegisterInterestActors } from './register-interest.actors.ts';

/** Who wants to be the first to know: an errand beside the order, at whose page people arrive without its steps. */
export const registerInterestPart = (gateway: GatewayClient) =>
  journeyPart({
    machine: registerInterestMachine,
    select: selectRegisterInterest,
    actors: createRegisterInterestActors(createProspects(gateway)),
    views: () => import('./register-interest.views.ts'),
    ownCode: { EnteringDetails: () => import('./views/EnteringDetails.tsx').then((view) => view.EnteringDetails) },
  });
