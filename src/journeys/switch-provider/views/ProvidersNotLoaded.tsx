import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { switchProviderCopy } from '../switch-provider.copy.ts';
import type { SwitchProviderViewProps } from '../switch-provider.props.ts';

const copy = switchProviderCopy.ProvidersNotLoaded;

export function ProvidersNotLoaded({ send }: SwitchProviderViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      ways={
        <>
          <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
            {switchProviderCopy.shared.retry}
          </Button>
          <Button onClick={() => send({ type: 'switch.declined' })}>{switchProviderCopy.without.action}</Button>
        </>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
