import type { APIRequestContext } from '@playwright/test';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { expect } from './test.ts';

type MemberOrder = components['schemas']['MemberOrder'];

/** A switch of a member of ours, as the other provider has it (`gateway/scenarios/switches-away.ts`). */
type SwitchAway = { id: string; state: string; reference: string | null; faultCode: string | null };

export const riverbourne = 'Riverbourne Broadband';

/** Another provider, which takes members over: it asks for one, and takes the next step, as testers want. */
export function anotherProvider(request: APIRequestContext) {
  const send = async (path: string, data: object): Promise<SwitchAway> => {
    const answer = await request.post(`/test-tools/v1/switches-away${path}`, { data });
    if (!answer.ok()) throw new Error(`The control was answered with ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as SwitchAway;
  };
  return {
    /** Asks for the member of an order by its number, as several members live in the homes of tests. */
    async asksFor({ order }: Pick<MemberOrder, 'order'>, lastName: string): Promise<SwitchAway> {
      const { streetNumber = '', streetName, postcode } = order.premise;
      const address = { lines: [`${streetNumber} ${streetName}`.trim()], postcode };
      const asked = await send('', { lastName, account: order.key, address });
      expect(asked, 'the member is found').toMatchObject({ state: 'matched', faultCode: null });
      return asked;
    },
    /** Gives the state that the switch is in, or the fault code of a refusal. */
    async sends({ id }: Pick<SwitchAway, 'id'>, step: string, date?: string): Promise<string> {
      const { state, faultCode } = await send(`/${id}/steps`, { step, ...(date !== undefined && { date }) });
      return faultCode ?? state;
    },
  };
}
