import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { registerInterestCopy } from '../register-interest.copy.ts';
import type { RegisterInterestViewProps } from '../register-interest.props.ts';

const copy = registerInterestCopy.InterestRegistered;

export function InterestRegistered({ model }: RegisterInterestViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="success"
      ways={
        <>
          <LinkButton to="/" variant="primary">
            {copy.home}
          </LinkButton>
          <LinkButton to="/postcode-checker">{copy.another}</LinkButton>
        </>
      }
    >
      <p>{copy.body(model.form.email)}</p>
    </OutcomePage>
  );
}
