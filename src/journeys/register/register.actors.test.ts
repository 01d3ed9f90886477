import { expect, it, vi } from 'vitest';
import { registerMachine } from '../../../machines/register/register.machine.ts';
import { createAuth } from '../../gateway-client/auth.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createRegisterActors } from './register.actors.ts';

const registration = {
  firstName: ' Rowan',
  lastName: 'Archer ',
  email: ' rowan@example.com',
  phone: '',
  birthDay: '12',
  birthMonth: '4',
  birthYear: '1988',
  password: ' correct horse ',
  marketingOptIn: false,
};

const nobody = { code: () => undefined, forget: () => undefined };
const welcome = () => Promise.resolve();
const joined = () => undefined;

it('registration sends what was typed, tidied but for the password, and no empty phone (AU-10)', async () => {
  const { gateway, calls } = testClient({ 'POST /auth-api/v1/register': () => json(201, { memberId: '100001' }) });
  const comeBack = vi.fn<() => void>();
  const actors = createRegisterActors({ auth: createAuth(gateway), friend: nobody, joined, welcome, comeBack });
  // Types: the machine takes them as they are.
  registerMachine.provide({ actors });
  await runActor(actors.registerMember, registration);
  await runActor(actors.registerMember, { ...registration, phone: ' 07700 900101 ' });
  await runActor(actors.registerMember, { ...registration, phone: ' ' });
  const tidied = {
    firstName: 'Rowan',
    lastName: 'Archer',
    email: 'rowan@example.com',
    birthDate: '1988-04-12',
    password: ' correct horse ',
    marketingOptIn: false,
  };
  expect(calls.map(({ body }) => body)).toEqual([tidied, { ...tidied, phone: '07700 900101' }, tidied]);
  await runActor(actors.welcomeMember, {});
  expect(comeBack).toHaveBeenCalledTimes(1);
});

it('whoever came with a friend’s link is tied to it as they register; the link and what was typed are forgotten once they have (MK-06)', async () => {
  let hasFailed = false;
  const { gateway, calls } = testClient({
    'POST /auth-api/v1/register': () => (hasFailed ? json(201, { memberId: '100001' }) : problem(503, 'server.busy')),
  });
  const forget = vi.fn<() => void>();
  const friend = { code: () => 'K7QM2XWD9H', forget };
  const comeBack = () => undefined;
  const forgetTyped = vi.fn<() => void>();
  const actors = createRegisterActors({ auth: createAuth(gateway), friend, joined: forgetTyped, welcome, comeBack });
  await expect(runActor(actors.registerMember, registration)).rejects.toMatchObject({ status: 503 });
  expect(forget).not.toHaveBeenCalled();
  expect(forgetTyped).not.toHaveBeenCalled();
  hasFailed = true;
  await runActor(actors.registerMember, registration);
  expect(forget).toHaveBeenCalledTimes(1);
  expect(forgetTyped).toHaveBeenCalledTimes(1);
  expect(calls.map(({ body }) => (body as { friendCode?: string }).friendCode)).toEqual(['K7QM2XWD9H', 'K7QM2XWD9H']);
});
