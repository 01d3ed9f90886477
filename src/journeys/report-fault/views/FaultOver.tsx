import type { selectReportFault } from '../../../../machines/report-fault/report-fault.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { price } from '../../../ui/format/price.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { reportFaultCopy, said } from '../report-fault.copy.ts';
import { EarlierFaults } from './EarlierFaults.tsx';
import { FaultDetails } from './FaultDetails.tsx';
import { reasonOf } from './FaultBlocked.tsx';
import classes from './ReportFault.module.css';
import { TalkToUs } from './TalkToUs.tsx';

const copy = reportFaultCopy.FaultOver;

/** How the last fault ended and what is owed for it, and the way to report one if it does not work (DB-01). */
export function FaultOver({ model, send }: ViewPropsOf<typeof selectReportFault>) {
  const { fault, news, earlier, planId, planName, address, blocked } = model;
  const state = fault?.state ?? '';
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{`${planName}, ${address}`}</p>}>
        {said(copy.headings, state) || copy.otherHeading}
      </PageHeading>
      <div className={classes.columns}>
        <div className={classes.main}>
          {news && <Alert kind="success">{copy.news[news]}</Alert>}
          {fault && (
            <Card tone="turquoise">
              <div className={classes.part}>
                <Text type="speak-up">{said(copy.texts, state)}</Text>
                {fault.endedAt !== null && <Text>{copy.ended(fault.endedAt)}</Text>}
                {fault.compensationInPence > 0 && <Text>{copy.owed(price(fault.compensationInPence))}</Text>}
              </div>
            </Card>
          )}
          <section className={classes.part} aria-labelledby="fault-working">
            <h2 id="fault-working">{copy.working}</h2>
            <Text>{blocked === null ? copy.workingText : reasonOf(model)}</Text>
            {blocked === null && (
              <div className={classes.way}>
                <Button variant="primary" onClick={() => send({ type: 'report.requested' })}>
                  {said(copy.report, state) || copy.otherReport}
                </Button>
              </div>
            )}
            <TextLink alone to="/help/faults">
              {copy.check}
            </TextLink>
          </section>
          {fault && (
            <div>
              <FaultDetails fault={fault} />
            </div>
          )}
        </div>
        <div className={classes.main}>
          <TalkToUs />
          <EarlierFaults faults={earlier} />
        </div>
      </div>
      <WaysOn>
        <LinkButton to={`${paths.plans}/${planId}`}>{copy.plan}</LinkButton>
      </WaysOn>
    </Column>
  );
}
