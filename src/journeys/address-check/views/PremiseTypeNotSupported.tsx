import { addressCheckCopy } from '../address-check.copy.ts';
import type { AddressCheckViewProps } from '../address-check.props.ts';
import { Outcome } from './Outcome.tsx';
import { Ways } from './Ways.tsx';

const copy = addressCheckCopy.PremiseTypeNotSupported;

export function PremiseTypeNotSupported({ model, send }: AddressCheckViewProps) {
  return (
    <Outcome
      title={copy.title}
      heading={copy.heading}
      icon="home"
      tone="sunken"
      address={model.address}
      ways={<Ways ways={['change']} send={send} />}
    >
      <p>{copy.body}</p>
    </Outcome>
  );
}
