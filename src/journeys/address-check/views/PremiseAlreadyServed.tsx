import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
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
          <LinkButton to="/auth/login?referrer=broadband&redirect=%2Fpostcode-checker" variant="primary">
            {copy.logIn}
          </LinkButton>
          <Button onClick={() => send({ type: 'moveIn.declared' })}>{copy.moveIn}</Button>
          <Ways ways={['change']} send={send} />
        </>
      }
    >
      <p>{copy.body}</p>
    </Outcome>
  );
}
