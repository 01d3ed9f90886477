import { addressCheckCopy } from '../address-check.copy.ts';
import type { AddressCheckViewProps } from '../address-check.props.ts';
import { Outcome } from './Outcome.tsx';
import { Ways } from './Ways.tsx';

const copy = addressCheckCopy.PermissionNeeded;

export function PermissionNeeded({ model, send }: AddressCheckViewProps) {
  return (
    <Outcome
      title={copy.title}
      heading={copy.heading}
      icon="document"
      tone="yellow"
      address={model.address}
      ways={<Ways ways={['interest', 'change']} send={send} />}
    >
      <p>{copy.body}</p>
      <ul>
        {copy.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p>{copy.after}</p>
    </Outcome>
  );
}
