import type { ReportFaultModel, selectReportFault } from '../../../../machines/report-fault/report-fault.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { reportFaultCopy, said } from '../report-fault.copy.ts';
import { EarlierFaults } from './EarlierFaults.tsx';
import classes from './ReportFault.module.css';
import { TalkToUs } from './TalkToUs.tsx';

const copy = reportFaultCopy.FaultBlocked;

type Known = Pick<ReportFaultModel, 'blocked' | 'expected' | 'planId' | 'orderId'>;

const isKnown = (blocked: string | null): blocked is keyof typeof copy.reasons =>
  blocked !== null && Object.hasOwn(copy.reasons, blocked);

/** Why no fault can be reported now; a reason of a newer gateway leads to chat and phone. */
export const reasonOf = ({ blocked, expected }: Known): string =>
  isKnown(blocked) ? copy.reasons[blocked](expected) : copy.otherReason;

function wayOf({ blocked, planId, orderId }: Known): { label: string; to: string } | null {
  if (!isKnown(blocked)) return null;
  const to = { NOT_LIVE: `${paths.orders}/${orderId}`, PAUSED: `${paths.plans}/${planId}`, ENDED: paths.bills };
  return { label: copy.ways[blocked], to: to[blocked] };
}

/** Why there is nothing to report, and where the member can go instead (DB-01). */
export function FaultBlocked({ model }: ViewPropsOf<typeof selectReportFault>) {
  const { news, planName, address, fault, earlier, blocked } = model;
  const way = wayOf(model);
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{`${planName}, ${address}`}</p>}>
        {said(copy.headings, blocked ?? '') || copy.otherHeading}
      </PageHeading>
      <div className={classes.columns}>
        <div className={classes.main}>
          {news && <Alert kind="warning">{copy.news[news]}</Alert>}
          <Text>{reasonOf(model)}</Text>
          <WaysOn>
            {way && (
              <LinkButton to={way.to} variant="primary">
                {way.label}
              </LinkButton>
            )}
            <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
          </WaysOn>
        </div>
        <div className={classes.main}>
          <TalkToUs />
          <EarlierFaults faults={fault ? [fault, ...earlier] : earlier} />
        </div>
      </div>
    </Column>
  );
}
