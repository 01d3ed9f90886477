import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { FailedMatch } from './FailedMatch.tsx';

export function MatchExpired({ model, send }: SwitchProviderViewProps) {
  return (
    <FailedMatch
      model={model}
      send={send}
      copy={switchProviderCopy.MatchExpired}
      ways={['ask', 'details', 'provider', 'later']}
    />
  );
}
