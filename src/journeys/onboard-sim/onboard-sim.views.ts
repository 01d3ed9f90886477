import type { selectOnboardSim } from '../../../machines/onboard-sim/onboard-sim.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { onboardSimCopy } from './onboard-sim.copy.ts';
import { CheckingPhone } from './views/CheckingPhone.tsx';
import { ChoosingSim } from './views/ChoosingSim.tsx';
import { EnteringCode } from './views/EnteringCode.tsx';
import { EnteringNumber } from './views/EnteringNumber.tsx';
import { HelpingToInstall } from './views/HelpingToInstall.tsx';
import { ShowingProfile } from './views/ShowingProfile.tsx';
import { SimOn } from './views/SimOn.tsx';
import { WaitingForNetwork } from './views/WaitingForNetwork.tsx';

const retry = { type: 'retry.requested' } as const;
const choice = { type: 'choice.requested' } as const;

const outcomes = {
  NumberNotChecked: { ways: { retry, choice } },
  CodeNotSent: { ways: { retry, choice } },
  CodeNotYet: { kind: 'warning', ways: { help: '/contact-us', choice } },
  AnotherBeingSwitchedOn: { kind: 'warning', ways: { retry, choice } },
  NotSwitchedOn: { ways: { retry, choice } },
  SimNotOn: { ways: { retry, choice, help: '/contact-us' } },
  ProfileNotLoaded: { ways: { retry, back: { type: 'sim.requested' } } },
} satisfies Outcomes<typeof onboardSimCopy, ViewPropsOf<typeof selectOnboardSim>>;

export const views = {
  ...outcomeViews(onboardSimCopy, outcomes),
  CheckingPhone,
  ChoosingSim,
  EnteringCode,
  EnteringNumber,
  HelpingToInstall,
  LoggingIn: waitingView(onboardSimCopy.LoggingIn),
  ShowingProfile,
  SimOn,
  WaitingForNetwork,
};
