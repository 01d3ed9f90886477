import {
  closed,
  ended,
  freeDays,
  none,
  notLive,
  open,
  openElsewhere,
  over,
  paused,
  planWith,
  tooLate,
  typed,
  visitId,
  wantsDay,
  withMoved,
  withVisit,
} from '../../../machines/report-fault/faults.cases.ts';
import {
  facts,
  input,
  noNumber,
  nothingTyped,
  reports,
  stillToCome,
} from '../../../machines/report-fault/report-fault.cases.ts';
import { reportFaultMachine } from '../../../machines/report-fault/report-fault.machine.ts';
import type { Faults, ReportFaultContext, TypedReport } from '../../../machines/report-fault/report-fault.types.ts';
import type { FieldProblem } from '../../../machines/shared/failure.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { problemNames, timeNames } from '../../../src/journeys/report-fault/report-fault.copy.ts';
import { type Act, browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import {
  answers,
  fault,
  inDialog,
  isBusy,
  leavesDates,
  newsAreDue,
  press,
  refuses,
  takesDate,
  tells,
} from '../runner/outcomes.ts';

type Ends = Outcome<ReportFaultContext>;

const nameOf = (names: Readonly<Record<string, string>>, key: string): RegExp => new RegExp(`^${names[key] ?? ''}`);

/** What is chosen once cannot be taken away again: only a form that nobody has filled in is sent empty. */
const sends =
  ({ problem, sinceDate, sinceTime, details, contactPhone }: TypedReport): Act =>
  async ({ page, pages }) => {
    if (problem !== '') await page.getByRole('radio', { name: nameOf(problemNames, problem) }).check();
    if (sinceTime !== '') await page.getByRole('radio', { name: nameOf(timeNames, sinceTime) }).check();
    await page.getByLabel(/^Since which day/).fill(sinceDate);
    await page.getByLabel(/^In your own words/).fill(details);
    await page.getByLabel(/^Phone number/).fill(contactPhone);
    await pages.main.button(/^Report this fault$/).click();
  };

/** What only time brings about is told by a rule of testers; the plan stays the one that was ordered. */
const told = (faults: Faults): Ends => tells('listFaults', faults, planWith(faults));

const hasDays = fault('getFaultAvailabilities', { status: 200, body: freeDays });

/** The date selector asks for its days as soon as a visit is known that can be moved. */
const toldWithDays = (faults: Faults): Ends => {
  const { by, ...outcome } = told(faults);
  return {
    ...outcome,
    by: async (hands) => {
      await by?.(hands);
      await hasDays(hands);
    },
  };
};

const invalid = ({ fields }: { fields: FieldProblem[] }): Ends =>
  refuses('reportFault', 400, 'invalid.request', fields);

export const reportFault = browserJourney<typeof reportFaultMachine>({
  name: 'report-fault',
  machine: reportFaultMachine,
  starts: {
    'a member with a plan': {
      input,
      ready: async ({ page, gateway }) => {
        await page.clock.install();
        await gateway.register();
      },
      open: async ({ page, gateway }) =>
        page.goto(`${paths.plans}/${(await gateway.placeOrder('visits-none')).planId}/fault`),
    },
  },
  perform: {
    'report.submitted': [
      { event: reports(typed), does: sends(typed) },
      { event: reports(nothingTyped), does: sends(nothingTyped) },
    ],
    'report.requested': press(/^(No, report it again|Report a fault|Back to your report)$/),
    'news.requested': press(/^Check for news$/),
    'dateChange.requested': [
      {
        event: { type: 'dateChange.requested', visitId },
        does: press(/^Choose (another day|a day for the engineer)$/),
      },
    ],
    'otherDate.requested': press(/^Choose another day$/),
    'fault.requested': press(/^Back to your fault$/),
    'closure.requested': press(/^Yes, it works again$/),
    'closure.confirmed': inDialog(/^Yes, end the repair$/),
    'closure.declined': async (hands) =>
      (await hands.page.getByRole('dialog').isVisible())
        ? inDialog(/^No, not yet$/)(hands)
        : press(/^Back to your fault$/)(hands),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadFaults: {
      ends: [
        answers(planWith(notLive)),
        told(none),
        told(open),
        toldWithDays(withVisit),
        told(tooLate),
        toldWithDays(wantsDay),
        told(over),
        told(paused),
        told(ended),
        refuses('listFaults', 404, 'plan.not-found'),
        isBusy('listFaults'),
      ],
    },
    lookForNews: { ends: [told(withVisit), told(over), told(paused), isBusy('listFaults')] },
    reportFault: {
      ends: [
        tells('reportFault', open),
        tells('reportFault', openElsewhere),
        refuses('reportFault', 409, 'fault.blocked'),
        invalid(stillToCome),
        invalid(noNumber),
        isBusy('reportFault'),
      ],
    },
    selectAppointment: { ends: [takesDate('2026-09-11'), leavesDates()] },
    moveVisit: {
      ends: [
        tells('moveFaultAppointment', withMoved),
        tells('moveFaultAppointment', over),
        refuses('moveFaultAppointment', 409, 'appointment.taken'),
        refuses('moveFaultAppointment', 400, 'invalid.request'),
        refuses('moveFaultAppointment', 409, 'appointment.too-late'),
        isBusy('moveFaultAppointment'),
      ],
    },
    closeFault: { ends: [tells('closeFault', closed), tells('closeFault', openElsewhere), isBusy('closeFault')] },
  },
  delays: { newsDue: newsAreDue },
  facts,
  isOffered: (snapshot, event) =>
    event.type !== 'report.submitted' ||
    (event as ReturnType<typeof reports>).problem !== '' ||
    (snapshot.context as ReportFaultContext).report === null,
});
