import { fromPromise } from 'xstate';
import type { Sim, SimProfile, SimToSwitchOn } from '../../../machines/onboard-sim/onboard-sim.types.ts';
import type { ProofWay } from '../../../machines/shared/sim-proof.ts';
import type { Sims } from '../../gateway-client/sims.ts';
import { whenSomebodyIsThere } from '../../journey-host/when-somebody-is-there.ts';
import type { SomebodyThere } from '../../runtime/somebody-there.ts';

type Calls = {
  sims: Sims;
  /** For a look that nobody asked for. */
  quiet: { sims: Pick<Sims, 'listSims'>; somebodyThere: SomebodyThere };
};

type SwitchOn = { wanted: SimToSwitchOn; code: string | null };

function switchOn(sims: Sims, { wanted, code }: SwitchOn, signal: AbortSignal): Promise<Sim> {
  switch (wanted.what) {
    case 'card':
      return sims.activateSim(wanted.simNumber, code, signal);
    case 'esim':
      return sims.orderESim(code, signal);
    case 'own':
      return sims.activateOwnSim(wanted.simId, code, signal);
  }
}

/** Fills the switching on of a SIM with the gateway's calls; every one rejects with a Failure. The writes may be sent again. */
export const createOnboardSimActors = ({ sims, quiet }: Calls) => ({
  checkSim: fromPromise<void, { simNumber: string }>(({ input, signal }) => sims.checkSim(input.simNumber, signal)),
  switchOn: fromPromise<Sim, SwitchOn>(({ input, signal }) => switchOn(sims, input, signal)),
  askProof: fromPromise<ProofWay, Record<string, never>>(async ({ signal }) => (await sims.askSimProof(signal)).way),
  loadSims: fromPromise<readonly Sim[], Record<string, never>>(({ signal }) => sims.listSims(signal)),
  lookForNews: whenSomebodyIsThere<readonly Sim[], Record<string, never>>(quiet.somebodyThere, ({ signal }) =>
    quiet.sims.listSims(signal),
  ),
  blockSim: fromPromise<Sim, { simId: string }>(({ input, signal }) => sims.blockSim(input.simId, signal)),
  loadProfile: fromPromise<SimProfile, { simId: string; code: string | null }>(({ input, signal }) =>
    sims.showSimProfile(input.simId, input.code, signal),
  ),
  renewProfile: fromPromise<SimProfile, { simId: string; code: string }>(({ input, signal }) =>
    sims.renewSimProfile(input.simId, input.code, signal),
  ),
});
