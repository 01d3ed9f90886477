import type { selectReportFault } from '../../../machines/report-fault/report-fault.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { reportFaultCopy } from './report-fault.copy.ts';
import { DescribingFault } from './views/DescribingFault.tsx';
import { FaultBlocked } from './views/FaultBlocked.tsx';
import { FaultOver } from './views/FaultOver.tsx';
import { ShowingFault } from './views/ShowingFault.tsx';

const retry = { type: 'retry.requested' } as const;
const back = { type: 'fault.requested' } as const;
const otherDate = { type: 'otherDate.requested' } as const;
const { dashboard } = paths;

const outcomes = {
  PlanMissing: { kind: 'warning', ways: { dashboard } },
  FaultsNotLoaded: { ways: { retry, contact: '/contact-us' } },
  ReportNotSent: { ways: { retry, form: { type: 'report.requested' } } },
  DateTaken: { kind: 'warning', ways: { otherDate, back } },
  DateNotYetOpen: { kind: 'warning', ways: { otherDate, back } },
  DatesNotLoaded: { ways: { retry, back } },
  DateNotSaved: { ways: { retry, back } },
  ClosureNotSent: { ways: { retry, back: { type: 'closure.declined' } } },
} satisfies Outcomes<typeof reportFaultCopy, ViewPropsOf<typeof selectReportFault>>;

export const views = {
  ...outcomeViews(reportFaultCopy, outcomes),
  LoadingFaults: comingView(reportFaultCopy.LoadingFaults, 'card', 'page'),
  DescribingFault,
  ShowingFault,
  ConfirmingClosure: lateView(() => import('./views/ConfirmingClosure.tsx').then((view) => view.ConfirmingClosure)),
  FaultOver,
  FaultBlocked,
};
