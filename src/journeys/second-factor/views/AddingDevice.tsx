import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { secondFactorCopy, secondFactorRefusals } from '../second-factor.copy.ts';
import type { selectSecondFactor } from '../../../../machines/second-factor/second-factor.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './secrets.module.css';

const copy = secondFactorCopy.AddingDevice;

/** As it is easiest to read and to type. */
const inFours = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function AddingDevice({ model, send }: ViewPropsOf<typeof selectSecondFactor>) {
  const { key = '', uri = '' } = model.setUp ?? {};
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <div className={classes.device}>
        <QrCode text={uri} label={copy.picture} />
        <Text>
          {copy.sameDevice} <TextLink to={uri}>{copy.open}</TextLink>
        </Text>
        <Text>
          {copy.byHand} <code className={classes.secret}>{inFours(key)}</code>
        </Text>
      </div>
      <JourneyForm
        name="device"
        errors={inWords(model.errors, secondFactorRefusals)}
        submitLabel={copy.submit}
        busy={model.isBusy}
        onSubmit={({ code = '' }) => send({ type: 'code.submitted', code })}
        actions={
          <>
            <Button variant="link" onClick={() => send({ type: 'setUp.restarted' })}>
              {copy.restart}
            </Button>
            <TextLink alone to="/dashboard">
              {copy.dashboard}
            </TextLink>
          </>
        }
      >
        <TextField
          name="code"
          label={copy.code}
          description={copy.note}
          inputMode="numeric"
          autoComplete="one-time-code"
          short
        />
      </JourneyForm>
    </Column>
  );
}
