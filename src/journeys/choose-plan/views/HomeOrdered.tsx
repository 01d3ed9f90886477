import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { choosePlanCopy } from '../choose-plan.copy.ts';

const copy = choosePlanCopy.HomeOrdered;

export function HomeOrdered() {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="info"
      ways={
        <>
          <LinkButton to="/postcode-checker" variant="primary">
            {copy.changeAddress}
          </LinkButton>
          <LinkButton to="/">{copy.home}</LinkButton>
        </>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
