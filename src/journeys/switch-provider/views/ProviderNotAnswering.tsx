import { automaticRetryMs } from '../../../../machines/switch-provider/match-polling.ts';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { FailedMatch } from './FailedMatch.tsx';

const copy = switchProviderCopy.ProviderNotAnswering;

export function ProviderNotAnswering({ model, send }: SwitchProviderViewProps) {
  const body = model.isRetryingAlone ? `${copy.body} ${copy.alone(automaticRetryMs / 1000)}` : copy.body;
  return (
    <FailedMatch
      model={model}
      send={send}
      copy={{ ...copy, heading: copy.heading(model.providerName), body }}
      kind="info"
      ways={['ask', 'later', 'details', 'provider', 'chat']}
    />
  );
}
