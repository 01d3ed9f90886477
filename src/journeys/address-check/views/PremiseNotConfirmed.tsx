import { addressCheckCopy } from '../address-check.copy.ts';
import type { AddressCheckViewProps } from '../address-check.props.ts';
import { Outcome } from './Outcome.tsx';
import { Ways } from './Ways.tsx';

const copy = addressCheckCopy.PremiseNotConfirmed;

export function PremiseNotConfirmed({ model, send }: AddressCheckViewProps) {
  return (
    <Outcome
      title={copy.title}
      heading={copy.heading}
      icon="info"
      tone="yellow"
      address={model.address}
      ways={<Ways ways={['byHand', 'chat', 'change']} send={send} />}
    >
      <p>{copy.body}</p>
    </Outcome>
  );
}
