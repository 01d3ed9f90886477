import type { selectMoveNumber } from '../../../../machines/move-number/move-number.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { moveNumberCopy } from '../move-number.copy.ts';
import classes from './MoveNumber.module.css';

const copy = moveNumberCopy.ShowingLeavingCode;

/** The PAC or the STAC, until when it is good, and what happens with it. */
export function ShowingLeavingCode({ model: { leavingCode }, send }: ViewPropsOf<typeof selectMoveNumber>) {
  if (leavingCode === null) return null;
  const { kind, code, phoneNumber, lastDay, planUntil } = leavingCode;
  return (
    <Column>
      <PageTitle>{copy.title[kind]}</PageTitle>
      <PageHeading>{copy.title[kind]}</PageHeading>
      <div className={classes.parts}>
        <Card tone="turquoise">
          <div className={classes.code}>
            <Text type="louder">{code}</Text>
          </div>
          <CopyButton text={code} label={copy.copy} copied={copy.copied} notCopied={copy.notCopied} />
        </Card>
        <Text>{copy.next[kind]}</Text>
        <SummaryList
          rows={[
            { term: copy.ofNumber, details: phoneNumber },
            { term: copy.until, details: <ShortDate date={lastDay} /> },
            ...(planUntil === null ? [] : [{ term: copy.plan, details: copy.planUntil(planUntil) }]),
          ]}
        />
        <Alert kind="warning">{copy.warning(lastDay)}</Alert>
      </div>
      <WaysOn>
        <Button variant="primary" onClick={() => send({ type: 'back.requested' })}>
          {copy.back}
        </Button>
      </WaysOn>
    </Column>
  );
}
