import { expect, it, vi } from 'vitest';
import { registerMachine } from '../../../machines/register/register.machine.ts';
import { createAuth } from '../../gateway-client/auth.ts';
import { json } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createRegisterActors } from './register.actors.ts';

const registration = {
  firstName: ' Rowan',
  lastName: 'Archer ',
  email: ' rowan@example.com',
  phone: '',
  birthDate: '1988-04-12',
  password: ' correct horse ',
  marketingOptIn: false,
};

it('registration sends what was typed, tidied but for the password, and no empty phone (AU-10)', async () => {
  const { gateway, calls } = testClient({ 'POST /auth-api/v1/register': () => json(201, { memberId: '100001' }) });
  const comeBack = vi.fn<() => void>();
  const actors = createRegisterActors({ auth: createAuth(gateway), welcome: () => Promise.resolve(), comeBack });
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
