import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { input, newestSent, olderSent, oldestSent, orderId, someHeld } from './dashboard.cases.ts';
import { dashboardMachine } from './dashboard.machine.ts';
import { selectDashboard } from './dashboard.selectors.ts';

/** What the page shows of a member to whom that has happened. */
function shownAfter(...happenings: Happening[]) {
  const actor = createActor(unanswered(dashboardMachine), { input }).start();
  for (const one of happenings) actor.send(one as never);
  return selectDashboard(actor.getSnapshot() as never);
}

const olderCalled = (...ended: Happening[]) =>
  shownAfter(answered('loadMessages', newestSent), { type: 'olderMessages.requested' }, ...ended);

test('older messages come to those that are shown, a page at a time, until there are none (OR-09)', () => {
  expect(shownAfter(answered('loadMessages', newestSent))).toMatchObject({
    olderStand: 'there',
    messages: newestSent.messages,
  });
  expect(olderCalled()).toMatchObject({ olderStand: 'loading', messages: newestSent.messages });
  const page = answered('loadOlderMessages', olderSent);
  const both = [...newestSent.messages, ...olderSent.messages];
  expect(olderCalled(page)).toMatchObject({ olderStand: 'there', messages: both });
  const another: Happening = { type: 'olderMessages.requested' };
  expect(olderCalled(page, another, answered('loadOlderMessages', oldestSent))).toMatchObject({
    olderStand: 'none',
    messages: [...both, ...oldestSent.messages],
  });
});

test('older messages that do not come leave what is shown, and are asked for from the same message again (ER-04)', () => {
  const fails = failed('loadOlderMessages', offline);
  expect(olderCalled(fails)).toMatchObject({
    olderStand: 'failed',
    messagesStand: 'shown',
    messages: newestSent.messages,
  });
  const again: Happening = { type: 'retry.requested', card: 'olderMessages' };
  expect(olderCalled(fails, again)).toMatchObject({ olderStand: 'loading', messages: newestSent.messages });
});

test('all messages are still there when the newest are read anew, and lead on from the oldest', () => {
  const [text] = newestSent.messages;
  const held = someHeld.held;
  const release: Happening = { type: 'release.requested', orderId };
  const released = { ...oldestSent.messages[0], id: 'released', sentAt: '2026-03-01T10:00:00.000Z' };
  const shown = shownAfter(
    answered('loadMessages', { ...newestSent, held }),
    { type: 'olderMessages.requested' },
    answered('loadOlderMessages', olderSent),
    release,
    answered('releaseMessages'),
    answered('loadMessages', { ...newestSent, messages: [released], older: 'released' }),
    { type: 'olderMessages.requested' },
    answered('loadOlderMessages', oldestSent),
  );
  expect(shown.messages).toEqual([released, text, ...olderSent.messages, ...oldestSent.messages]);
  expect(shown.olderStand).toBe('none');
});
