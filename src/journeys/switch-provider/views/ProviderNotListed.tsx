import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';

const copy = switchProviderCopy.ProviderNotListed;

export function ProviderNotListed({ send }: SwitchProviderViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="info"
      ways={
        <>
          <Button variant="primary" onClick={() => send({ type: 'switch.declined' })}>
            {switchProviderCopy.without.action}
          </Button>
          <Button onClick={() => send({ type: 'providerChange.requested' })}>
            {switchProviderCopy.shared.otherProvider}
          </Button>
        </>
      }
    >
      <p>{copy.body}</p>
      <p>{switchProviderCopy.without.text}</p>
    </OutcomePage>
  );
}
