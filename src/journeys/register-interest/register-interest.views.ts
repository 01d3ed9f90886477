import type { registerInterestMachine } from '../../../machines/register-interest/register-interest.machine.ts';
import type { RegisterInterestModel } from '../../../machines/register-interest/register-interest.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { EnteringDetails } from './views/EnteringDetails.tsx';
import { InterestNotRegistered } from './views/InterestNotRegistered.tsx';
import { InterestRegistered } from './views/InterestRegistered.tsx';

export const registerInterestViews: ViewsOf<typeof registerInterestMachine, RegisterInterestModel> = {
  EnteringDetails,
  InterestNotRegistered,
  InterestRegistered,
};
