import { bookInstallMachine } from '../../machines/book-install/book-install.machine.ts';
import { selectAppointmentMachine } from '../../machines/select-appointment/select-appointment.machine.ts';
import type { Preparation, WayStep } from '../inspector/open-in-state/way.types.ts';
import {
  busy,
  draft,
  endingIn,
  given,
  opening,
  stepAt,
  type Approach,
  type ByState,
  type WaysByState,
} from './way-parts.ts';

const book = bookInstallMachine;

const [outsidePage, inHomePage] = ['choosingOutsideVisit', 'choosingInHomeVisit'] as const;
const dateAt = (leaf: string) => `bookInstall.choosingVisit.date.${leaf}`;

/** A page asks the gateway for each visit that has a date, in no certain order: so there is an answer for each. */
const runOut = (visit: 'outsideVisit' | 'inHomeVisit'): Preparation => ({
  do: 'fault',
  operationId: 'getAppointmentV2',
  body: { '...': `‹=${visit}›`, expired: true },
});

const toPage = (page: string): WayStep =>
  stepAt(book, ['bookInstall.readingOverview.visitsListed'], { type: 'xstate.route', to: `#${page}` });

/** A customer who has chosen dates, and comes back. */
const dated = (home: string): Preparation[] => [...draft(home), { do: 'chooseDates' }];

const outsideExpired: Approach = {
  ...opening('/book-install', ...dated('visits-both'), runOut('outsideVisit'), runOut('inHomeVisit')),
  steps: [toPage(outsidePage)],
};

const inHomeExpired: Approach = {
  ...opening('/book-install', ...dated('visits-in-home-only'), runOut('inHomeVisit')),
  steps: [toPage(inHomePage)],
};

/**
 * A visit whose date was held until its day was over. The gateway's clock is everybody's, and a day ends every session:
 * so the gateway says it of this visit only.
 */
export const waysToExpiredVisits = (): ByState[] => [endingIn(inHomeExpired, book, dateAt('visitExpired'), inHomePage)];

/** The date selector opens over a page of the booking. Dates that the page has asked for before are known to it. */
export function waysToDates(of: ReadonlyMap<string, WaysByState>): ByState[] {
  const machine = selectAppointmentMachine;
  const region = (name: string) => `selectAppointment.choosingDate.${name}`;
  const [chosen, none] = [region('selection.dateChosen'), region('selection.noDateChosen')];
  const [loading, loaded, notLoaded] = [
    region('blocks.loadingBlock'),
    region('blocks.blocksLoaded'),
    region('blocks.blockNotLoaded'),
  ];
  const settled = region('months.monthSettled');
  const choosing = given(of.get('book-install'), dateAt('choosingDate'));
  const opened = (from: Approach, leaf: string, ...prepare: Preparation[]): Approach => ({
    ...from,
    steps: [...from.steps, stepAt(book, [outsidePage, leaf], { type: 'dateChange.requested' }, ...prepare)],
  });
  const again: Approach = {
    ...opening('/book-install', ...dated('visits-both')),
    steps: [toPage(outsidePage)],
  };
  const proposed = dateAt('visitProposed');
  const expired = dateAt('visitExpired');
  const noDates = busy('getAvailabilities');
  return [
    endingIn(opened(outsideExpired, expired, noDates), machine, none, notLoaded, settled),
    endingIn(choosing, machine, chosen, loaded, settled),
    endingIn(opened(again, proposed), machine, loading, chosen, settled),
    endingIn(choosing, machine, loaded, chosen, settled),
    endingIn(opened(again, proposed, noDates), machine, notLoaded, chosen, settled),
    endingIn(choosing, machine, settled, chosen, loaded),
  ];
}
