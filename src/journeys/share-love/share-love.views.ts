import { paths } from '../../../machines/shared/paths.ts';
import type { selectShareLove } from '../../../machines/share-love/share-love.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { shareLoveCopy } from './share-love.copy.ts';
import { SharingLink } from './views/SharingLink.tsx';

const outcomes = {
  FriendsNotLoaded: { ways: { retry: { type: 'retry.requested' }, dashboard: paths.dashboard } },
} satisfies Outcomes<typeof shareLoveCopy, ViewPropsOf<typeof selectShareLove>>;

export const views = {
  ...outcomeViews(shareLoveCopy, outcomes),
  LoadingFriends: comingView(shareLoveCopy.LoadingFriends, 'card'),
  SharingLink,
};
