import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, input, none, starts } from './share-love.cases.ts';
import { shareLoveMachine } from './share-love.machine.ts';
import { selectShareLove } from './share-love.selectors.ts';

describeMachine({
  machine: shareLoveMachine,
  starts,
  cases,
  facts,
  ends: ['sharingLink'],
  invariants: {
    'nothing is shared before the link is known (MK-06)': (snapshot) =>
      !snapshot.matches('sharingLink') || snapshot.context.known !== null,
  },
});

test('where the browser has no share sheet, none is opened', async () => {
  const machine = shareLoveMachine.provide({ actors: { loadFriends: fromPromise(() => Promise.resolve(none)) } });
  const actor = createActor(machine, { input: { ...input, canOpenSheet: false } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('sharingLink'));
  actor.send({ type: 'sheet.requested' });
  expect(actor.getSnapshot().matches({ sharingLink: 'readingFriends' })).toBe(true);
  expect(selectShareLove(actor.getSnapshot())).toEqual({ ...none, canOpenSheet: false, isSheetShut: false });
  actor.stop();
});
