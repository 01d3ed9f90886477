import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { FailedMatch } from './FailedMatch.tsx';

export function AddressNotMatched({ model, send }: SwitchProviderViewProps) {
  return (
    <FailedMatch
      model={model}
      send={send}
      copy={switchProviderCopy.AddressNotMatched}
      ways={['details', 'address', 'provider', 'later', 'chat']}
    />
  );
}
