import { describe, expect, it } from 'vitest';
import type { Told } from '../bridge/messages.types.ts';
import { record } from './record.ts';

type Happens =
  | { actor: string; machine: string }
  | { tells: string; event: { type: string; [field: string]: string } }
  | { steps: string; active: string[]; event?: string; page?: string }
  | { ends: string };

/** What an app would have told, from what happens in it. */
function toldOf(happens: readonly Happens[]): Told[] {
  return happens.map((one, index): Told => {
    const always = { serial: index + 1, at: index };
    if ('machine' in one)
      return { ...always, kind: 'actor', actor: one.actor, id: one.actor, parent: null, machine: one.machine };
    if ('tells' in one) return { ...always, kind: 'event', actor: one.tells, from: null, event: one.event };
    if ('ends' in one) return { ...always, kind: 'end', actor: one.ends };
    const { steps: actor, active, event = 'xstate.init', page = '/here' } = one;
    return {
      ...always,
      kind: 'step',
      actor,
      event: { type: event },
      taken: [],
      active,
      status: 'active',
      context: {},
      page,
    };
  });
}

const recorded = (...happens: Happens[]) =>
  record({ tab: 't', title: 'Here', isHere: true, dropped: 0, told: toldOf(happens) });

const search: Happens[] = [
  { actor: 'a', machine: 'addressCheck' },
  { steps: 'a', active: ['awaitingText'] },
];

describe('of a visit is kept', () => {
  it('that a customer typed, and what stood in the field at the end, however many letters that were', () => {
    const { steps } = recorded(
      ...search,
      { tells: 'a', event: { type: 'text.typed', text: '‹text›' } },
      { steps: 'a', active: ['awaitingPause'], event: 'text.typed' },
      { tells: 'a', event: { type: 'text.typed', text: '‹text›' } },
      { steps: 'a', active: ['choosingSuggestion'], event: 'xstate.done.actor.search' },
    );
    expect(steps).toEqual([
      {
        machine: 'addressCheck',
        at: ['awaitingText'],
        event: { type: 'text.typed', text: '‹text›' },
        led: ['awaitingPause', 'choosingSuggestion'],
      },
    ]);
  });

  it('which of the states would have ended by themselves: nobody who plays it again has to be as quick', () => {
    const { steps } = recorded(
      { actor: 'a', machine: 'selectAppointment' },
      { steps: 'a', active: ['dateChosen', 'loadingBlock'] },
      { tells: 'a', event: { type: 'slot.chosen', slot: 'AM' } },
      { steps: 'a', active: ['dateChosen', 'loadingBlock'], event: 'slot.chosen' },
      { steps: 'a', active: ['dateChosen', 'blocksLoaded'], event: 'xstate.done.actor.loadBlock' },
    );
    expect(steps[0]).toMatchObject({ at: ['dateChosen', 'loadingBlock'], passing: ['loadingBlock'] });
  });

  it('who came: a visitor, or a member who was logged in', () => {
    const session = (state: string): Happens[] => [
      { actor: 's', machine: 'session' },
      { steps: 's', active: [state] },
    ];
    const wish: Happens = { tells: 'a', event: { type: 'address.changed' } };
    expect(recorded(...session('session.person.nobody.visitor'), ...search, wish).begins).toBe('visitor');
    expect(recorded(...session('session.person.somebody.member'), ...search, wish).begins).toBe('member');
    // Somebody who logs in on the way came as a visitor.
    const loggedIn: Happens = { steps: 's', active: ['session.person.somebody.member'] };
    expect(recorded(...session('session.person.nobody.visitor'), ...search, wish, loggedIn).begins).toBe('visitor');
  });

  it('a link that was pressed, and not what the site made of it', () => {
    const { steps } = recorded(
      ...search,
      { tells: 'a', event: { type: 'link.followed', path: '/auth/login' } },
      { tells: 'a', event: { type: 'xstate.route', to: '#enteringAddress' } },
      { actor: 'l', machine: 'logIn' },
      { steps: 'l', active: ['enteringCredentials'] },
    );
    expect(steps.map(({ event }) => event.type)).toEqual(['link.followed']);
    expect(steps[0]?.led).toEqual(['enteringCredentials']);
  });

  it('nothing that the site says by itself', () => {
    const { steps } = recorded(
      { actor: 's', machine: 'session' },
      ...search,
      { tells: 'a', event: { type: 'xstate.route', to: '#enteringAddress' } },
      { tells: 's', event: { type: 'session.questioned' } },
      { tells: 'a', event: { type: 'member.changed' } },
    );
    expect(steps).toEqual([]);
  });

  it('where it ended: at the journey around a machine that has come to its end', () => {
    const { end } = recorded(
      { actor: 'o', machine: 'orderBroadband' },
      { actor: 'b', machine: 'bookInstall' },
      { steps: 'b', active: ['addingEngineerNotes'] },
      { tells: 'b', event: { type: 'booking.confirmed' } },
      { steps: 'b', active: ['visitsHeld'], event: 'booking.confirmed' },
      { ends: 'b' },
      { steps: 'o', active: ['reviewingOrder'] },
    );
    expect(end).toEqual({ machine: 'orderBroadband', at: ['reviewingOrder'] });
  });
});
