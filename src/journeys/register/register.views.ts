import type { registerMachine } from '../../../machines/register/register.machine.ts';
import type { RegisterModel } from '../../../machines/register/register.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { EnteringRegistration } from './views/EnteringRegistration.tsx';
import { RegistrationNotAnswered } from './views/RegistrationNotAnswered.tsx';
import { WelcomingMember } from './views/WelcomingMember.tsx';

export const registerViews: ViewsOf<typeof registerMachine, RegisterModel> = {
  EnteringRegistration,
  RegistrationNotAnswered,
  WelcomingMember,
};
