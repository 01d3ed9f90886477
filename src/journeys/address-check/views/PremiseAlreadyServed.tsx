import { Button } from '../../../ui/Button/Button.tsx';
import { addressCheckCopy } from '../address-check.copy.ts';
import type { AddressCheckViewProps } from '../address-check.props.ts';
import { Outcome } from './Outcome.tsx';
import { Ways } from './Ways.tsx';

const copy = addressCheckCopy.PremiseAlreadyServed;

export function PremiseAlreadyServed({ model, send }: AddressCheckViewProps) {
  return (
    <Outcome
      title={copy.title}
      heading={copy.heading}
      icon="home"
      tone="turquoise"
      address={model.address}
      ways={
        <>
          <Button variant="primary" onClick={() => send({ type: 'moveIn.declared' })}>
            {copy.moveIn}
          </Button>
          <Ways ways={['chat', 'change']} send={send} />
        </>
      }
    >
      <p>{copy.body}</p>
    </Outcome>
  );
}
