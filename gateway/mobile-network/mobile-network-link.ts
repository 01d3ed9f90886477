import type { components } from '../../openapi/generated/mobile-network.d.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';
import { refusedBy, ToldPartner } from '../../platform/oauth2/told-partner.ts';
import type { GatewayEnv } from '../env.ts';

type Schemas = components['schemas'];
export type NetworkSim = Schemas['Sim'];
export type NetworkUsage = Schemas['Usage'];

const NAME = 'The mobile network';
const SIMS = '/mobile/v1/sims';
const MOVES_IN = '/mobile/v1/moves-in';

/**
 * Our way to the company whose masts our SIMs use. What it does by itself comes in as events (`receiveMobileEvent`). Each call rejects unless it was
 * taken, with a `PartnerRefusal` where it was heard and refused.
 */
export class MobileNetworkLink {
  readonly #network: ToldPartner;

  constructor({
    env,
    clock,
    reach,
  }: {
    env: Pick<GatewayEnv, 'mobileNetworkUrl' | 'brandAtMobileNetwork'>;
    clock: Clock;
    reach: Reach;
  }) {
    const { mobileNetworkUrl: url, brandAtMobileNetwork: client } = env;
    const absent = 'MOBILE_NETWORK_URL is not set: nobody serves SIMs';
    this.#network = new ToldPartner({ name: NAME, absent, url, client, clock, reach });
  }

  /** How a SIM stands, for somebody who waits. */
  async read(iccid: string): Promise<NetworkSim> {
    return simOf(await this.#network.ask(`${SIMS}/${iccid}`));
  }

  /** Gives an eSIM out under a new code, for somebody who waits. */
  async renewProfile(iccid: string): Promise<NetworkSim> {
    return simOf(await this.#network.ask(`${SIMS}/${iccid}/profile`, {}));
  }

  /** Has a SIM given out; the same one for the same reference. */
  async issue(wanted: Schemas['SimWanted']): Promise<NetworkSim> {
    return simOf(await this.#network.tell(SIMS, wanted));
  }

  /** Has a SIM switched on; the same activation is done once. */
  async activate(iccid: string, activation: Schemas['Activation']): Promise<void> {
    const answer = await this.#network.tell(`${SIMS}/${iccid}/activation`, activation);
    if (!answer.ok) throw await refusedBy(NAME, answer);
  }

  /** Has a number brought from another network; the same move is planned once. */
  async moveIn(move: Schemas['MoveIn']): Promise<void> {
    const answer = await this.#network.tell(MOVES_IN, move);
    if (!answer.ok) throw await refusedBy(NAME, answer);
  }

  /** Has a move stopped; once is enough. */
  async stopMoveIn(reference: string): Promise<void> {
    const answer = await this.#network.tell(`${MOVES_IN}/${reference}/stop`, {});
    if (!answer.ok) throw await refusedBy(NAME, answer);
  }

  /** Has a PAC or a STAC given, for somebody who waits; the same one while it is good. */
  async wantMoveOut(wanted: Schemas['MoveOutWanted']): Promise<Schemas['MoveOut']> {
    const answer = await this.#network.ask('/mobile/v1/moves-out', wanted);
    if (!answer.ok) throw await refusedBy(NAME, answer);
    return (await answer.json()) as Schemas['MoveOut'];
  }

  /** Has a SIM blocked; once is enough. */
  async block(iccid: string): Promise<NetworkSim> {
    return simOf(await this.#network.tell(`${SIMS}/${iccid}/block`, {}));
  }

  /** Puts an allowance on an active SIM in place of what is there; the same reference is put once. */
  async putAllowance(iccid: string, allowance: Schemas['Allowance']): Promise<void> {
    const answer = await this.#network.tell(`${SIMS}/${iccid}/allowance`, allowance, 'PUT');
    if (!answer.ok) throw await refusedBy(NAME, answer);
  }

  /** Ends an allowance of a SIM before its time, by its reference; another one that is there goes on. Once is enough. */
  async endAllowance(iccid: string, reference: string): Promise<void> {
    const answer = await this.#network.tell(`${SIMS}/${iccid}/allowance/end`, { reference });
    if (!answer.ok) throw await refusedBy(NAME, answer);
  }

  /** What is used of the allowance of a SIM, for somebody who waits. */
  async readUsage(iccid: string): Promise<NetworkUsage> {
    const answer = await this.#network.ask(`${SIMS}/${iccid}/usage`);
    if (!answer.ok) throw await refusedBy(NAME, answer);
    return (await answer.json()) as NetworkUsage;
  }

  /** Says whether what no allowance covers is charged for, or does not work. */
  async putRating(iccid: string, rating: Schemas['Rating']): Promise<void> {
    const answer = await this.#network.tell(`${SIMS}/${iccid}/rating`, rating, 'PUT');
    if (!answer.ok) throw await refusedBy(NAME, answer);
  }
}

async function simOf(answer: Response): Promise<NetworkSim> {
  if (!answer.ok) throw await refusedBy(NAME, answer);
  return (await answer.json()) as NetworkSim;
}
