import { beforeEach, expect, it, vi } from 'vitest';
import { recoveryCodes } from '../../../machines/second-factor/second-factor.cases.ts';
import { secondFactorMachine } from '../../../machines/second-factor/second-factor.machine.ts';
import { log } from '../../runtime/log.ts';
import { createMemberAccount } from '../../gateway-client/member-account.ts';
import { empty, json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createSecondFactorActors } from './second-factor.actors.ts';

const own = '/member-api/v1/members/me/second-factor';
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const password = ' correct horse ';

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const actors = createSecondFactorActors({ members: createMemberAccount(client.gateway) });
  // Types: the machine takes them as they are.
  secondFactorMachine.provide({ actors });
  return { ...client, actors };
}

it('says whether it is on, and how many recovery codes are left (AU-10)', async () => {
  const standing = { isOn: true, recoveryCodesLeft: 9 };
  const { actors } = actorsOn({ [`GET ${own}`]: () => json(200, standing) });
  expect(await runActor(actors.loadStanding, {})).toEqual(standing);
});

it('a device is set up with the password as typed, and with a code where there is one', async () => {
  const setUp = { key, uri: `otpauth://totp/Broadband:rowan?secret=${key}` };
  const { actors, calls } = actorsOn({ [`POST ${own}/set-ups`]: () => json(200, setUp) });
  expect(await runActor(actors.beginSetUp, { password, code: null })).toEqual(setUp);
  await runActor(actors.beginSetUp, { password, code: '123456' });
  expect(calls.map(({ body }) => body)).toEqual([{ password }, { password, factorCode: '123456' }]);
});

it('the first code of a device brings the recovery codes', async () => {
  const { actors, calls } = actorsOn({ [`PUT ${own}`]: () => json(200, { recoveryCodes }) });
  expect(await runActor(actors.confirmDevice, { code: '123456' })).toEqual(recoveryCodes);
  expect(calls[0]?.body).toEqual({ factorCode: '123456' });
});

it('a wrong code switches nothing off, and logs nobody out', async () => {
  const answers = [() => problem(409, 'totp.wrong'), empty];
  const { actors, calls, onUnauthorised } = actorsOn({ [`POST ${own}/removal`]: answers });
  const proof = { password, code: '7KQM2XWD9HTF' };
  await expect(runActor(actors.removeFactor, proof)).rejects.toMatchObject({ code: 'totp.wrong' });
  expect(onUnauthorised).not.toHaveBeenCalled();
  await runActor(actors.removeFactor, proof);
  expect(calls[1]?.body).toEqual({ password, factorCode: '7KQM2XWD9HTF' });
});
