import type { ComponentProps, ReactNode } from 'react';
import type { FaultCard } from '../../../../machines/report-fault/report-fault.selectors.ts';
import { longDate, timeOfDay } from '../../../ui/format/date.ts';
import { PromiseLedger } from '../../../ui/PromiseLedger/PromiseLedger.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { problemNames, reportFaultCopy, said, timeNames } from '../report-fault.copy.ts';
import { FaultVisits } from './FaultVisits.tsx';
import classes from './ReportFault.module.css';

const { FaultParts: copy, ShowingFault: showing } = reportFaultCopy;

type FaultDetailsProps = {
  fault: FaultCard;
  /** How a visit is put on another day, while it can be. */
  moving?: ComponentProps<typeof FaultVisits>['moving'];
  /** Beside what has happened: how to learn more of it. */
  children?: ReactNode;
};

/** All that is known of a fault: what was reported, its visits, what was promised, and what has happened. */
export function FaultDetails({ fault, moving, children }: FaultDetailsProps) {
  const { number, problem, sinceDate, sinceTime, details, contactPhone, reportedAt, actionOwner, history } = fault;
  return (
    <>
      <section className={classes.part} aria-labelledby="fault-facts">
        <h2 id="fault-facts">{copy.facts}</h2>
        <SummaryList
          rows={[
            { term: copy.number, details: number },
            ...(actionOwner === null
              ? []
              : [{ term: copy.nextStep, details: fault.wanted ? showing.chooses : said(showing.acts, actionOwner) }]),
            { term: copy.problem, details: said(problemNames, problem) || problemNames.OTHER },
            {
              term: copy.since,
              details: (
                <>
                  <ShortDate date={sinceDate} />, {said(timeNames, sinceTime).toLowerCase()}
                </>
              ),
            },
            { term: copy.details, details: details ?? copy.none },
            { term: copy.phone, details: contactPhone ?? copy.none },
            {
              term: copy.reported,
              details: (
                <>
                  <ShortDate date={reportedAt} />, {timeOfDay(reportedAt)}
                </>
              ),
            },
          ]}
        />
      </section>
      <FaultVisits visits={fault.visits} {...(moving && { moving })} />
      <section className={classes.section} aria-labelledby="fault-promises">
        <h2 id="fault-promises">{copy.promises}</h2>
        <PromiseLedger
          promises={fault.promises.map((promise) => ({ ...promise, actionOwner: null }))}
          compensationInPence={fault.compensationInPence}
        />
      </section>
      <section className={classes.section} aria-labelledby="fault-history">
        <h2 id="fault-history">{copy.history}</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ol role="list" className={classes.plain}>
          {history.map(({ at, text }) => (
            <li key={`${at} ${text}`}>
              <Text>{text}</Text>
              <Text type="murmur" tone="soft">
                {longDate(at)}, {timeOfDay(at)}
              </Text>
            </li>
          ))}
        </ol>
        {children}
      </section>
    </>
  );
}
