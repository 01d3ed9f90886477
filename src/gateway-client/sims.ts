import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type Sims = ReturnType<typeof createSims>;

type Code = string | null;

const proof = (code: Code) => (code === null ? {} : { proofCode: code });

/** A member's SIM cards and eSIMs, and the numbers of cards that are nobody's yet. */
export function createSims(gateway: GatewayClient) {
  return {
    async checkSim(simNumber: string, signal?: AbortSignal): Promise<void> {
      await gateway.POST('/sim/v1/checks', { body: { simNumber }, signal });
    },

    /** Sees to the code that replacing a SIM needs; says where it is. */
    askSimProof: (signal?: AbortSignal): Promise<Wire<'SimProof'>> => gateway.POST('/sim/v1/proofs', { signal }),

    listSims: (signal?: AbortSignal): Promise<Wire<'Sim'>[]> => gateway.GET('/sim/v1/sims', { signal }),

    /** Has a card switched on; sent again it is done once. */
    activateSim: (simNumber: string, code: Code, signal?: AbortSignal): Promise<Wire<'Sim'>> =>
      gateway.POST('/sim/v1/activations', { body: { simNumber, ...proof(code) }, signal }),

    /** Gives an eSIM that is switched on at once; sent again it is the same one. */
    orderESim: (code: Code, signal?: AbortSignal): Promise<Wire<'Sim'>> =>
      gateway.POST('/sim/v1/esims', { body: proof(code), signal }),

    activateOwnSim: (simId: string, code: Code, signal?: AbortSignal): Promise<Wire<'Sim'>> =>
      gateway.POST('/sim/v1/sims/{simId}/activation', { params: { path: { simId } }, body: proof(code), signal }),

    /** Has SIM cards posted, once by the id of the request. */
    orderFreeSim: (wanted: Wire<'FreeSimRequest'>, signal?: AbortSignal): Promise<Wire<'FreeSim'>> =>
      gateway.POST('/sim/v1/free-sims', { body: wanted, signal }),

    /** Blocks a SIM that is lost; sent again it is done once. */
    blockSim: (simId: string, signal?: AbortSignal): Promise<Wire<'Sim'>> =>
      gateway.POST('/sim/v1/sims/{simId}/block', { params: { path: { simId } }, signal }),

    /** Gives an eSIM out again; the code that was right is spent. */
    renewSimProfile: (simId: string, proofCode: string, signal?: AbortSignal): Promise<Wire<'SimProfile'>> =>
      gateway.POST('/sim/v1/sims/{simId}/profile', { params: { path: { simId } }, body: { proofCode }, signal }),

    /** What a phone needs to fetch an eSIM; a code that was right is spent. */
    showSimProfile: (simId: string, code: Code, signal?: AbortSignal): Promise<Wire<'SimProfile'>> =>
      gateway.POST('/sim/v1/sims/{simId}/profile/showing', {
        params: { path: { simId } },
        body: proof(code),
        signal,
      }),
  };
}
