import { addressCheckCopy } from '../address-check.copy.ts';
import type { AddressCheckViewProps } from '../address-check.props.ts';
import { Outcome } from './Outcome.tsx';
import { Ways } from './Ways.tsx';

const copy = addressCheckCopy.SwitchingNotAvailable;

export function SwitchingNotAvailable({ model, send }: AddressCheckViewProps) {
  return (
    <Outcome
      title={copy.title}
      heading={copy.heading}
      icon="swap"
      tone="yellow"
      address={model.address}
      ways={<Ways ways={['plans', 'interest', 'change']} send={send} labels={{ plans: copy.plans }} />}
    >
      <p>{copy.body}</p>
    </Outcome>
  );
}
