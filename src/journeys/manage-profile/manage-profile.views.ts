import type { selectManageProfile } from '../../../machines/manage-profile/manage-profile.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { manageProfileCopy } from './manage-profile.copy.ts';
import { ShowingProfile } from './views/ShowingProfile.tsx';

const retry = { type: 'retry.requested' } as const;
const resume = { type: 'change.resumed' } as const;
const back = { type: 'profile.requested' } as const;

const outcomes = {
  ProfileNotLoaded: { ways: { retry, dashboard: paths.dashboard } },
  NameNotSaved: { ways: { retry, resume, back } },
  PhoneNotSaved: { ways: { retry, resume, back } },
  AddressNotSaved: { ways: { retry, resume, back } },
  PreferencesNotSaved: { ways: { retry, resume, back } },
  EmailNotRequested: { ways: { retry, back } },
  EmailChangeNotCancelled: { ways: { retry, back } },
  SessionNotEnded: { ways: { retry, back } },
  NotLoggedOut: { ways: { retry, back } },
  DataNotDownloaded: { ways: { retry, back } },
} satisfies Outcomes<typeof manageProfileCopy, ViewPropsOf<typeof selectManageProfile>>;

export const views = {
  ...outcomeViews(manageProfileCopy, outcomes),
  LoadingProfile: comingView(manageProfileCopy.LoadingProfile, 'cards', 'page'),
  LeavingProfile: waitingView(manageProfileCopy.LeavingProfile),
  ShowingProfile,
  ChangingName: lateView(() => import('./views/ChangingName.tsx').then((view) => view.ChangingName)),
  ChangingPhone: lateView(() => import('./views/ChangingPhone.tsx').then((view) => view.ChangingPhone)),
  ChangingAddress: lateView(() => import('./views/ChangingAddress.tsx').then((view) => view.ChangingAddress)),
  ChangingEmail: lateView(() => import('./views/ChangingEmail.tsx').then((view) => view.ChangingEmail)),
  ConfirmingLogOut: lateView(() => import('./views/ConfirmingLogOut.tsx').then((view) => view.ConfirmingLogOut)),
};
