import { registerInterestMachine } from '../../machines/register-interest/register-interest.machine.ts';
import { selectRegisterInterest } from '../../machines/register-interest/register-interest.selectors.ts';
import { createProspects } from '../gateway-client/prospects.ts';
import { journeyPart } from '../journey-host/journey-part.ts';
import { createRegisterInterestActors } from '../journeys/register-interest/register-interest.actors.ts';
import type { Calls } from './calls.ts';

/** The errand beside the order, by itself: people arrive at its page without the order's later steps. */
export const createInterestPart = ({ gateway }: Calls) =>
  journeyPart({
    machine: registerInterestMachine.provide({ actors: createRegisterInterestActors(createProspects(gateway)) }),
    select: selectRegisterInterest,
    loadViews: () =>
      import('../journeys/register-interest/register-interest.views.ts').then((views) => views.registerInterestViews),
    ownCode: {
      EnteringDetails: () =>
        import('../journeys/register-interest/views/EnteringDetails.tsx').then((view) => view.EnteringDetails),
    },
  });
