import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { MatchWays } from './MatchWays.tsx';
import { WithoutSwitching } from './WithoutSwitching.tsx';

const copy = switchProviderCopy.MatchNotChecked;

export function MatchNotChecked({ model, send }: SwitchProviderViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      ways={
        <>
          <MatchWays model={model} send={send} ways={['retry', 'later']} />
          <WithoutSwitching send={send} />
        </>
      }
    >
      <p>{copy.body(model.providerName)}</p>
    </OutcomePage>
  );
}
