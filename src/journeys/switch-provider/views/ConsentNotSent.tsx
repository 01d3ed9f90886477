import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';
import { MatchWays } from './MatchWays.tsx';
import { WithoutSwitching } from './WithoutSwitching.tsx';

const copy = switchProviderCopy.ConsentNotSent;

export function ConsentNotSent({ model, send }: SwitchProviderViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      ways={
        <>
          <MatchWays model={model} send={send} ways={['retry']} />
          <Button onClick={() => send({ type: 'switchDetails.opened' })}>{copy.back}</Button>
          <WithoutSwitching send={send} />
        </>
      }
    >
      <p>{model.refusal === '' ? copy.body : model.refusal}</p>
    </OutcomePage>
  );
}
