import { paths } from '../shared/paths.ts';
import { pairInput } from './book-install.rules.ts';
import { bookInstallSetup as s } from './book-install.setup.ts';

/** Both visits at once. A pair that is taken leads to the home visit's page, which keeps the outside date in sight. */
export const planningVisits = s.createStateConfig({
  id: 'planningVisits',
  description: 'Choose both dates as a pair that fits, or go on to choose each by itself.',
  route: { guard: 'areBothVisitsRequired' },
  meta: { path: paths.bothVisits, rows: ['BK-03', 'BK-05', 'BK-21'] },
  invoke: {
    id: 'choosePair',
    src: 'choosePair',
    input: ({ context }) => pairInput(context),
    onDone: [
      {
        guard: { type: 'isPairTaken', params: ({ event }) => event },
        target: ['choosingVisit.visit.choosingInHomeVisit', 'choosingVisit.date.confirmingBooking'],
        actions: { type: 'takePair', params: ({ event }) => event },
      },
      { target: 'decidingFirstVisit' },
    ],
    onError: 'decidingFirstVisit',
  },
});
