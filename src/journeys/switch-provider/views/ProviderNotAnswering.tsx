import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { FailedMatch } from './FailedMatch.tsx';
import { MatchWays } from './MatchWays.tsx';

const copy = switchProviderCopy.ProviderNotAnswering;

export function ProviderNotAnswering({ model, send }: SwitchProviderViewProps) {
  return (
    <FailedMatch
      model={model}
      send={send}
      title={copy.title}
      heading={copy.heading(model.providerName)}
      kind="info"
      ways={
        <MatchWays
          model={model}
          send={send}
          ways={['ask', 'later', 'details', 'provider', 'chat']}
          labels={{ ask: copy.retry }}
        />
      }
    >
      {model.isRetryingAlone ? `${copy.body} ${copy.alone}` : copy.body}
    </FailedMatch>
  );
}
