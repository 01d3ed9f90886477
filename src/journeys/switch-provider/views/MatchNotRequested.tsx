import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { MatchWays } from './MatchWays.tsx';
import { WithoutSwitching } from './WithoutSwitching.tsx';

const copy = switchProviderCopy.MatchNotRequested;

export function MatchNotRequested({ model, send }: SwitchProviderViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading(model.providerName)}
      ways={
        <>
          <MatchWays model={model} send={send} ways={['retry', 'details', 'provider', 'later']} />
          <WithoutSwitching send={send} />
        </>
      }
    >
      <p>{model.refusal === '' ? copy.body : model.refusal}</p>
    </OutcomePage>
  );
}
