import type { FaultCard, selectReportFault } from '../../../../machines/report-fault/report-fault.selectors.ts';
import type { FaultTold } from '../../../../machines/report-fault/report-fault.types.ts';
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
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { reportFaultCopy, said } from '../report-fault.copy.ts';
import { EarlierFaults } from './EarlierFaults.tsx';
import { FaultDetails } from './FaultDetails.tsx';
import classes from './ReportFault.module.css';
import { TalkToUs } from './TalkToUs.tsx';

const copy = reportFaultCopy.ShowingFault;

/** What has become as the member wanted it. */
const good: ReadonlySet<string> = new Set<FaultTold>(['reported', 'visitMoved']);

/** By when it is repaired, and what it is worth if it is not. */
function Promised({ fault: { repair, isLate, expectedRepair, compensationInPence } }: { fault: FaultCard }) {
  const rate = price(repair?.compensation.rateInPence ?? 0);
  const isOpen = repair?.state === 'OPEN';
  return (
    <>
      <Text type="speak-up">
        {!repair || !isOpen ? copy.noDay : isLate ? copy.late(repair.date) : copy.promised(repair.date)}
      </Text>
      {isOpen && <Text>{isLate ? copy.owed(rate, price(compensationInPence)) : copy.worth(rate)}</Text>}
      {expectedRepair !== null && <Text>{copy.expected(expectedRepair)}</Text>}
    </>
  );
}

/** A fault that is open: what happens next, by when and who acts, and how to say that it works again (DB-01, BK-31). */
export function ShowingFault({ model, send }: ViewPropsOf<typeof selectReportFault>) {
  const { fault, news, isBusy, isMoving, isNotFetched, earlier, planId, planName, address } = model;
  if (!fault) return null;
  const { wanted } = fault;
  const onMove = (visitId: string) => send({ type: 'dateChange.requested', visitId });
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{`${planName}, ${address}`}</p>}>{copy.heading}</PageHeading>
      <div className={classes.columns}>
        <div className={classes.main}>
          {news && <Alert kind={good.has(news) ? 'success' : 'warning'}>{copy.news[news]}</Alert>}
          <Card as="section" tone="turquoise" aria-labelledby="fault-next">
            <div className={classes.part}>
              <h2 id="fault-next">{copy.next}</h2>
              <Text>{said(copy.states, fault.state) || copy.otherState}</Text>
              <Promised fault={fault} />
              {wanted && (
                <>
                  <Text>{copy.wanted}</Text>
                  <div className={classes.way}>
                    <Button variant="primary" loading={isMoving} onClick={() => onMove(wanted.id)}>
                      {copy.chooseDay}
                    </Button>
                  </div>
                </>
              )}
            </div>
          </Card>
          <section className={classes.part} aria-labelledby="fault-working">
            <h2 id="fault-working">{copy.working}</h2>
            <Text>{copy.workingText}</Text>
            <div className={classes.way}>
              <Button variant="primary" onClick={() => send({ type: 'closure.requested' })}>
                {copy.works}
              </Button>
            </div>
          </section>
          <div>
            <FaultDetails fault={fault} moving={{ isMoving, onMove }}>
              {isNotFetched && (
                <Alert kind="error" weight="minor">
                  {copy.notFetched}
                </Alert>
              )}
              <div className={classes.way}>
                <Button
                  loading={isBusy && !isMoving}
                  onClick={() => send({ type: isNotFetched ? 'retry.requested' : 'news.requested' })}
                >
                  {isNotFetched ? copy.retry : copy.check}
                </Button>
              </div>
            </FaultDetails>
          </div>
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
