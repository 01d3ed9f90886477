import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, email, facts, password, starts } from './reset-password.cases.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';
import type { LinkFacts, LinkRequest } from './reset-password.types.ts';

describeMachine({
  machine: resetPasswordMachine,
  starts,
  cases,
  facts,
  // The way on is the link in the e-mail, or the log-in page.
  ends: ['linkSent', 'passwordChanged'],
  invariants: {
    'the password is never kept (AU-10)': (snapshot) => !JSON.stringify(snapshot.context).includes(password),
    'a password is asked for only where the link is known to work (AU-10)': (snapshot) =>
      !snapshot.matches('enteringNewPassword') || snapshot.context.email !== '',
  },
  moves: {
    'nobody is told of a new password before the gateway has said so (AU-10)': ({ event, after }) =>
      !after.matches('passwordChanged') || event.type === 'xstate.done.actor.savePassword',
    'nobody is told of an e-mail before the gateway has said so (AU-10)': ({ event, after }) =>
      !after.matches('linkSent') || event.type === 'xstate.done.actor.requestLink',
  },
});

const started = (input: { hasLink: boolean; returnTo: string }, link: LinkFacts = { email, returnTo: null }) => {
  const requests: LinkRequest[] = [];
  const actor = createActor(
    resetPasswordMachine.provide({
      actors: {
        requestLink: fromPromise<void, LinkRequest>(async ({ input: one }) => void requests.push(one)),
        checkLink: fromPromise<LinkFacts, Record<string, never>>(async () => link),
      },
    }),
    { input },
  ).start();
  return { actor, requests };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the page that asked for a log-in (AU-09)', () => {
  it('goes along with the request for a link', () => {
    const { actor, requests } = started({ hasLink: false, returnTo: '/choose-plan' });
    actor.send({ type: 'email.submitted', email: ` ${email} ` });
    expect(requests).toEqual([{ email, returnTo: '/choose-plan' }]);
  });

  it('is what the link says, where the link says one', async () => {
    const { actor } = started({ hasLink: true, returnTo: '/' }, { email, returnTo: '/choose-plan' });
    await settled();
    expect(actor.getSnapshot().context).toMatchObject({ email, returnTo: '/choose-plan' });
  });

  it('stays what it was, where the link says none', async () => {
    const { actor } = started({ hasLink: true, returnTo: '/' });
    await settled();
    expect(actor.getSnapshot().context.returnTo).toBe('/');
  });
});
