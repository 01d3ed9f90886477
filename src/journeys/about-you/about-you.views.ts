import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { aboutYouCopy } from './about-you.copy.ts';
import type { selectAboutYou } from '../../../machines/about-you/about-you.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { EnteringName } from './views/EnteringName.tsx';

const outcomes = {
  NameNotSaved: { ways: { retry: { type: 'retry.requested' } } },
} satisfies Outcomes<typeof aboutYouCopy, ViewPropsOf<typeof selectAboutYou>>;

export const views = {
  ...outcomeViews(aboutYouCopy, outcomes),
  WelcomingMember: waitingView(aboutYouCopy.WelcomingMember),
  EnteringName,
};
