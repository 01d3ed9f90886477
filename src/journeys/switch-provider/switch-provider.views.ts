import { automaticRetryMs } from '../../../machines/switch-provider/switch-provider.rules.ts';
import type { SwitchProviderModel } from '../../../machines/switch-provider/switch-provider.selectors.ts';
import { viewsFrom } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { switchProviderCopy as copy } from './switch-provider.copy.ts';
import { CheckingMatch } from './views/CheckingMatch.tsx';
import { ChoosingProvider } from './views/ChoosingProvider.tsx';
import { ChoosingSwitch } from './views/ChoosingSwitch.tsx';
import { failedMatchView, type FailedMatches } from './views/FailedMatch.tsx';
import { GivingDetails } from './views/GivingDetails.tsx';
import { matchOutcomeView, type MatchOutcomes } from './views/MatchOutcome.tsx';
import { MatchStillChecked } from './views/MatchStillChecked.tsx';
import { SwitchSetUp } from './views/SwitchSetUp.tsx';

/** The gateway's own words for what it refused, where it gave some. */
const orRefusal = ({ body }: { body: string }, { refusal }: SwitchProviderModel) => ({ body: refusal || body });

const outcomes = {
  ProvidersNotLoaded: { ways: ['retry', 'decline'] },
  ProviderNotListed: {
    kind: 'info',
    says: ({ body }) => ({ body: [body, copy.without.text] }),
    ways: ['decline', 'provider'],
  },
  MatchNotRequested: {
    says: (words, model) => ({ heading: words.heading(model.providerName), ...orRefusal(words, model) }),
    ways: ['retry', 'details', 'provider', 'later'],
    isWithoutOffered: true,
  },
  MatchNotChecked: {
    says: ({ body }, { providerName }) => ({ body: body(providerName) }),
    ways: ['retry', 'later'],
    isWithoutOffered: true,
  },
  MatchFound: {
    kind: 'success',
    says: ({ body }, { providerName }) => ({ body: body(providerName) }),
    ways: ['open', 'later', 'details', 'provider'],
    isWithoutOffered: true,
  },
  ConsentNotSent: {
    says: orRefusal,
    ways: ['retry', 'open'],
    labels: { open: copy.ConsentNotSent.back },
    isWithoutOffered: true,
  },
  SwitchNotWithdrawn: { says: orRefusal, ways: ['retry', 'open'], labels: { open: copy.SwitchNotWithdrawn.back } },
} satisfies MatchOutcomes;

const failedMatches = {
  AddressNotMatched: { ways: ['details', 'address', 'provider', 'later', 'chat'] },
  ProviderNotMatched: { ways: ['provider', 'details', 'later', 'chat'] },
  SwitchInProgress: { ways: ['later', 'ask', 'chat', 'details', 'provider'] },
  ProviderNotAnswering: {
    kind: 'info',
    says: ({ heading, body, alone }, { providerName, isRetryingAlone }) => ({
      heading: heading(providerName),
      body: isRetryingAlone ? `${body} ${alone(automaticRetryMs / 1000)}` : body,
    }),
    ways: ['ask', 'later', 'details', 'provider', 'chat'],
  },
  MatchExpired: { ways: ['ask', 'details', 'provider', 'later'] },
  AnswerNotUnderstood: { ways: ['look', 'ask', 'details', 'provider', 'later', 'chat'] },
} satisfies FailedMatches;

export const views = {
  ...viewsFrom(outcomes, (view, outcome) => matchOutcomeView(copy[view], outcome)),
  ...viewsFrom(failedMatches, (view, match) => failedMatchView(copy[view], match)),
  ChoosingSwitch,
  ChoosingProvider,
  GivingDetails,
  CheckingMatch,
  MatchStillChecked,
  SwitchReadyToStart: lateView(() => import('./views/SwitchReadyToStart.tsx').then((view) => view.SwitchReadyToStart)),
  SwitchSetUp,
};
