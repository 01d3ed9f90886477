import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { IncidentNews } from '../faults/faults.types.ts';
import type { VisitNews } from '../visits/plan-visits.ts';

/** The wire's event, as the network provider sends it. */
export type WireEvent = components['schemas']['NotificationEvent'];

export type NotificationPreferences = components['schemas']['NotificationPreferences'];

/** Where the network says an order has got to. */
export type NetworkOrderState = 'ACKNOWLEDGED' | 'COMMITTED' | 'DELAYED' | 'COMPLETED' | 'CANCELLED' | 'REJECTED';

export interface NetworkDelay {
  identifier: string;
  reasonCodes: string[];
  causedBy: string;
  /** Who has to act next. */
  actionOwner: string;
  /** The next date that the customer can be told. */
  estimatedActionCompletionAt: Date | null;
}

export interface OrderNews {
  state: NetworkOrderState;
  /** Set with DELAYED; null with every other state, which ends a delay. */
  delay: NetworkDelay | null;
  /** Null leaves what is known. */
  committedCompletionAt: Date | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  /** Of a cancellation or a rejection. */
  reasonCode: string | null;
}

export interface ServiceNews {
  ceasedAt: Date;
  /** The network ended the service without being asked to. */
  unsolicited: boolean;
}

/**
 * What one event of the network changes about an order. What a newer event has settled already is left out, so all of
 * it may be written as it stands; only terminal states of the order stay as they are.
 */
export interface NetworkEvent {
  /** Our id of the order. */
  orderId: string;
  /** When it happened, by the network's clock. */
  eventAt: Date;
  /** When the order had ended, by the network's clock, where that was known before this news. */
  orderEndedAt?: Date | undefined;
  /** What the network calls the order from now on; null where it does not say. */
  networkId: string | null;
  order: OrderNews | undefined;
  visits: VisitNews[];
  service: ServiceNews | undefined;
  /** Of a fault: of it nothing is left out, as how it stands follows from all of its news, in the order in which it happened. */
  incident: IncidentNews | undefined;
}

/** An order as far as messages about it go. */
export interface NotifiedOrder {
  id: string;
  /** Order ID that the customer sees. */
  key: string;
  memberId: string;
}

/** What notifications ask of orders, which stand above them; `gateway/domains.ts` gives it. */
export interface OrderEvents {
  /**
   * The order that the network calls so: its `externalOrderId`, or our order key while the network has given none.
   * Its row is locked until the transaction ends, so that events of one order are taken in one after the other.
   */
  lockByNetworkId(tx: Executor, networkOrderId: string): Promise<NotifiedOrder | undefined>;
  /** The order when it belongs to the member; undefined when it is someone else's, or there is none. */
  findOwn(db: Executor, orderId: string, memberId: string): Promise<NotifiedOrder | undefined>;
  /**
   * Writes the news into order, visits and plan. `at` is the gateway's time. Gives what of it has come true: not that an
   * order is promised which is being cancelled, nor the end of a service that is not live yet.
   */
  applyNetworkEvent(tx: Executor, event: NetworkEvent, at: Date): Promise<NetworkEvent>;
}
