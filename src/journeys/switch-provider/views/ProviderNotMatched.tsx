import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { FailedMatch } from './FailedMatch.tsx';

export function ProviderNotMatched({ model, send }: SwitchProviderViewProps) {
  return (
    <FailedMatch
      model={model}
      send={send}
      copy={switchProviderCopy.ProviderNotMatched}
      ways={['provider', 'details', 'later', 'chat']}
    />
  );
}
