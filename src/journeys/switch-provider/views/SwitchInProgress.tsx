import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { FailedMatch } from './FailedMatch.tsx';
import { MatchWays } from './MatchWays.tsx';

const copy = switchProviderCopy.SwitchInProgress;

export function SwitchInProgress({ model, send }: SwitchProviderViewProps) {
  return (
    <FailedMatch
      model={model}
      send={send}
      title={copy.title}
      heading={copy.heading}
      ways={<MatchWays model={model} send={send} ways={['later', 'ask', 'chat', 'details', 'provider']} />}
    >
      {copy.body}
    </FailedMatch>
  );
}
