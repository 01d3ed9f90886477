import { started, matched } from '../switch-provider/switch-provider.cases.ts';
import { alone, planned, soon } from '../leave-plan/plans.cases.ts';
import type { Followed, LosingSwitch, MemberSwitch } from './follow-switch.types.ts';

export const switchId = started.id;
const orderId = '6f0c2f6e-0009-4d0d-9a9a-3c3c3c3c0009';
const planId = '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002';

/** A switch to us that the old provider has accepted. */
export const arriving: MemberSwitch = {
  switch: started,
  status: { ...matched, state: 'ordered' },
  planId,
  orderId,
  losing: null,
};

const inState = (state: string, more: Partial<MemberSwitch['status']> = {}): MemberSwitch => ({
  ...arriving,
  status: { ...arriving.status, state, ...more },
});

export const telling = inState('consented');
export const notOrdered = inState('failed', { error: { code: '1201', message: 'Invalid reference' } });
/** The plan that it was to bring has ended since. */
export const planEnded = inState('failed', {
  error: { code: '1201', message: 'Invalid reference' },
  planEndedOn: '2027-03-03',
});
export const arrived = inState('triggered');
export const strange = inState('under_review');

const riverbourne = { id: 'RBRN', name: 'Riverbourne Broadband' };

const away: MemberSwitch = {
  switch: {
    ...started,
    plannedSwitchDate: null,
    gainingProviderId: riverbourne.id,
    gainingProviderName: riverbourne.name,
    losingProviderId: 'RUSS',
    losingProviderName: 'Us',
    losingProviderAccountNumber: 'LK-7Q4M2X9',
    switchType: 'LOSING',
  },
  status: { ...matched, state: 'matched', expiresOn: '2026-10-21' },
  planId,
  orderId,
  losing: {
    productName: 'Full Fibre 150',
    askedOn: '2026-09-20',
    orderedOn: null,
    isOverdue: false,
    fallsAway: alone.fallsAway,
    end: soon,
    ownEnd: null,
    objection: 'VOID',
    case: null,
  },
};

function awayIn(state: string, losing: Partial<LosingSwitch> = {}, day: string | null = '2026-09-24'): MemberSwitch {
  return {
    ...away,
    switch: { ...away.switch, plannedSwitchDate: day },
    status: { ...away.status, state },
    losing: away.losing && { ...away.losing, orderedOn: '2026-09-21', objection: 'CASE', ...losing },
  };
}

const over = { objection: null, end: null } as const;
const opened = {
  number: 'SW-5C1F4A0E',
  openedAt: '2026-09-21T10:00:00.000Z',
  providerAskedAt: '2026-09-21T10:00:02.000Z',
  closedAt: null,
};

const ownEnd = {
  lastDay: '2026-09-15',
  why: 'ASKED',
  isOver: false,
  takeBackUntil: '2026-09-14',
  hasGap: false,
} as const;

/** Another provider has asked, and no more. */
export const enquiry: MemberSwitch = away;
export const coming = awayIn('ordered');
/** What was planned for the plan comes after the switch. */
export const comingBefore = awayIn('ordered', { fallsAway: planned });
export const movedDay = awayIn('updated');
export const disputed = awayIn('ordered', { objection: null, case: opened });
export const notYetAsked = awayIn('ordered', { objection: null, case: { ...opened, providerAskedAt: null } });
export const gone = awayIn('triggered', over);
export const called = awayIn('cancelled', { ...over, case: { ...opened, closedAt: '2026-09-22T08:00:00.000Z' } });
export const ranOut = awayIn('expired', over);
export const stopped = awayIn('voided', { ...over, orderedOn: null }, null);
export const strangeAway = awayIn('under_review', { objection: null });

/** Of members who have asked for an end of their plan by themselves. */
export const enquiryWhileLeaving: MemberSwitch = {
  ...away,
  losing: away.losing && { ...away.losing, ownEnd: { ...ownEnd, lastDay: '2026-10-15', takeBackUntil: '2026-10-14' } },
};
export const leavingBefore = awayIn('ordered', {
  end: { ...soon, lastDay: ownEnd.lastDay },
  ownEnd: { ...ownEnd, hasGap: true },
});
export const leftBefore = awayIn('ordered', {
  end: null,
  ownEnd: { ...ownEnd, isOver: true, takeBackUntil: null, hasGap: true },
});
/** The other provider is late, and the plan goes on. */
export const overdue = awayIn('updated', { isOverdue: true });
/** It is late, and the plan has ended on the day after the one that was planned. */
export const overdueAfterLeaving = awayIn(
  'ordered',
  { isOverdue: true, end: null, ownEnd: { ...ownEnd, isOver: true, takeBackUntil: null } },
  '2026-09-15',
);
/** The network has ended the service. */
export const endedByNetwork = awayIn('ordered', {
  end: null,
  ownEnd: { ...ownEnd, why: 'NETWORK', isOver: true, takeBackUntil: null, hasGap: true },
});
export const disputedWhileLeaving = awayIn('ordered', {
  objection: null,
  case: opened,
  ownEnd: { ...ownEnd, hasGap: true },
});
export const calledWhileLeaving = awayIn('cancelled', { ...over, ownEnd });
export const ranOutAfterLeaving = awayIn('expired', {
  ...over,
  ownEnd: { ...ownEnd, isOver: true, takeBackUntil: null },
});
export const stoppedOnLastDay = awayIn('voided', { ...over, ownEnd: { ...ownEnd, takeBackUntil: null } }, null);

export const followedAs = (found: MemberSwitch): Followed => ({ found, names: {} });
