import type { selectLeavePlan } from '../../../../machines/leave-plan/leave-plan.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { endCopy, labelledExitFee } from '../../../ui/BillLines/end.copy.ts';
import { FinalBill } from '../../../ui/BillLines/FinalBill.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { price } from '../../../ui/format/price.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { orderedCopy, pauseWhileEnding, switchNote } from '../beside.copy.ts';
import { leavePlanCopy } from '../leave-plan.copy.ts';
import classes from './LeavePlan.module.css';
import { SeeSwitch } from './OrderedSwitch.tsx';

const copy = leavePlanCopy.ShowingLeaving;

/** The end that was asked for: the day, the final bill, what to send back, and until when it can be taken back. */
export function ShowingLeaving({ model, send }: ViewPropsOf<typeof selectLeavePlan>) {
  const { asked, ordered, news } = model;
  if (!asked) return null;
  const isSwitchFirst = asked.beside?.isBefore === false;
  // What comes first is what is paid.
  const end = ordered && isSwitchFirst ? ordered.end : asked;
  const pause = pauseWhileEnding(model);
  // Once the switch is carried out nothing is left to be kept.
  const keptUntil = ordered && isSwitchFirst ? ordered.end.lastDay : asked.takeBackUntil;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      <div className={classes.part}>
        {news && <Alert kind="warning">{copy.news[news]}</Alert>}
        <Card tone="turquoise">
          <Text type="speak-up">{copy.ends(end.lastDay)}</Text>
        </Card>
        <SummaryList
          rows={[
            { term: copy.plan, details: model.planName },
            { term: copy.address, details: model.address },
            { term: endCopy.refund, details: price(end.refundInPence) },
            { term: copy.sendBack, details: <ShortDate date={end.sendBackBy} /> },
          ]}
        />
        <Text>{copy.sendBackText}</Text>
      </div>
      {ordered && (
        <section className={classes.section} aria-labelledby="ordered-switch">
          <h2 id="ordered-switch">{orderedCopy.heading(ordered.provider)}</h2>
          {isSwitchFirst ? (
            <>
              <Text>{orderedCopy.endsFirst(ordered.provider, ordered.day)}</Text>
              <Text>{orderedCopy.insteadOf(asked.lastDay, labelledExitFee(asked.exitFee))}</Text>
            </>
          ) : (
            <Text>{switchNote(ordered, asked)}</Text>
          )}
          <SeeSwitch ordered={ordered} />
        </section>
      )}
      <FinalBill end={end} />
      <section className={classes.section} aria-labelledby="keeping-plan">
        <h2 id="keeping-plan">{copy.keeping}</h2>
        <Text>{keptUntil === null ? copy.tooLate : copy.keepUntil(keptUntil)}</Text>
        {pause !== null && <Text>{pause}</Text>}
        {asked.takeBackUntil !== null && (
          <div className={classes.way}>
            <Button onClick={() => send({ type: 'staying.requested' })}>{copy.keep}</Button>
          </div>
        )}
      </section>
      <WaysOn>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
