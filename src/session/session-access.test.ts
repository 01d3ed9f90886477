import { describe, expect, it, vi } from 'vitest';
import type { Wire } from '../../machines/shared/wire.ts';
import { eachWithAnEmptyTab, rowan, start } from './test-session.ts';

eachWithAnEmptyTab();

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
    const before = start(asMember('B')).session;
    await before.settled();
    await vi.advanceTimersByTimeAsync(0);
    before.stop();
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
