import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { registerCopy } from './register.copy.ts';
import type { selectRegister } from '../../../machines/register/register.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { EnteringRegistration } from './views/EnteringRegistration.tsx';
import { MemberNotWelcomed } from './views/MemberNotWelcomed.tsx';

const outcomes = {
  RegistrationNotAnswered: { ways: { retry: { type: 'retry.requested' } } },
} satisfies Outcomes<typeof registerCopy, ViewPropsOf<typeof selectRegister>>;

export const views = {
  ...outcomeViews(registerCopy, outcomes),
  WelcomingMember: waitingView(registerCopy.WelcomingMember),
  EnteringRegistration,
  MemberNotWelcomed,
};
