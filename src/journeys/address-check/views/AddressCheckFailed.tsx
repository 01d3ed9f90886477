import { addressCheckCopy } from '../address-check.copy.ts';
import type { AddressCheckViewProps } from '../address-check.props.ts';
import { Outcome } from './Outcome.tsx';
import { Ways } from './Ways.tsx';

const copy = addressCheckCopy.AddressCheckFailed;

export function AddressCheckFailed({ model, send }: AddressCheckViewProps) {
  return (
    <Outcome
      title={copy.title}
      heading={copy.heading}
      icon="warning"
      tone="sunken"
      address={model.address}
      ways={<Ways ways={['retry', 'chat', 'change']} send={send} />}
    >
      <p>{copy.body}</p>
    </Outcome>
  );
}
