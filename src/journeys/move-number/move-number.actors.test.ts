import { expect, test } from 'vitest';
import { accepted, moveId, none, pac, stopped } from '../../../machines/move-number/move-number.cases.ts';
import { moveNumberMachine } from '../../../machines/move-number/move-number.machine.ts';
import { createNumberMoves } from '../../gateway-client/number-moves.ts';
import { createSims } from '../../gateway-client/sims.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createMoveNumberActors } from './move-number.actors.ts';

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const actors = createMoveNumberActors({
    moves: createNumberMoves(client.gateway),
    sims: createSims(client.gateway),
  });
  // Types: the machine takes them as they are.
  moveNumberMachine.provide({ actors });
  return { ...client, actors };
}

const wanted = { pac: 'WRN400951', phoneNumber: '07700900951', day: '2026-11-26' };

test('a number is looked up, brought with a code, and stopped (PH-12)', async () => {
  const { actors, calls } = actorsOn({
    'GET /sim/v1/number-moves': () => json(200, none),
    'POST /sim/v1/number-moves': () => json(201, accepted),
    [`POST /sim/v1/number-moves/${moveId}/stop`]: () => json(200, stopped),
  });
  await expect(runActor(actors.loadNumber, {})).resolves.toEqual(none);
  await expect(runActor(actors.askMove, { ...wanted, code: '123456' })).resolves.toEqual(accepted);
  await expect(runActor(actors.stopMove, { moveId })).resolves.toEqual(stopped);
  expect(calls.map(({ body }) => body)).toEqual([null, { ...wanted, proofCode: '123456' }, null]);
});

test('a PAC is fetched with the code that was asked for (PH-12)', async () => {
  const { actors, calls } = actorsOn({
    'POST /sim/v1/proofs': () => json(200, { way: 'APP' }),
    'POST /sim/v1/number-moves/codes': () => json(200, pac),
  });
  await expect(runActor(actors.askProof, {})).resolves.toBe('APP');
  await expect(runActor(actors.fetchCode, { kind: 'PAC', code: '123456' })).resolves.toEqual(pac);
  expect(calls.at(-1)?.body).toEqual({ kind: 'PAC', proofCode: '123456' });
});

test('what the gateway refuses is a failure with its code (ER-04)', async () => {
  const { actors } = actorsOn({ 'POST /sim/v1/number-moves/codes': () => problem(409, 'proof.wrong') });
  await expect(runActor(actors.fetchCode, { kind: 'STAC', code: '123456' })).rejects.toMatchObject({
    status: 409,
    code: 'proof.wrong',
  });
});
