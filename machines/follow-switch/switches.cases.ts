import { started, matched } from '../switch-provider/switch-provider.cases.ts';
import { soon } from '../leave-plan/plans.cases.ts';
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
    end: soon,
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

/** Another provider has asked, and no more. */
export const enquiry: MemberSwitch = away;
export const coming = awayIn('ordered');
export const movedDay = awayIn('updated');
export const disputed = awayIn('ordered', { objection: null, case: opened });
export const notYetAsked = awayIn('ordered', { objection: null, case: { ...opened, providerAskedAt: null } });
export const gone = awayIn('triggered', over);
export const called = awayIn('cancelled', { ...over, case: { ...opened, closedAt: '2026-09-22T08:00:00.000Z' } });
export const ranOut = awayIn('expired', over);
export const stopped = awayIn('voided', { ...over, orderedOn: null }, null);
export const strangeAway = awayIn('under_review', { objection: null });

export const followedAs = (found: MemberSwitch): Followed => ({ found, names: {} });
