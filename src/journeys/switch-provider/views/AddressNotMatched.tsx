import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { FailedMatch } from './FailedMatch.tsx';
import { MatchWays } from './MatchWays.tsx';

const copy = switchProviderCopy.AddressNotMatched;

export function AddressNotMatched({ model, send }: SwitchProviderViewProps) {
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
          ways={['details', 'address', 'provider', 'later', 'chat']}
          labels={{ details: copy.account }}
        />
      }
    >
      {copy.body}
    </FailedMatch>
  );
}
