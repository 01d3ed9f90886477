import { addressCheckCopy } from '../address-check.copy.ts';
import type { AddressCheckViewProps } from '../address-check.props.ts';
import { Outcome } from './Outcome.tsx';
import { Ways } from './Ways.tsx';

const copy = addressCheckCopy.AddressNotFound;

export function AddressNotFound({ send }: AddressCheckViewProps) {
  return (
    <Outcome
      title={copy.title}
      heading={copy.heading}
      icon="search"
      tone="sunken"
      address={''}
      ways={<Ways ways={['byHand', 'change']} send={send} />}
    >
      <p>{copy.body}</p>
    </Outcome>
  );
}
