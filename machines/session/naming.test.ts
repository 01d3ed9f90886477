import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { member } from '../choose-plan/choose-plan.cases.ts';
import { answered, failed } from '../shared/model-case.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { offline, otherMember, refused, sessionOf, starts } from './session.cases.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionInput } from './session.types.ts';

const visit: SessionInput = { requestId: 'r-7', consentLevel: 'ESSENTIAL', lifetimeMs: 60_000, isRemembered: false };

/** Somebody on the site after these events, with a clock of their own. */
function somebody(events: readonly Happening[] = [], input = visit) {
  const clock = new SimulatedClock();
  const actor = createActor(unanswered(sessionMachine), { input, clock }).start();
  const send = (event: Happening) => actor.send(event);
  events.forEach(send);
  const stands = () => actor.getSnapshot() as SnapshotFrom<typeof sessionMachine>;
  return {
    clock,
    stands,
    knows: () => stands().context,
    person: () => stands().value.person,
    asked: () => {
      const child = (stands().children as Record<string, AnyActorRef | undefined>)['startSession'];
      return (child?.getSnapshot() as { input?: unknown } | undefined)?.input;
    },
  };
}

const named = (memberId: string | null) => answered('startSession', sessionOf(memberId));
const questioned = { type: 'session.questioned' };
const found = answered('findMember', { member, isListed: true });
const loggedIn = [named(member.memberId), found];

it('a page begins without a member, without flags, and asks for a client session with what it was given (SC-01)', () => {
  const { knows, asked } = somebody();
  expect(knows()).toEqual({ ...visit, member: null, isListed: false, features: [], namedId: undefined });
  expect(asked()).toEqual({ requestId: 'r-7', consentLevel: 'ESSENTIAL' });
});

it('a tab that has known a member asks for them and for the client session at once (AU-02)', () => {
  const { stands } = somebody([], starts['a member who opens another page in the same tab']);
  expect(Object.keys(stands().children).toSorted()).toEqual(['findMember', 'startSession']);
});

describe('where nobody is logged in', () => {
  it('a name that was not said before is asked for (SC-05)', () => {
    expect(somebody([named(null), questioned, named(member.memberId)]).person()).toBe('lookingUpWhoCame');
  });

  it('the name of one who was not found is not asked for a second time, that of another is (AU-02)', () => {
    const notFound = [named(member.memberId), failed('findMember', refused), questioned];
    expect(somebody([...notFound, named(member.memberId)]).person()).toEqual({ nobody: 'visitor' });
    expect(somebody([...notFound, named(null)]).person()).toEqual({ nobody: 'visitor' });
    expect(somebody([...notFound, named(otherMember.memberId)]).person()).toBe('lookingUpWhoCame');
  });

  it('the first name after logging out here is no news: it may be that of the one who left (AU-11)', () => {
    expect(somebody([...loggedIn, { type: 'member.loggedOut' }, named(member.memberId)]).person()).toEqual({
      nobody: 'visitor',
    });
  });
});

describe('where a member is logged in', () => {
  it('their own name changes nothing (SC-05)', () => {
    const { person, knows } = somebody([...loggedIn, questioned, named(member.memberId)]);
    expect(person()).toEqual({ somebody: 'member' });
    expect(knows()).toMatchObject({ member, isListed: true });
  });

  it('the name of another is asked for, and nothing of the one before stays (SC-05)', () => {
    const { person, knows } = somebody([...loggedIn, questioned, named(otherMember.memberId)]);
    expect(person()).toBe('lookingUpWhoCame');
    expect(knows()).toMatchObject({ member: null, isListed: false });
  });

  it('no name ends what is known of them, and we say so (SC-04, AU-07)', () => {
    expect(somebody([...loggedIn, questioned, named(null)]).person()).toEqual({ nobody: 'sessionEnded' });
  });

  it('no client session at all says nothing of them', () => {
    expect(somebody([...loggedIn, questioned, failed('startSession', offline)]).person()).toEqual({
      somebody: 'member',
    });
  });
});

describe('the client session', () => {
  it('lasts as long as was given, and comes back with the consent that needs no asking (SC-03, SC-04)', () => {
    const { clock, stands, asked } = somebody([named(null)], { ...visit, consentLevel: 'FULL' });
    clock.increment(59_999);
    expect(stands().value.clientSession).toBe('sessionStarted');
    clock.increment(1);
    expect(stands().value.clientSession).toBe('startingSession');
    expect(asked()).toEqual({ requestId: 'r-7', consentLevel: 'ESSENTIAL' });
  });

  it('that could not be started is tried again after the same time, with the consent that was given', () => {
    const { clock, stands, asked } = somebody([failed('startSession', offline)], { ...visit, consentLevel: 'FULL' });
    clock.increment(59_999);
    expect(stands().value.clientSession).toBe('sessionNotStarted');
    clock.increment(1);
    expect(asked()).toEqual({ requestId: 'r-7', consentLevel: 'FULL' });
  });

  it('is started again for another consent, not for the one that holds (SC-13)', () => {
    const { stands } = somebody([named(null)]);
    expect(stands().can({ type: 'consent.changed', level: 'ESSENTIAL' })).toBe(false);
    expect(stands().can({ type: 'consent.changed', level: 'FULL' })).toBe(true);
  });
});
