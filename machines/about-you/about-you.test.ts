import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { cases, facts, starts } from './about-you.cases.ts';
import { nameErrors } from '../shared/typed-text.ts';
import { aboutYouMachine } from './about-you.machine.ts';

describeMachine({
  machine: aboutYouMachine,
  starts,
  cases,
  facts,
  // The last step leaves the page; the form behind it is for the next visit.
  ends: ['enteringName'],
  invariants: {
    'nothing is sent without both names (SC-10)': (snapshot) =>
      !snapshot.matches('savingName') ||
      (snapshot.context.name.firstName !== '' && snapshot.context.name.lastName !== ''),
  },
  moves: {
    'what was typed stays when it cannot be sent': ({ event, after }) =>
      !event.type.startsWith('xstate.error.') || after.context.name.lastName === 'Dunnock',
  },
});

describe('a full name', () => {
  it('is sent without the spaces around it (SC-10)', () => {
    const actor = createActor(unanswered(aboutYouMachine), { input: starts['a member known by a first name'] }).start();
    actor.send({ type: 'name.submitted', firstName: ' Jo Ann ', lastName: ' Dunnock ' });
    expect(actor.getSnapshot().context).toMatchObject({ name: { firstName: 'Jo Ann', lastName: 'Dunnock' } });
  });

  it.each([
    [{ firstName: 'Jo', lastName: 'Dunnock' }, {}],
    [{ firstName: ' ', lastName: 'Dunnock' }, { firstName: 'firstNameMissing' }],
    [{ firstName: 'Jo', lastName: '' }, { lastName: 'lastNameMissing' }],
    [{ firstName: 'J'.repeat(101), lastName: 'Dunnock' }, { firstName: 'firstNameTooLong' }],
    [{ firstName: 'Jo', lastName: 'see evil.example' }, { lastName: 'lastNameWrong' }],
  ])('%j: %j', (typed, errors) => expect(nameErrors(typed)).toEqual(errors));
});
