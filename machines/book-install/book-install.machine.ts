import { paths } from '../shared/paths.ts';
import { choosingVisit } from './choosing-visit.states.ts';
import { readingOverview } from './overview.states.ts';
import { planningVisits } from './planning-visits.states.ts';
import { bookInstallSetup } from './book-install.setup.ts';
import { bookingOf, visitsOf } from './book-install.rules.ts';

const atNotes = ['choosingVisit.date.confirmingBooking.addingEngineerNotes'] as const;

/**
 * The errand: dates for the visits that a home needs, which the network then holds.
 * Where a home needs two visits, both dates are offered as a pair; or each is chosen on the same page, given which of them it is. How each date stands is kept with the visit; the
 * page reads it on entry, so Back, links and a rejection that comes later all show the truth. A date is never called booked here: the network holds it until the order.
 */
export const bookInstallMachine = bookInstallSetup.createMachine({
  id: 'bookInstall',
  context: ({ input: { planId, switchId, isV2, askedFor, installation, booking, contact } }) => ({
    planId,
    switchId,
    isV2,
    askedFor,
    isForNotes: askedFor !== null,
    installation,
    visit: 'outsideVisit',
    ...visitsOf(booking),
    inHomeLeadTimeInDays: null,
    isPair: false,
    contact: booking?.contact ?? contact,
    notes: booking?.notes ?? null,
    heldUntil: booking?.heldUntil ?? null,
    errors: {},
    failure: null,
  }),
  initial: 'decidingErrand',
  states: {
    decidingErrand: {
      meta: { rows: ['BK-23', 'OR-01'] },
      description:
        'Whoever comes from the review for the engineer notes has them open, over the page of the last visit.',
      always: [
        { guard: 'isInHomeNotesWanted', target: [...atNotes, 'choosingVisit.visit.choosingInHomeVisit'] },
        { guard: 'areNotesWanted', target: [...atNotes, 'choosingVisit.visit.choosingOutsideVisit'] },
        { target: 'readingOverview' },
      ],
    },
    readingOverview,
    readingKeyInfo: {
      id: 'readingKeyInfo',
      description: 'Read what to know before choosing dates.',
      route: { guard: 'isAnyVisitRequired' },
      meta: { view: 'ReadingKeyInfo', path: paths.keyInfo, rows: ['BK-02'] },
      on: {
        'keyInfo.read': [{ guard: 'isPairOffered', target: 'planningVisits' }, { target: 'decidingFirstVisit' }],
        'eachDate.requested': { guard: 'isPairOffered', target: 'decidingFirstVisit' },
      },
    },
    planningVisits,
    decidingFirstVisit: {
      meta: { rows: ['BK-04'] },
      description: 'The outside visit comes first, where one is needed.',
      always: [
        {
          guard: { type: 'isVisitRequired', params: { visit: 'outsideVisit' } },
          target: '#choosingOutsideVisit',
        },
        { target: '#choosingInHomeVisit' },
      ],
    },
    choosingVisit,
    visitsHeld: {
      meta: { rows: ['RS-04'] },
      id: 'visitsHeld',
      description: 'The network holds every visit that is needed, and the customer goes on.',
      type: 'final',
    },
  },
  output: ({ context }) => ({ booking: bookingOf(context), askedFor: context.askedFor }),
});
