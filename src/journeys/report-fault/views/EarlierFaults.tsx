import type { Fault } from '../../../../machines/report-fault/report-fault.types.ts';
import { price } from '../../../ui/format/price.ts';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { problemNames, reportFaultCopy, said } from '../report-fault.copy.ts';
import classes from './ReportFault.module.css';

const { FaultParts: copy } = reportFaultCopy;

/** What was wrong with the plan before, how it ended, and what was owed for it. */
export function EarlierFaults({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="fault-earlier">
      <h2 id="fault-earlier">{copy.earlier}</h2>
      {/* Safari reads out a list without bullets only when it is told that it is one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={classes.plain}>
        {faults.map(({ id, number, problem, state, reportedAt, compensationInPence }) => (
          <li key={id}>
            <Text as="p">
              <ShortDate date={reportedAt} />, {said(problemNames, problem) || problemNames.OTHER}
            </Text>
            <Text type="murmur" tone="soft">
              {[
                said(copy.ends, state) || copy.otherEnd,
                ...(compensationInPence > 0 ? [price(compensationInPence)] : []),
                number,
              ].join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
