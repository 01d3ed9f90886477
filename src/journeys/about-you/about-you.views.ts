import type { aboutYouMachine } from '../../../machines/about-you/about-you.machine.ts';
import type { AboutYouModel } from '../../../machines/about-you/about-you.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { aboutYouCopy } from './about-you.copy.ts';
import type { AboutYouViewProps } from './about-you.props.ts';
import { EnteringName } from './views/EnteringName.tsx';

const outcomes = {
  NameNotSaved: { ways: { retry: { type: 'retry.requested' } } },
} satisfies Outcomes<typeof aboutYouCopy, AboutYouViewProps>;

export const aboutYouViews: ViewsOf<typeof aboutYouMachine, AboutYouModel> = {
  ...outcomeViews(aboutYouCopy, outcomes),
  WelcomingMember: waitingView(aboutYouCopy.WelcomingMember),
  EnteringName,
};
