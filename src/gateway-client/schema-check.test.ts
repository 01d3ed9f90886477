import { beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../runtime/log.ts';
import { rowan } from '../session/test-session.ts';
import { checkExchange } from './schema-check.ts';

const id = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001';
const errors = vi.spyOn(log, 'error').mockReturnValue();

/** Problems logged for an answer, as "where: what". */
function problemsOf(method: string, path: string, data: unknown): unknown[] {
  checkExchange({ method, path, params: { path: { planId: id, appointmentId: id } }, answer: { data } });
  return errors.mock.calls.map(([, facts]: unknown[]) => (facts as { problems: unknown }).problems);
}

beforeEach(() => errors.mockClear());

describe('an answer that fits', () => {
  it('is not mentioned', () => {
    const ticket = { code: 'K7M2QX9P', link: 'http://localhost/x', expiresAt: '2026-02-04T09:30:00+00:00' };
    expect(problemsOf('post', '/broadband/v1/saved-journeys', ticket)).toEqual([]);
  });
});

describe('malformed data', () => {
  it('is "Required" where something is missing (ER-11)', () => {
    const contract = { planId: id, contractSummaryDocId: 'doc-1', monthRemaining: 12 };
    expect(problemsOf('post', '/broadband/v1/plans/{planId}/pre-contracts', contract)).toEqual([
      ['contractInformationDocId: Required'],
    ]);
  });

  it('is told by the specification’s words where it is a date (HT-07)', () => {
    const path = '/broadband/v2/appointments/{appointmentId}';
    const answer = { appointmentId: id, slot: 'AM', formattedSlot: '8am-12pm' };
    expect(problemsOf('patch', path, { ...answer, date: '19/01/2026' })).toEqual([
      ['date: Date must be in ISO 8601 format'],
    ]);
    errors.mockClear();
    expect(problemsOf('patch', path, { ...answer, date: '2026-02-30' })).toEqual([
      ['date: Date must be in ISO 8601 format'],
    ]);
  });

  it('is told where an id is no uuid (HT-06)', () => {
    checkExchange({
      method: 'get',
      path: '/broadband/v1/plans/{planId}',
      params: { path: { planId: '17' } },
      answer: null,
    });
    expect(errors).toHaveBeenCalledWith('Schema validation error', {
      operation: 'getPlan',
      part: 'path',
      problems: ['planId: Invalid uuid'],
    });
  });

  it.each([
    { status: 'FullyAccepted', rejectedAppointmentIds: [id] },
    { status: 'PartiallyAccepted', rejectedAppointmentIds: [] },
    { status: 'Rejected' },
  ])('is a reservation outcome that says two things: %o (RS-07)', (outcome) => {
    expect(problemsOf('post', '/broadband/v1/plans/{planId}/appointments/reservation', outcome)).toEqual([
      [expect.stringContaining("Validation error: 'rejectedAppointmentIds' condition not met based on 'status'")],
    ]);
  });
});

describe('the member', () => {
  const member = { ...rowan, id: '100001' };

  it('is checked strictly: a field that the contract does not name is told (AU-06)', () => {
    expect(problemsOf('get', '/member-api/v1/members/me', { ...member, loyaltyTier: 'gold' })).toEqual([
      ['(all): Unknown loyaltyTier'],
    ]);
  });

  it('may have its id as a number or as text (AU-05)', () => {
    expect(problemsOf('get', '/member-api/v1/members/me', { ...member, id: 100001 })).toEqual([]);
  });
});
