import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { FailedMatch } from './FailedMatch.tsx';

export function SwitchInProgress({ model, send }: SwitchProviderViewProps) {
  return (
    <FailedMatch
      model={model}
      send={send}
      copy={switchProviderCopy.SwitchInProgress}
      ways={['later', 'ask', 'chat', 'details', 'provider']}
    />
  );
}
