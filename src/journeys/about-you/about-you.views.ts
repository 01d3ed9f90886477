import type { aboutYouMachine } from '../../../machines/about-you/about-you.machine.ts';
import type { AboutYouModel } from '../../../machines/about-you/about-you.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { EnteringName } from './views/EnteringName.tsx';
import { NameNotSaved } from './views/NameNotSaved.tsx';
import { WelcomingMember } from './views/WelcomingMember.tsx';

export const aboutYouViews: ViewsOf<typeof aboutYouMachine, AboutYouModel> = {
  EnteringName,
  NameNotSaved,
  WelcomingMember,
};
