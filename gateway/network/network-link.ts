import type { components } from '../../openapi/generated/network.d.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { LocalDate } from '../../platform/clock/local-date.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';
import { isRefusal, ToldPartner } from '../../platform/oauth2/told-partner.ts';
import type { GatewayEnv } from '../env.ts';

type Schemas = components['schemas'];

/** The network has heard it and says no: said again it is refused again. */
export class NetworkRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The network refused with ${status}`);
    this.status = status;
  }
}

/** Our way to the company whose fibre it is. What it tells comes in as events (`receiveNotificationEvent`). */
export class NetworkLink {
  readonly #network: ToldPartner;

  constructor({
    env,
    clock,
    reach,
  }: {
    env: Pick<GatewayEnv, 'networkUrl' | 'gatewayAtNetwork'>;
    clock: Clock;
    reach: Reach;
  }) {
    const { networkUrl: url, gatewayAtNetwork: client } = env;
    const absent = 'NETWORK_URL is not set: nobody carries orders out';
    this.#network = new ToldPartner({ name: 'The network', absent, url, client, clock, reach });
  }

  /** Hands an order over; the same one is taken once. Rejects unless the network has it. */
  async place(order: Schemas['NetworkOrder']): Promise<void> {
    assertTaken(await this.#hand('/network/v1/orders', order));
  }

  /** Says when the visits of an order are now. Rejects unless the network has it. */
  async move(reference: string, visits: Schemas['Visits']): Promise<void> {
    assertTaken(await this.#hand(`/network/v1/orders/${reference}/visits`, visits));
  }

  /** Says what the engineer of a visit is told now. Rejects unless the network has it. */
  async setVisitDetails(reference: string, visitId: string, details: Schemas['VisitDetails']): Promise<void> {
    assertTaken(await this.#hand(`/network/v1/orders/${reference}/visits/${visitId}/details`, details, 'PUT'));
  }

  /** Has the service of an order rest, or go on. Rejects unless the network has it. */
  async suspend(reference: string, suspended: boolean): Promise<void> {
    assertTaken(await this.#hand(`/network/v1/orders/${reference}/suspension`, { suspended }));
  }

  /** Sets the product of a live service, and its speed. Rejects unless the network has it. */
  async changeProduct(reference: string, change: Schemas['ProductChange']): Promise<void> {
    assertTaken(await this.#hand(`/network/v1/orders/${reference}/product`, change));
  }

  /** Sets the speed of a service until a time. Rejects unless the network has it. */
  async boost(reference: string, boost: Schemas['Boost']): Promise<void> {
    assertTaken(await this.#hand(`/network/v1/orders/${reference}/boost`, boost));
  }

  /** Has a service end after a day; null: has it go on after all. Rejects unless the network has it. */
  async cease(reference: string, lastDay: LocalDate | null): Promise<void> {
    assertTaken(await this.#hand(`/network/v1/orders/${reference}/cessation`, { lastDay }));
  }

  /** Says what fails of an order's service; the same incident is taken once. Rejects unless the network has it. */
  async report(reference: string, incident: Schemas['Incident']): Promise<void> {
    assertTaken(await this.#hand(`/network/v1/orders/${reference}/incidents`, incident));
  }

  /** The free slots between two days for a visit that an incident needs. Rejects unless the network says them. */
  async freeSlots(incidentId: string, from: LocalDate, to: LocalDate): Promise<Schemas['FreeSlot'][]> {
    const answer = await this.#network.ask(`/network/v1/incidents/${incidentId}/slots?from=${from}&to=${to}`);
    if (answer.status !== 200) throw await refusedBy(answer);
    return ((await answer.json()) as Schemas['FreeSlots']).slots;
  }

  /**
   * Has a visit of an incident put on a slot, or the next one booked there; asked again the answer is the same. `taken` and `closed` where
   * the network refuses. Rejects unless it answers.
   */
  async moveIncidentVisit(
    incidentId: string,
    appointmentKey: string,
    slot: Schemas['FreeSlot'],
  ): Promise<Schemas['MovedVisit'] | 'taken' | 'closed'> {
    const answer = await this.#network.ask(`/network/v1/incidents/${incidentId}/visits/${appointmentKey}`, slot);
    if (answer.status === 200) return (await answer.json()) as Schemas['MovedVisit'];
    if (answer.status !== 409) throw await refusedBy(answer);
    const { code } = (await answer.json()) as { code?: unknown };
    return code === 'slot.taken' ? 'taken' : 'closed';
  }

  /** Says that nothing has to be done about an incident any more; one that the network never had is closed. */
  async closeIncident(incidentId: string): Promise<void> {
    const status = await this.#hand(`/network/v1/incidents/${incidentId}/closure`, {});
    if (status !== 404) assertTaken(status);
  }

  /** Asks the network to stop; `too-late` when the order is over there. Rejects unless the network has it. */
  async cancel(reference: string): Promise<'asked' | 'too-late'> {
    const status = await this.#hand(`/network/v1/orders/${reference}/cancellation`, {});
    if (status === 409) return 'too-late';
    assertTaken(status);
    return 'asked';
  }

  async #hand(path: string, body: object, method: 'POST' | 'PUT' = 'POST'): Promise<number> {
    const answer = await this.#network.tell(path, body, method);
    await answer.body?.cancel();
    return answer.status;
  }
}

async function refusedBy(answer: Response): Promise<Error> {
  await answer.body?.cancel();
  return new Error(`The network answered ${answer.status}`);
}

function assertTaken(status: number): void {
  if (isRefusal(status)) throw new NetworkRefusal(status);
  if (status < 200 || status > 299) throw new Error(`The network answered ${status}`);
}
