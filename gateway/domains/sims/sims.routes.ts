import type { Dependencies } from '../../dependencies.ts';
import type { Handlers, Surroundings } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { handleFreeSims, orderFreeSim } from './free-sims.service.ts';
import { receiveMobileEvent } from './mobile-events.service.ts';
import type { NumberPorts, SimPorts } from './sim-ports.ts';
import { askProof } from './sim-proof.service.ts';
import {
  activateCard,
  activateOwn,
  blockSim,
  checkSim,
  listSims,
  orderESim,
  renewProfile,
  showProfile,
} from './sims.service.ts';
import { handleNetworkCommands } from './tell-mobile-network.ts';

type SimOperation =
  | 'checkSim'
  | 'askSimProof'
  | 'listSims'
  | 'activateSim'
  | 'orderEsim'
  | 'activateOwnSim'
  | 'showSimProfile'
  | 'renewSimProfile'
  | 'blockSim'
  | 'orderFreeSim'
  | 'receiveMobileEvent';

type Asked = Pick<Surroundings, 'c' | 'session' | 'address'> & { body: { proofCode?: string } };

/** Whoever uses the browser after this member must not find it there. */
const unkept = { 'cache-control': 'no-store' };

/** SIM cards and eSIMs (PH-12). Also names the jobs that tell the mobile network, and the courier of free SIMs. */
export function simsHandlers(deps: Dependencies & SimPorts & NumberPorts): Pick<Handlers, SimOperation> {
  handleNetworkCommands(deps);
  handleFreeSims(deps);
  const asking = ({ c, session, address, body: { proofCode: code } }: Asked) => ({
    memberId: memberOf(session),
    session: deps.sessions.keyOfRequest(c),
    address,
    code,
  });
  return {
    async checkSim({ body: { simNumber }, address }) {
      await checkSim(deps, simNumber, address);
      return { status: 200, body: { simNumber } };
    },
    async askSimProof({ session, address }) {
      return { status: 200, body: await askProof(deps, { memberId: memberOf(session), address }) };
    },
    async listSims({ session }) {
      return { status: 200, body: await listSims(deps.db, memberOf(session)) };
    },
    async activateSim(input) {
      return { status: 201, body: await activateCard(deps, asking(input), input.body.simNumber) };
    },
    async orderEsim(input) {
      return { status: 201, body: await orderESim(deps, asking(input)) };
    },
    async activateOwnSim(input) {
      return { status: 200, body: await activateOwn(deps, asking(input), input.path.simId) };
    },
    async showSimProfile(input) {
      return { status: 200, body: await showProfile(deps, asking(input), input.path.simId), headers: unkept };
    },
    async renewSimProfile(input) {
      return { status: 200, body: await renewProfile(deps, asking(input), input.path.simId), headers: unkept };
    },
    async blockSim({ session, path }) {
      return { status: 200, body: await blockSim(deps, { memberId: memberOf(session), ...path }) };
    },
    async orderFreeSim({ session, body, address }) {
      const from = { memberId: session.memberId, address };
      return { status: 201, body: await orderFreeSim(deps, body, from) };
    },
    async receiveMobileEvent({ body }) {
      await receiveMobileEvent(deps, body);
      return { status: 202, body: undefined };
    },
  };
}
