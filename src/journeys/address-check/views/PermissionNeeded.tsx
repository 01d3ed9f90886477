import { addressCheckCopy } from '../address-check.copy.ts';
import type { selectAddressCheck } from '../../../../machines/address-check/address-check.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Outcome } from './Outcome.tsx';

const copy = addressCheckCopy.PermissionNeeded;

const outcome = { icon: 'document', tone: 'yellow', ways: ['interest', 'change'] } as const;

export function PermissionNeeded({ model, send }: ViewPropsOf<typeof selectAddressCheck>) {
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
