import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { describe, expect, it } from 'vitest';
import { masked } from './connect-stately.ts';
import { wantsStately } from './stately-setting.ts';

const told = (what: object) =>
  ({ sessionId: 'x:1', id: '1', rootId: 'x:0', ...what }) as unknown as StatelyInspectionEvent;
const member = {
  firstName: 'Rowan',
  email: 'rowan@example.com',
  code: 'K7M2QX9P',
  suggestions: [{ text: '12 Saltmarsh Row', description: 'Larkhaven, LK1 1AA' }],
  birthDate: '1988-04-12',
  status: 'Rowan waits',
};

describe('what the hosted inspector is told', () => {
  it.each([
    ['an actor', told({ type: '@xstate.actor', snapshot: { status: 'active', value: 'idle', context: { member } } })],
    ['an event', told({ type: '@xstate.event', event: { type: 'name.submitted', ...member } })],
    [
      'a snapshot',
      told({
        type: '@xstate.snapshot',
        event: { type: 'xstate.done.actor.findMember', output: member },
        snapshot: { status: 'done', value: { person: 'member' }, context: { member }, output: member, children: {} },
      }),
    ],
  ])('says nothing of a person: %s', (_, event) => {
    const said = JSON.stringify(masked(event));
    expect(said).not.toMatch(/Rowan|example\.com|K7M2|Larkhaven|LK1|1988/);
    expect(said).toContain('x:1');
  });

  it('has the names of states and events', () => {
    const snapshot = { status: 'active', value: { person: 'member' }, context: {} };
    const event = { type: 'member.loggedIn', member };
    expect(masked(told({ type: '@xstate.snapshot', event, snapshot }))).toMatchObject({
      snapshot: { value: { person: 'member' }, status: 'active' },
      event: { type: 'member.loggedIn' },
    });
  });
});

describe('the hosted inspector', () => {
  it('is told only by who asks for it, in that tab, until they end it', () => {
    sessionStorage.clear();
    expect(wantsStately('', sessionStorage)).toBe(false);
    expect(wantsStately('?inspect=1', sessionStorage)).toBe(false);
    expect(wantsStately('?inspect=stately', sessionStorage)).toBe(true);
    expect(wantsStately('', sessionStorage)).toBe(true);
    expect(wantsStately('?inspect=0', sessionStorage)).toBe(false);
    expect(wantsStately('', sessionStorage)).toBe(false);
  });
});
