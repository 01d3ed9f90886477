import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { FailedMatch } from './FailedMatch.tsx';
import { MatchWays } from './MatchWays.tsx';

const copy = switchProviderCopy.MatchExpired;

export function MatchExpired({ model, send }: SwitchProviderViewProps) {
  return (
    <FailedMatch
      model={model}
      send={send}
      title={copy.title}
      heading={copy.heading}
      ways={
        <MatchWays
          model={model}
          send={send}
          ways={['ask', 'details', 'provider', 'later']}
          labels={{ ask: copy.retry }}
        />
      }
    >
      {copy.body}
    </FailedMatch>
  );
}
