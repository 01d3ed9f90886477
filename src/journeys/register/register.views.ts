import type { registerMachine } from '../../../machines/register/register.machine.ts';
import type { RegisterModel } from '../../../machines/register/register.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { registerCopy } from './register.copy.ts';
import type { RegisterViewProps } from './register.props.ts';
import { EnteringRegistration } from './views/EnteringRegistration.tsx';

const outcomes = {
  RegistrationNotAnswered: { ways: { retry: { type: 'retry.requested' } } },
} satisfies Outcomes<typeof registerCopy, RegisterViewProps>;

export const registerViews: ViewsOf<typeof registerMachine, RegisterModel> = {
  ...outcomeViews(registerCopy, outcomes),
  WelcomingMember: waitingView(registerCopy.WelcomingMember),
  EnteringRegistration,
};
