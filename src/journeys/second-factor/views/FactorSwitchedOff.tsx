import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { secondFactorCopy } from '../second-factor.copy.ts';

const copy = secondFactorCopy.FactorSwitchedOff;

export function FactorSwitchedOff() {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="success"
      ways={
        <LinkButton to="/dashboard" variant="primary">
          {copy.dashboard}
        </LinkButton>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
