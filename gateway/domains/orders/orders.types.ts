import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../db/open.ts';
import type { VisitNews } from '../notifications/notifications.types.ts';

type Schemas = components['schemas'];

export type Order = Schemas['Order'];
export type OrderAppointment = Schemas['OrderAppointment'];
export type CreatedOrder = Schemas['CreatedOrder'];
export type OrderState = Schemas['KnownOrderState'];

export type HoldsConfirmation = { ok: true } | { ok: false; code: 'reservation.missing' | 'reservation.expired' };

/**
 * What orders ask of the visits; `visitHolds(deps)` of visits/plan-visits.ts gives it. The plan's row is
 * locked before each of them, so whoever writes to a plan's visits on the customer's behalf locks the plan first too.
 */
export interface VisitHolds {
  /**
   * Turns the held slots of a plan into booked visits, in the order's transaction.
   * A plan that needs no visit is ok. Writes nothing when it is not ok.
   */
  confirmHolds(tx: Executor, planId: string): Promise<HoldsConfirmation>;
  /** Writes what the network says about visits of the plan; news about any other visit is left alone. */
  applyVisitNews(tx: Executor, planId: string, news: VisitNews[], at: Date): Promise<void>;
  /** Cancels the visits that have not taken place and gives their slots back: the order has ended without service. */
  cancelVisits(tx: Executor, planId: string, at: Date): Promise<void>;
}

/**
 * The visits of a plan as its order shows them, earliest first; none that has no date yet.
 * `orderAppointmentsFinder(deps)` of visits/plan-visits.ts gives it.
 */
export type FindOrderAppointments = (db: Executor, planId: string) => Promise<OrderAppointment[]>;

/** What is booked for a plan so far. */
export interface PlanBooking {
  /** Null until the customer has begun to book. */
  installation: Schemas['Installation'] | null;
  /** Null until the network was asked. */
  reservation: Schemas['SavedReservation'] | null;
}

/** `bookingFinder(deps)` of visits/plan-visits.ts gives it. */
export type FindBooking = (db: Executor, planId: string) => Promise<PlanBooking>;
