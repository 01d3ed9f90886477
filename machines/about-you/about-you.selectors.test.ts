import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { starts } from './about-you.cases.ts';
import { aboutYouMachine } from './about-you.machine.ts';
import { selectAboutYou } from './about-you.selectors.ts';

test('the form shows what is missing, and that it is being sent', () => {
  const shown = (...events: Happening[]) => {
    const actor = createActor(unanswered(aboutYouMachine), { input: starts['a member known by a first name'] }).start();
    for (const event of events) actor.send(event);
    return selectAboutYou(actor.getSnapshot() as SnapshotFrom<typeof aboutYouMachine>);
  };
  expect(shown()).toEqual({ name: { firstName: 'Jo', lastName: '' }, errors: {}, isBusy: false });
  expect(shown({ type: 'name.submitted', firstName: 'Jo', lastName: ' ' })).toEqual({
    name: { firstName: 'Jo', lastName: ' ' },
    errors: { lastName: 'lastNameMissing' },
    isBusy: false,
  });
  expect(shown({ type: 'name.submitted', firstName: 'Jo', lastName: 'Dunnock' }).isBusy).toBe(true);
});
