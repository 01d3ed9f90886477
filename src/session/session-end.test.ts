import { describe, expect, it, vi } from 'vitest';
import type { SessionCalls } from './session.actors.ts';
import { eachWithAnEmptyTab, lifetimeMs, rowan, sessionOf, start } from './test-session.ts';

eachWithAnEmptyTab();

const kit = { ...rowan, id: 100002, firstName: 'Kit' };
const record = () => JSON.parse(sessionStorage.getItem('session') ?? 'null') as { memberId: string | null };

/** Rowan's tab; `now` is whoever the gateway's session belongs to. */
async function asRowan() {
  const gateway: { now: typeof rowan | null } = { now: rowan };
  const calls: SessionCalls = {
    findMember: () => Promise.resolve(gateway.now),
    startClientSession: () => sessionOf(gateway.now?.id ?? null),
  };
  const started = start(calls);
  await started.session.settled();
  await vi.advanceTimersByTimeAsync(0);
  started.forgetMember.mockClear();
  started.findMember.mockClear();
  return { ...started, gateway };
}

describe('a session that ended without use', () => {
  it('is noticed when the client session is renewed, and nothing of its member is left (SC-04, AU-07)', async () => {
    const { session, gateway, forgetMember, findMember } = await asRowan();
    gateway.now = null;
    await vi.advanceTimersByTimeAsync(lifetimeMs);
    expect(session.view()).toMatchObject({ status: 'visitor', member: null, news: 'sessionEnded' });
    expect(record().memberId).toBeNull();
    expect(forgetMember).toHaveBeenCalledTimes(1);
    expect(findMember).not.toHaveBeenCalled();
  });

  it('is noticed when somebody comes back to the tab', async () => {
    const { session, gateway } = await asRowan();
    gateway.now = null;
    session.lookAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.view().news).toBe('sessionEnded');
  });

  it('changes nothing for a member whose session goes on', async () => {
    const { session, forgetMember, findMember } = await asRowan();
    await vi.advanceTimersByTimeAsync(lifetimeMs);
    expect(session.view()).toMatchObject({ status: 'member', news: null });
    expect(forgetMember).not.toHaveBeenCalled();
    expect(findMember).not.toHaveBeenCalled();
  });

  it('is noticed on the next page of the tab, too: what the last one kept is forgotten (SC-05)', async () => {
    const { session, calls } = { ...(await asRowan()), calls: { startClientSession: () => sessionOf(null) } };
    session.stop();
    const { forgetMember, session: next } = start(calls);
    await next.settled();
    await vi.advanceTimersByTimeAsync(0);
    expect(forgetMember).toHaveBeenCalledTimes(1);
    expect(record().memberId).toBeNull();
  });
});

describe('another tab', () => {
  it('logs out here, too', async () => {
    const { session, gateway, forgetMember } = await asRowan();
    gateway.now = null;
    session.loggedOutElsewhere();
    expect(session.view()).toMatchObject({ status: 'visitor', member: null, news: 'loggedOutElsewhere' });
    expect(record().memberId).toBeNull();
    expect(forgetMember).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.view().news).toBe('loggedOutElsewhere');
  });

  it('logs another member in, and it is told until it has been read (SC-05)', async () => {
    const { session, gateway, forgetMember } = await asRowan();
    const seen: (string | null)[] = [];
    session.subscribe(() => seen.push(session.view().member?.firstName ?? null));
    gateway.now = kit;
    session.lookAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.view()).toMatchObject({ status: 'member', member: { firstName: 'Kit' }, news: 'loggedInElsewhere' });
    // Rowan's name goes before it is known whose comes.
    expect(seen).toContain(null);
    expect(record().memberId).toBe('100002');
    expect(forgetMember).toHaveBeenCalledTimes(1);
    session.newsRead();
    expect(session.view()).toMatchObject({ status: 'member', news: null });
  });

  it('logs another member in of whom nothing can be found out: nobody is here (AU-02)', async () => {
    const { session, gateway, findMember } = await asRowan();
    gateway.now = kit;
    findMember.mockRejectedValue({ kind: 'NetworkError', message: 'no' });
    session.lookAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.view()).toMatchObject({ status: 'visitor', member: null, news: null });
    await vi.advanceTimersByTimeAsync(lifetimeMs);
    expect(findMember).toHaveBeenCalledTimes(1);
  });

  it('logs a member in where a visitor was', async () => {
    const answers = [null, 100001];
    const { session } = start({
      findMember: () => Promise.resolve(rowan),
      startClientSession: () => sessionOf(answers.shift() ?? null),
    });
    await session.settled();
    session.lookAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.view()).toMatchObject({ status: 'member', news: 'loggedInElsewhere' });
  });
});
