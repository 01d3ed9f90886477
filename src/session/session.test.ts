import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wire } from '../../machines/shared/wire.ts';
import { journeyMemberOf } from './journey-member.ts';
import { createSession, type SessionOptions } from './session.ts';
import type { SessionCalls } from './session.actors.ts';

const rowan: Wire<'Member'> = {
  id: 100001,
  mvneId: '900001',
  title: null,
  originalMemberName: 'rowan',
  memberName: 'Rowan Archer',
  email: 'rowan@example.com',
  firstName: 'Rowan',
  lastName: 'Archer',
  msisdn: '07700 900101',
  alternativePhoneNumber: '01632 960001',
  hasActiveSim: true,
  tcVersion: 3,
  birthDate: '1988-04-12',
  memberSince: '2021-06-01',
  notifyPromotions: false,
  marketingOptIn: false,
  marketingPrefsServicePlus: false,
  marketingPrefsProducts: false,
  marketingPrefs3PartiesInternal: false,
  marketingPrefs3PartiesExternal: false,
  marketingPrefsPostal: false,
  memberNameConfirmed: true,
  hasMfa: false,
  lastLoginTime: null,
  addresses: [],
};
const flag = { name: 'customise-plan', variantInfo: { type: 'string', value: 'B' } };
const lifetimeMs = 1_800_000;

type Session = ReturnType<typeof createSession>;
let session: Session | null = null;

function start(calls: Partial<SessionCalls>, options: Partial<SessionOptions> = {}) {
  const findMember = vi.fn<SessionCalls['findMember']>(calls.findMember ?? (() => Promise.resolve(null)));
  const startClientSession = vi.fn<SessionCalls['startClientSession']>(
    calls.startClientSession ?? (() => Promise.resolve({ currentMemberId: null, features: [flag] })),
  );
  const forgetMember = vi.fn<() => void>();
  const started = createSession({
    calls: { findMember, startClientSession },
    consentLevel: 'FULL',
    lifetimeMs,
    forgetMember,
    cookies: () => 'XSRF-TOKEN=token-1',
    ...options,
  });
  session = started;
  return { session: started, findMember, startClientSession, forgetMember };
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  session?.stop();
  vi.useRealTimers();
});

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

  it('is not looked up for a first-time visitor, whom the client session does not know', async () => {
    const { session, findMember } = start({}, { cookies: () => '' });
    expect(await session.settled()).toMatchObject({ status: 'visitor' });
    expect(findMember).not.toHaveBeenCalled();
  });

  it.each([
    ['knows a member', () => Promise.resolve({ currentMemberId: '100001', features: [] })],
    ['could not be started', () => Promise.reject({ kind: 'UnknownError', message: 'no' })],
  ])('is looked up without a token too when the client session %s', async (_, startClientSession) => {
    const calls = { findMember: () => Promise.resolve(rowan), startClientSession };
    const { session } = start(calls, { cookies: () => '' });
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
    expect(session.view()).toMatchObject({ status: 'visitor', member: null, hasExpired: false });
  });

  it('forgets what was read for another member', async () => {
    const answers = [rowan, { ...rowan, id: '100002' }];
    const { session, forgetMember } = start({ findMember: () => Promise.resolve(answers.shift() ?? null) });
    await session.settled();
    await session.welcome();
    expect(forgetMember).toHaveBeenCalledTimes(1);
  });

  it('tells an expired session from a log-out, until the member is back', async () => {
    const { session } = start({ findMember: () => Promise.resolve(rowan) });
    await session.settled();
    session.refused();
    expect(session.view()).toMatchObject({ status: 'visitor', member: null, hasExpired: true });
    await session.welcome();
    expect(session.view()).toMatchObject({ status: 'member', hasExpired: false });
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

describe('the access flag (AU-11)', () => {
  const launch = (value: string) => ({ name: 'commercial-launch', variantInfo: { type: 'string', value } });
  const asMember = (value: string) => ({
    findMember: () => Promise.resolve(rowan),
    startClientSession: () => Promise.resolve({ currentMemberId: 100001, features: [launch(value)] }),
  });
  const kept = () => JSON.parse(sessionStorage.getItem('session') ?? 'null') as { hasAccess: boolean };

  it.each([
    ['A', 'granted', true],
    ['B', 'refused', false],
  ])('with %s a member is %s access, and the record says so (SC-02)', async (value, access, hasAccess) => {
    const { session } = start(asMember(value));
    expect(session.view()).toMatchObject({ status: 'lookingUp' });
    await session.settled();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.view().access).toBe(access);
    expect(kept().hasAccess).toBe(hasAccess);
  });

  it('is waited for: nobody knows before the client session answers', async () => {
    type Answer = Wire<'ClientSession'>;
    let answer: (session: Answer) => void = () => undefined;
    const { session } = start({
      findMember: () => Promise.resolve(rowan),
      startClientSession: () => new Promise<Answer>((resolve) => (answer = resolve)),
    });
    expect((await session.settled()).access).toBe('unknown');
    answer({ currentMemberId: '100001', features: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.view().access).toBe('granted');
  });

  it('is remembered by the record of the same member, who need not wait again', async () => {
    const first = start(asMember('A'));
    await first.session.settled();
    await vi.advanceTimersByTimeAsync(0);
    first.session.stop();
    const { session } = start({
      findMember: () => Promise.resolve(rowan),
      startClientSession: () => new Promise(() => undefined),
    });
    expect((await session.settled()).access).toBe('granted');
  });

  it('is the configuration’s where the session service does not answer', async () => {
    const { session } = start(
      {
        findMember: () => Promise.resolve(rowan),
        startClientSession: () => Promise.reject({ kind: 'NetworkError', message: 'no' }),
      },
      { flagDefaults: { 'commercial-launch': 'B' } },
    );
    await session.settled();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.view().access).toBe('refused');
  });

  it('is asked for anew when somebody else logs in', async () => {
    const answers = [null, rowan];
    const { session, startClientSession } = start({
      findMember: () => Promise.resolve(answers.shift() ?? null),
      startClientSession: () =>
        Promise.resolve(
          startClientSession.mock.calls.length > 1
            ? { currentMemberId: 100001, features: [launch('B')] }
            : { currentMemberId: null, features: [] },
        ),
    });
    await session.settled();
    await session.welcome();
    await vi.advanceTimersByTimeAsync(0);
    expect(startClientSession).toHaveBeenCalledTimes(2);
    expect(session.view().access).toBe('refused');
  });

  it('gives way to a tester’s word, and comes back when that is taken away', async () => {
    const { session } = start(asMember('A'));
    await session.settled();
    await vi.advanceTimersByTimeAsync(0);
    session.override([launch('B')]);
    expect(session.view()).toMatchObject({ access: 'refused', overrides: 1, features: [launch('B')] });
    session.override([]);
    expect(session.view()).toMatchObject({ access: 'granted', overrides: 0, features: [launch('A')] });
  });
});

describe('the list of members (AU-12)', () => {
  it.each([
    ['names the member', () => Promise.resolve(true), 'granted'],
    ['does not name the member', () => Promise.resolve(false), 'unlisted'],
    ['cannot be asked, which is no permission (AU-13)', () => Promise.reject(new Error('no')), 'unlisted'],
  ])('%s', async (_, isListed, access) => {
    const { session } = start({ findMember: () => Promise.resolve(rowan) }, { isListed });
    await session.settled();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.view()).toMatchObject({ status: 'member', access });
  });

  it('is not asked about visitors', async () => {
    const isListed = vi.fn<() => Promise<boolean>>();
    const { session } = start({}, { isListed });
    expect(await session.settled()).toMatchObject({ status: 'visitor', access: 'granted' });
    expect(isListed).not.toHaveBeenCalled();
  });
});

describe('a changed consent (SC-13)', () => {
  const record = () =>
    JSON.parse(sessionStorage.getItem('session') ?? 'null') as { clientTrackingContext: { userConsentLevel: string } };

  it('starts a client session with the new level at once, and holds over a reload', async () => {
    const { session, startClientSession } = start({}, { consentLevel: 'ESSENTIAL' });
    await session.settled();
    session.consentChanged('FULL');
    await vi.advanceTimersByTimeAsync(0);
    expect(startClientSession.mock.calls.map(([request]) => request.userConsentLevel)).toEqual(['ESSENTIAL', 'FULL']);
    expect(record().clientTrackingContext.userConsentLevel).toBe('FULL');
    session.stop();
    const reloaded = start({}, { consentLevel: 'ESSENTIAL' });
    await reloaded.session.settled();
    expect(reloaded.startClientSession.mock.calls[0]?.[0].userConsentLevel).toBe('FULL');
  });

  it('holds also when no client session can be started with it', async () => {
    const { session } = start(
      { startClientSession: () => Promise.reject({ kind: 'NetworkError', message: 'no' }) },
      { consentLevel: 'FULL' },
    );
    session.consentChanged('ESSENTIAL');
    await vi.advanceTimersByTimeAsync(0);
    expect(record().clientTrackingContext.userConsentLevel).toBe('ESSENTIAL');
  });

  it('to the same level asks for nothing', async () => {
    const { session, startClientSession } = start({}, { consentLevel: 'FULL' });
    await session.settled();
    session.consentChanged('FULL');
    await vi.advanceTimersByTimeAsync(0);
    expect(startClientSession).toHaveBeenCalledTimes(1);
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
