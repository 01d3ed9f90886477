import { addressCheckCopy } from '../address-check.copy.ts';
import type { AddressCheckViewProps } from '../address-check.props.ts';
import { Outcome } from './Outcome.tsx';
import { Ways } from './Ways.tsx';

const copy = addressCheckCopy.EngineerDatesNotForecast;

export function EngineerDatesNotForecast({ model, send }: AddressCheckViewProps) {
  return (
    <Outcome
      title={copy.title}
      heading={copy.heading}
      icon="calendar"
      tone="yellow"
      address={model.address}
      ways={<Ways ways={['interest', 'change']} send={send} />}
    >
      <p>{copy.body}</p>
    </Outcome>
  );
}
