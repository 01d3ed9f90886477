import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchWatchMachine } from '../../../machines/match-watch/match-watch.machine.ts';
import { stillLoading } from '../../../machines/shared/still-loading.ts';
import { loading, matched } from '../../../machines/switch-provider/switch-provider.cases.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { createSwitches } from '../../gateway-client/switches.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { log } from '../../runtime/log.ts';
import { createMatchWatchActors } from './match-watch.part.ts';

const result = `GET /broadband/v1/switches/${loading.id}/match-result`;

/** What looks at the switch find when the gateway answers so, one after the other. */
function looksAt(...answers: (() => Response)[]) {
  const actors = createMatchWatchActors(createSwitches(testClient({ [result]: answers }).gateway, createQueries()));
  // Types: the machine takes them as they are.
  matchWatchMachine.provide({ actors });
  return (isPlaced: boolean) => runActor(actors.checkMatch, { switchId: loading.id, isPlaced });
}

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('the match result', () => {
  it('is an error of its own while it is loading: "Match result still loading" (SW-05)', async () => {
    const look = looksAt(
      () => json(200, loading),
      () => json(200, matched),
    );
    await expect(look(false)).rejects.toEqual(stillLoading);
    expect(await look(false)).toEqual(matched);
  });

  it('comes through with any other state, also one that nobody knows (SW-09)', async () => {
    const look = looksAt(() => json(200, { ...loading, state: 'pondering' }));
    expect(await look(false)).toMatchObject({ state: 'pondering' });
  });

  it('of an order is told also while a match is looked for; a switch that is gone is a failure (SW-09)', async () => {
    const look = looksAt(
      () => json(200, loading),
      () => problem(404, 'switch.not-found'),
    );
    expect(await look(true)).toMatchObject({ state: 'loading' });
    await expect(look(true)).rejects.toMatchObject({ kind: 'HttpError', status: 404 });
  });
});
