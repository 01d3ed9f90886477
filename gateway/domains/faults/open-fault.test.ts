import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BilledMember } from '../../testing/bills.ts';
import { alex } from '../../testing/customer.ts';
import { askToClose, reportNoConnection } from '../../testing/faults.ts';
import type { MemberPlan } from '../member-plans/member-plans.types.ts';
import type { RepairRow } from '../promises/repair.rules.ts';
import { noVisit } from './fault-news.rules.ts';
import type { FaultNews, FaultRow } from './faults.types.ts';
import { faultView, openFaultOf } from './faults.views.ts';

const planId = '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002';

const row: FaultRow = {
  id: '5a3c0b1e-1001-4c0e-9a56-3f1f6f3c1001',
  number: 'LK-7Q4M2X9-F01',
  planId,
  memberId: alex,
  problem: 'NO_CONNECTION',
  sinceDate: '2027-01-11',
  sinceTime: 'NIGHT',
  details: 'Behind the sofa',
  contactPhone: '07700 900123',
  reportedAt: new Date('2027-01-11T09:00:00Z'),
  endedAt: null,
};

const promise: RepairRow = {
  id: '5a3c0b1e-0001-4c0e-9a56-3f1f6f3c0001',
  orderId: '6f0c2f6e-0009-4d0d-9a9a-3c3c3c3c0009',
  faultId: row.id,
  visitId: null,
  kind: 'REPAIR',
  date: '2027-01-13',
  slot: null,
  state: 'OPEN',
  causedBy: null,
  endedOn: null,
  madeAt: row.reportedAt,
  endedAt: null,
} as RepairRow;

const visit = { visitId: 'v', visitType: 'INTERNAL_INCIDENT', visitDate: '2027-01-12', visitSlot: 'AM' } as const;
const told = (code: FaultNews['code'], hour: number, more: Partial<FaultNews> = {}): FaultNews => ({
  ...noVisit,
  code,
  happenedAt: new Date(Date.UTC(2027, 0, 11, hour)),
  expectedRepair: null,
  ...more,
});

const shown = (news: FaultNews[], today: string, promises = [promise]) =>
  openFaultOf(faultView(row, news, promises, today), today);

describe('what the list of plans tells of a fault that is open (DB-01)', () => {
  test('is how it stands and by when, and nothing of what its member has said', () => {
    expect(shown([], '2027-01-11')).toEqual({
      id: row.id,
      number: row.number,
      state: 'REPORTED',
      repairBy: '2027-01-13',
      isLate: false,
      expectedRepair: null,
      nextVisit: null,
    });
  });

  test('is its next visit, until that is over', () => {
    const booked = [told('FAULT_AT_ONT', 10), told('VISIT_BOOKED', 11, visit)];
    expect(shown(booked, '2027-01-11')).toMatchObject({
      state: 'FOUND_AT_HOME',
      nextVisit: { visitType: 'INTERNAL_INCIDENT', date: '2027-01-12', formattedSlot: '8am-12pm' },
    });
    expect(shown([...booked, told('NO_ACCESS', 12, visit)], '2027-01-12').nextVisit).toBeNull();
  });

  test('is no day that has passed without a word', () => {
    const booked = [told('VISIT_BOOKED', 11, visit), told('DELAYED', 12, { expectedRepair: '2027-01-12' })];
    expect(shown(booked, '2027-01-12')).toMatchObject({
      expectedRepair: '2027-01-12',
      nextVisit: { date: '2027-01-12' },
    });
    expect(shown(booked, '2027-01-13')).toMatchObject({ expectedRepair: null, nextVisit: null });
  });

  test('is that it is late, and the day that the network names', () => {
    const delayed = told('DELAYED', 12, { expectedRepair: '2027-01-18' });
    expect(shown([delayed], '2027-01-13').isLate).toBe(false);
    expect(shown([delayed], '2027-01-14')).toMatchObject({ isLate: true, expectedRepair: '2027-01-18' });
  });

  test('is no day where none is promised until the next visit', () => {
    const moved: RepairRow = { ...promise, state: 'MOVED', causedBy: 'CUSTOMER', endedOn: '2027-01-12' };
    expect(shown([], '2027-01-14', [moved])).toMatchObject({ repairBy: null, isLate: false });
  });
});

describe('the list of a member’s plans', () => {
  let member: BilledMember;
  beforeAll(async () => {
    member = await BilledMember.begin();
  });
  afterAll(() => member.site.close());

  const openFaults = async () => {
    const { body } = await member.browser.get<MemberPlan[]>(`/broadband/v1/members/${alex}/plans`);
    return new Map(body.map(({ plan, openFault }) => [plan.id, openFault]));
  };

  test('has the fault of the plan that has one, until it is over', async () => {
    const { planId: well } = await member.live('2027-01-04');
    const { planId: broken } = await member.live('2027-01-04');
    expect([...(await openFaults()).values()]).toEqual([null, null]);
    await member.pass('2027-01-11');
    const fault = await reportNoConnection(member.browser, broken, '2027-01-11');
    const open = await openFaults();
    expect(open.get(broken)).toMatchObject({ id: fault.id, number: fault.number, repairBy: '2027-01-13' });
    expect(open.get(well)).toBeNull();
    await askToClose(member.browser, broken, fault.id);
    expect((await openFaults()).get(broken)).toBeNull();
  });
});
