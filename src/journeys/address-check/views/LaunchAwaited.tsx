import { addressCheckCopy } from '../address-check.copy.ts';
import type { AddressCheckViewProps } from '../address-check.props.ts';
import { Outcome } from './Outcome.tsx';
import { Ways } from './Ways.tsx';

const copy = addressCheckCopy.LaunchAwaited;

export function LaunchAwaited({ model, send }: AddressCheckViewProps) {
  return (
    <Outcome
      title={copy.title}
      heading={copy.heading}
      icon="bolt"
      tone="turquoise"
      address={model.address}
      ways={<Ways ways={['interest', 'change']} send={send} />}
    >
      <p>{copy.body}</p>
    </Outcome>
  );
}
