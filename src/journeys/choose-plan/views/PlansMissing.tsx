import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { choosePlanCopy } from '../choose-plan.copy.ts';

const copy = choosePlanCopy.PlansMissing;

export function PlansMissing() {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="warning"
      words={copy.banner}
      ways={
        <>
          <LinkButton to="/register-interest" variant="primary">
            {copy.interest}
          </LinkButton>
          <LinkButton to="/postcode-checker">{copy.changeAddress}</LinkButton>
        </>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
