import type { components } from '../../openapi/generated/gateway.d.ts';
import { pacLifeOf, type PacLife } from '../../openapi/partners/mobile-network/test-data.ts';
import { testSite, type TestGateway } from './gateway.ts';
import { SimMember } from './sims.ts';

type Schemas = components['schemas'];
export type NumberMove = Schemas['NumberMove'];
type Wanted = Partial<Schemas['NumberMoveRequest']>;

const letters = { works: 'WRN', expired: 'EXP', used: 'USD', fails: 'FAL' } as const satisfies Record<PacLife, string>;

let last = 850;

/** A PAC that nobody has used, with the number that it is for. */
export function newPac(life: PacLife = 'works') {
  last += 1;
  const pac = `${letters[life]}400${last}`;
  if (pacLifeOf(pac) !== life) throw new Error(`Nobody knows what ${pac} does`);
  return { pac, phoneNumber: `07700900${last}` };
}

/** A member with a SIM that is on, whose number comes and goes. */
export async function numberMover(site: TestGateway) {
  const member = await SimMember.begin(site);
  const sim = await member.withCard();
  const standing = async () => (await member.browser.get<Schemas['NumberMoves']>('/sim/v1/number-moves')).body;
  const ask = (wanted: Wanted) => member.send<NumberMove>('number-moves', wanted);
  /** It is that moment; nobody stays logged in for so long. */
  const at = async (moment: string) => {
    site.clock.set(moment);
    await member.browser.logInAs(member.memberId);
  };
  return {
    member,
    sim,
    standing,
    ask,
    /** Asks with a code; on Thursday unless another day is named. */
    bring: async (wanted: Wanted) => ask({ day: '2026-11-26', ...wanted, proofCode: await member.code() }),
    stop: ({ id }: Pick<NumberMove, 'id'>) => member.send<NumberMove>(`number-moves/${id}/stop`),
    leave: async (kind: 'PAC' | 'STAC', proofCode?: string) =>
      member.send<Schemas['LeavingCode']>('number-moves/codes', {
        kind,
        proofCode: proofCode ?? (await member.code()),
      }),
    /** What another network does with a code, a moment later: gives the status of its answer. */
    useCode: async (code: string) => {
      site.clock.advance(1_000);
      const { status } = await site.gateway.fetch(
        new Request(`${testSite}/test-tools/v1/numbers-away/${code}`, { method: 'POST' }),
      );
      return status;
    },
    at,
    /** It is that moment, and all is done that was due. */
    until: async (moment: string) => {
      await at(moment);
      await site.drain();
    },
  };
}
