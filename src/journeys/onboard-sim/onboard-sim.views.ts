import { paths } from '../../../machines/shared/paths.ts';
import type { selectOnboardSim } from '../../../machines/onboard-sim/onboard-sim.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { isFor, onboardSimCopy } from './onboard-sim.copy.ts';
import { CheckingPhone } from './views/CheckingPhone.tsx';
import { ChoosingSim } from './views/ChoosingSim.tsx';
import { EnteringCode } from './views/EnteringCode.tsx';
import { EnteringNumber } from './views/EnteringNumber.tsx';
import { HelpingToInstall } from './views/HelpingToInstall.tsx';
import { ShowingProfile } from './views/ShowingProfile.tsx';
import { ShowingSims } from './views/ShowingSims.tsx';
import { SimOn } from './views/SimOn.tsx';
import { WaitingForNetwork } from './views/WaitingForNetwork.tsx';

const retry = { type: 'retry.requested' } as const;
const choice = { type: 'choice.requested' } as const;
const sim = { type: 'sim.requested' } as const;

const outcomes = {
  NumberNotChecked: { ways: { retry, choice } },
  ConfirmingSim: {
    kind: 'info',
    says: ({ body }, { simNumber, memberName }) => ({ body: [isFor(simNumber, memberName), body] }),
    ways: { confirm: { type: 'switchOn.confirmed' }, choice },
  },
  CodeNotSent: { ways: { retry, choice } },
  CodeNotYet: { kind: 'warning', ways: { help: '/contact-us', choice } },
  AnotherBeingSwitchedOn: { kind: 'warning', ways: { retry, choice } },
  NotSwitchedOn: { ways: { retry, choice } },
  SimNotOn: { ways: { retry, choice, help: '/contact-us' } },
  ProfileNotLoaded: { ways: { retry, back: sim } },
  SimsNotLoaded: { ways: { retry, dashboard: paths.dashboard } },
  SimNotBlocked: { ways: { retry, help: '/contact-us', back: sim } },
  ProfileNotRenewed: { ways: { retry, back: sim } },
} satisfies Outcomes<typeof onboardSimCopy, ViewPropsOf<typeof selectOnboardSim>>;

export const views = {
  ...outcomeViews(onboardSimCopy, outcomes),
  CheckingPhone,
  ChoosingSim,
  ConfirmingBlock: lateView(() => import('./views/ConfirmingBlock.tsx').then((view) => view.ConfirmingBlock)),
  EnteringCode,
  EnteringNumber,
  HelpingToInstall,
  LoggingIn: waitingView(onboardSimCopy.LoggingIn),
  LoadingSims: comingView(onboardSimCopy.LoadingSims, 'rows'),
  ShowingProfile,
  ShowingSims,
  SimOn,
  WaitingForNetwork,
};
