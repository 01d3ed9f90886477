import { addressCheckCopy } from '../address-check.copy.ts';
import type { AddressCheckViewProps } from '../address-check.props.ts';
import { Outcome } from './Outcome.tsx';

const copy = addressCheckCopy.PermissionNeeded;

const outcome = { icon: 'document', tone: 'yellow', ways: ['interest', 'change'] } as const;

export function PermissionNeeded({ model, send }: AddressCheckViewProps) {
  return (
    <Outcome words={copy} outcome={outcome} model={model} send={send}>
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
