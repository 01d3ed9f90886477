import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { secondFactorCopy } from '../second-factor.copy.ts';
import type { selectSecondFactor } from '../../../../machines/second-factor/second-factor.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './secrets.module.css';

const copy = secondFactorCopy.FactorSwitchedOn;

export function FactorSwitchedOn({ model }: ViewPropsOf<typeof selectSecondFactor>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      <Alert kind="success">
        <p>{copy.body}</p>
      </Alert>
      <Card as="section" aria-labelledby="recovery-codes">
        <Text as="h2" type="loud-bold" id="recovery-codes">
          {copy.codes}
        </Text>
        <Text>{copy.codesBody}</Text>
        <ul className={classes.codes}>
          {model.recoveryCodes.map((code) => (
            <li key={code}>
              <code className={classes.secret}>{code}</code>
            </li>
          ))}
        </ul>
        <CopyButton
          text={model.recoveryCodes.join('\n')}
          label={copy.copy}
          copied={copy.copied}
          notCopied={copy.notCopied}
        />
      </Card>
      <WaysOn>
        <LinkButton to="/dashboard" variant="primary">
          {copy.dashboard}
        </LinkButton>
      </WaysOn>
    </Column>
  );
}
