import { describe, expect, it, vi } from 'vitest';
import { journeyMemberOf } from './journey-member.ts';
import { eachWithAnEmptyTab, flag, lifetimeMs, rowan, sessionOf, start } from './test-session.ts';

eachWithAnEmptyTab();

describe('who is here', () => {
  it('is looked up once at the start: a member', async () => {
    const { session, findMember } = start({ findMember: () => Promise.resolve(rowan) });
    expect(session.view().status).toBe('lookingUp');
    expect(await session.settled()).toMatchObject({
      status: 'member',
      access: 'granted',
      member: { memberId: '100001', firstName: 'Rowan', phone: '07700 900101' },
    });
    expect(findMember).toHaveBeenCalledTimes(1);
  });

  it('is a visitor when the look-up fails, and it is not tried again (AU-02)', async () => {
    const failure = { kind: 'NetworkError', message: 'no connection' };
    const { session, findMember } = start({ findMember: () => Promise.reject(failure) });
    expect(await session.settled()).toMatchObject({ status: 'visitor', member: null });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(findMember).toHaveBeenCalledTimes(1);
  });

  it('is nobody whom the look-up did not find, whatever the client session says (AU-01, AU-02)', async () => {
    const { session } = start({
      findMember: () => Promise.reject({ kind: 'UnknownError', message: 'no' }),
      startClientSession: () => Promise.resolve({ currentMemberId: 100001, features: [] }),
    });
    await session.settled();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.view()).toMatchObject({ status: 'visitor', member: null });
  });

  it('is not asked of the gateway for a visitor, whom the client session does not name (AU-02)', async () => {
    const { session, findMember } = start({});
    expect(await session.settled()).toMatchObject({ status: 'visitor' });
    expect(findMember).not.toHaveBeenCalled();
  });

  it('is looked up when the client session could not be started', async () => {
    const startClientSession = () => Promise.reject({ kind: 'UnknownError', message: 'no' });
    const { session } = start({ findMember: () => Promise.resolve(rowan), startClientSession });
    expect(await session.settled()).toMatchObject({ status: 'member' });
  });

  it('is looked up beside the client session where this tab has known a member', async () => {
    const calls = { findMember: () => Promise.resolve(rowan) };
    const before = start(calls).session;
    await before.settled();
    before.stop();
    const { session } = start({ ...calls, startClientSession: () => new Promise(() => undefined) });
    expect(await session.settled()).toMatchObject({ status: 'member' });
  });

  it('is told to whoever listens', async () => {
    const { session } = start({ findMember: () => Promise.resolve(rowan) });
    const statuses: string[] = [];
    session.subscribe(() => statuses.push(session.view().status));
    await session.settled();
    session.loggedOut();
    expect(statuses).toContain('member');
    expect(statuses.at(-1)).toBe('visitor');
  });
});

describe('log-in and log-out', () => {
  it('welcomes the member who has logged in', async () => {
    const answers = [null, rowan];
    const { session } = start({ findMember: () => Promise.resolve(answers.shift() ?? null) });
    await session.settled();
    expect(await session.welcome()).toMatchObject({ memberId: '100001' });
    expect(session.view().status).toBe('member');
  });

  it('says so when the member cannot be found out after a log-in', async () => {
    const { session } = start({});
    await expect(session.welcome()).rejects.toMatchObject({ kind: 'UnknownError' });
  });

  it('forgets what was read for the member who has left', async () => {
    const { session, forgetMember } = start({ findMember: () => Promise.resolve(rowan) });
    await session.settled();
    expect(forgetMember).not.toHaveBeenCalled();
    session.loggedOut();
    expect(forgetMember).toHaveBeenCalledTimes(1);
    expect(session.view()).toMatchObject({ status: 'visitor', member: null, news: null });
  });

  it('forgets what was read for another member', async () => {
    const [members, names] = [
      [rowan, { ...rowan, id: '100002' }],
      [100001, '100002'],
    ];
    const { session, forgetMember } = start({
      findMember: () => Promise.resolve(members.shift() ?? null),
      startClientSession: () => sessionOf(names.shift() ?? null),
    });
    await session.settled();
    await session.welcome();
    expect(forgetMember).toHaveBeenCalledTimes(1);
  });

  it('tells a session that ended from a log-out, until the member is back', async () => {
    const { session } = start({ findMember: () => Promise.resolve(rowan) });
    await session.settled();
    session.refused();
    expect(session.view()).toMatchObject({ status: 'visitor', member: null, news: 'sessionEnded' });
    await session.welcome();
    expect(session.view()).toMatchObject({ status: 'member', news: null });
  });
});

describe('the client session', () => {
  it('is started with the record’s request id, the consent and all flag names (SC-01)', async () => {
    const { session, startClientSession } = start({});
    await session.settled();
    const [request] = startClientSession.mock.calls[0] ?? [];
    expect(request).toMatchObject({ userConsentLevel: 'FULL' });
    expect(request?.requestId).toMatch(/^[0-9a-f]{32}$/);
    expect(request?.features).toContainEqual({ name: 'book-install-v2' });
    expect(session.view().features).toEqual([flag]);
  });

  it('is rebuilt after its lifetime with the same request id and ESSENTIAL consent (SC-03, SC-04)', async () => {
    const { session, startClientSession } = start({});
    await session.settled();
    await vi.advanceTimersByTimeAsync(lifetimeMs);
    const [first, second] = startClientSession.mock.calls.map(([request]) => request);
    expect(second).toEqual({ ...first, userConsentLevel: 'ESSENTIAL' });
    expect(JSON.parse(sessionStorage.getItem('session') ?? '')).toMatchObject({
      clientTrackingContext: { requestId: first?.requestId, userConsentLevel: 'ESSENTIAL' },
    });
  });

  it('clears the record of another member (SC-05)', async () => {
    sessionStorage.setItem(
      'session',
      JSON.stringify({
        memberId: '100009',
        hasAccess: true,
        expiry: '2999-01-01T00:00:00Z',
        clientTrackingContext: { requestId: 'request-9', context: 'broadband', userConsentLevel: 'FULL' },
      }),
    );
    const { session } = start({ findMember: () => Promise.resolve(rowan) });
    await session.settled();
    expect(JSON.parse(sessionStorage.getItem('session') ?? '')).not.toMatchObject({ memberId: '100009' });
  });
});

describe('the member as journeys know them', () => {
  it('has the id as text, whatever the wire has (AU-05)', () => {
    expect(journeyMemberOf(rowan).memberId).toBe('100001');
    expect(journeyMemberOf({ ...rowan, id: '100001' }).memberId).toBe('100001');
  });

  it('takes names from the greeting where they are missing', () => {
    const { firstName: _, lastName: __, ...nameless } = rowan;
    expect(journeyMemberOf(nameless)).toMatchObject({ firstName: 'Rowan', lastName: 'Archer' });
    expect(journeyMemberOf({ ...nameless, memberName: 'rowan' })).toMatchObject({ firstName: 'rowan', lastName: '' });
  });

  it('has the mobile number, else the other one, else none', () => {
    const { msisdn: _, ...withoutMobile } = rowan;
    expect(journeyMemberOf(withoutMobile).phone).toBe('01632 960001');
    expect(journeyMemberOf({ ...withoutMobile, alternativePhoneNumber: null }).phone).toBe('');
  });
});
