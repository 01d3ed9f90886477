import { expect, test, vi } from 'vitest';
import { input, none, some } from '../../../machines/share-love/share-love.cases.ts';
import { shareLoveMachine } from '../../../machines/share-love/share-love.machine.ts';
import { createReferrals } from '../../gateway-client/referrals.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createShareLoveActors } from './share-love.actors.ts';

const { memberId } = input;
const { url } = none.link;

function actorsOn(answers: Parameters<typeof testClient>[0], share = vi.fn<(data: ShareData) => Promise<void>>()) {
  const client = testClient(answers);
  const referrals = createReferrals(client.gateway);
  const actors = createShareLoveActors({
    referrals,
    quiet: { referrals, somebodyThere: () => Promise.resolve() },
    share,
  });
  // Types: the machine takes them as they are.
  shareLoveMachine.provide({ actors });
  return { ...client, actors };
}

test('the link is shown and friends are read, and later the friends alone (MK-06)', async () => {
  const { actors, calls } = actorsOn({
    'PUT /referral/v1/link': () => json(200, some.link),
    'GET /referral/v1/referrals': () => json(200, some.referrals),
  });
  await expect(runActor(actors.loadFriends, { memberId })).resolves.toEqual(some);
  await expect(runActor(actors.lookForNews, { memberId })).resolves.toEqual(some.referrals);
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('where a part of it can’t be read, nothing is shown (ER-04)', async () => {
  const { actors } = actorsOn({
    'PUT /referral/v1/link': () => json(200, some.link),
    'GET /referral/v1/referrals': () => problem(503, 'server.busy'),
  });
  await expect(runActor(actors.loadFriends, { memberId })).rejects.toMatchObject({ status: 503 });
});

test('the share sheet is given the link; closing it is no failure, and one that doesn’t open is', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  const { actors } = actorsOn({}, share);
  share.mockResolvedValueOnce();
  await runActor(actors.openSheet, { url });
  expect(share.mock.calls[0]?.[0]).toMatchObject({ url });
  share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
  await expect(runActor(actors.openSheet, { url })).resolves.toBeUndefined();
  share.mockRejectedValueOnce(new DOMException('Not here', 'NotAllowedError'));
  await expect(runActor(actors.openSheet, { url })).rejects.toMatchObject({ kind: 'UnknownError' });
});
