import { describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { failed } from '../shared/model-case.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { cases, facts, password, starts } from './log-in.cases.ts';
import { credentialsErrors, logInMachine } from './log-in.machine.ts';

describeMachine({
  machine: logInMachine,
  starts,
  cases,
  facts,
  // The last step leaves the page; the form behind it is for the next visitor.
  ends: ['enteringCredentials'],
  invariants: {
    'the password is never kept': (snapshot) => !JSON.stringify(snapshot.context).includes(password),
  },
  moves: {
    'a code is asked for only after the right password (AU-10)': ({ event, before, after }) =>
      !(after.matches('enteringCode') && before.matches('checkingCredentials')) ||
      event.type === 'xstate.done.actor.checkCredentials',
    'nobody is welcomed without the gateway’s word (AU-10)': ({ event, before, after }) =>
      !after.matches('welcomingMember') ||
      before.matches('welcomingMember') ||
      before.matches('memberNotWelcomed') ||
      event.type.startsWith('xstate.done.actor.'),
  },
});

describe('the credentials (AU-10)', () => {
  const email = 'rowan.archer@example.com';

  it.each([
    [{}, {}],
    [{ email: ' ' }, { email: 'emailMissing' }],
    [{ password: '' }, { password: 'passwordMissing' }],
    [{ password: ' ' }, {}],
  ])('with %j: %j', (change, errors) => expect(credentialsErrors({ email, password, ...change })).toEqual(errors));

  const after = (typed: string, end: { status: number; code: string } | null) => {
    const actor = createActor(unanswered(logInMachine)).start();
    actor.send({ type: 'credentials.submitted', email: typed, password });
    if (end) actor.send(failed('checkCredentials', { kind: 'HttpError', message: '', fields: [], ...end }));
    return actor.getSnapshot() as SnapshotFrom<typeof logInMachine>;
  };

  it('are sent without the spaces around the address', () =>
    expect(after(` ${email} `, null).context.email).toBe(email));

  it.each([
    [400, 'validation.failed'],
    [401, 'credentials.wrong'],
  ])('that the gateway refuses with %i are to be checked', (status, code) => {
    const refused = after(email, { status, code });
    expect(refused.value).toBe('enteringCredentials');
    expect(refused.context.errors.password).toBe('noMatch');
  });

  it('of a customer that the gateway cannot look at now are not called wrong', () =>
    expect(after(email, { status: 409, code: 'session.busy' }).value).toBe('logInNotAnswered'));
});
