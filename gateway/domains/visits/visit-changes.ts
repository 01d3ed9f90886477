import { ukDateOf, type Clock } from '../../../platform/clock/clock.ts';
import type { Database, Executor } from '../../../platform/db/open.ts';
import { retrying } from '../../../platform/db/errors.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { settlePlaces } from './capacity.store.ts';
import { placeKey, type Place } from './capacity.rules.ts';
import { announceFreed } from './freed-places.ts';
import {
  updateInstallation,
  type InstallationRow,
  type NewInstallation,
  insertBooking,
  livePlacesAndRefusals,
  lockVisits,
  placeAt,
  updateBooking,
  updateVisit,
  type Booking,
  type NewVisit,
  type Visit,
} from './visits.store.ts';
import { canBookingBecome, isExpired, isOpen, outsideDayOf } from './visit-states.rules.ts';

/** Somebody was quicker (BK-21), or the network does not want the day. */
export function dateTaken(): HttpProblem {
  return new HttpProblem(409, 'appointment.taken', { message: 'Date is no longer available' });
}

/** As `dateTaken`, and the day is remembered: it is not offered for this visit again. */
export class DayRefused extends HttpProblem {
  readonly visit: Visit;
  readonly place: Place;

  constructor(visit: Visit, place: Place) {
    const { status, code, message } = dateTaken();
    super(status, code, { message });
    this.visit = visit;
    this.place = place;
  }
}

/**
 * The visits of one installation while one transaction changes them: locked, and with the places that they have.
 * What happens to capacity is gathered and done at the end by `settle`, in one order for everybody.
 */
export class VisitChanges {
  readonly tx: Executor;
  readonly now: Date;
  readonly today: string;
  installation: InstallationRow;
  #visits: Visit[];
  readonly #places: Map<string, Booking>;
  readonly #refused: Booking[];
  readonly #given: Place[] = [];
  readonly #kept: Place[] = [];
  readonly #wanted: { visit: Visit; place: Place; status: 'DRAFT' | 'ACTIVE' }[] = [];

  private constructor(tx: Executor, now: Date, installation: InstallationRow, visits: Visit[], bookings: Booking[]) {
    this.tx = tx;
    this.now = now;
    this.today = ukDateOf(now);
    this.installation = installation;
    // Outside visits first, as the customer meets them.
    this.#visits = visits.toSorted((a, b) => b.visitType.localeCompare(a.visitType));
    this.#places = new Map(
      bookings.filter(({ status }) => status !== 'REJECTED').map((booking) => [booking.appointmentId, booking]),
    );
    this.#refused = bookings.filter(({ endedBecause }) => endedBecause === 'refused');
  }

  /** Locks the visits and reads what they have. */
  static async begin(tx: Executor, installation: InstallationRow, now: Date): Promise<VisitChanges> {
    const visits = await lockVisits(tx, installation.id);
    const bookings = await livePlacesAndRefusals(
      tx,
      visits.map(({ id }) => id),
    );
    return new VisitChanges(tx, now, installation, visits, bookings);
  }

  /** Visits that are neither completed nor cancelled. */
  get open(): Visit[] {
    return this.#visits.filter(isOpen);
  }

  get visits(): readonly Visit[] {
    return this.#visits;
  }

  /** See `outsideDayOf`. */
  get outsideDay(): string | null {
    return outsideDayOf(this.#visits);
  }

  /** The place that a visit holds or has booked, also when it has run out and the job has not come yet. */
  booking(visit: Visit): Booking | undefined {
    return this.#places.get(visit.id);
  }

  /** Whether the place of a visit may be relied on. */
  hasPlace(visit: Visit): boolean {
    return this.#places.has(visit.id) && !isExpired(visit, this.now);
  }

  refusedDays(visit: Visit): ReadonlySet<string> {
    return new Set(this.#refused.filter(({ appointmentId }) => appointmentId === visit.id).map(({ day }) => day));
  }

  async amend(visit: Visit, change: Partial<NewVisit>): Promise<Visit> {
    const changed = await updateVisit(this.tx, visit.id, { ...change, updatedAt: this.now });
    this.#visits = this.#visits.map((each) => (each.id === changed.id ? changed : each));
    return changed;
  }

  async amendInstallation(change: Partial<NewInstallation>): Promise<void> {
    this.installation = await updateInstallation(this.tx, this.installation.id, { ...change, updatedAt: this.now });
  }

  /** Ends what the visit has and gives the place back, once. */
  async giveUp(visit: Visit, status: 'REBOOKED' | 'REJECTED', endedBecause: Booking['endedBecause']): Promise<void> {
    const booking = this.#places.get(visit.id);
    if (!booking) return;
    await this.#become(booking, status, endedBecause);
    this.#places.delete(visit.id);
    this.#given.push(placeAt(booking, booking.visitType, booking));
  }

  /** The order is placed: what was held is booked. */
  async book(visit: Visit): Promise<void> {
    const booking = this.#places.get(visit.id);
    if (booking?.status === 'DRAFT') await this.#become(booking, 'ACTIVE', null);
  }

  /** Notes that the network said no to a day; a place that was held there goes back. */
  async refuse(visit: Visit, place: Place): Promise<void> {
    if (!this.#places.has(visit.id)) return void (await insertBooking(this.tx, refusal(visit, place, this.now)));
    await this.giveUp(visit, 'REJECTED', 'refused');
    await this.amend(visit, { heldUntil: null });
  }

  /** Asks for a place that was kept for the visit: it is given back and taken in one step, and nobody comes between. */
  wantKept(visit: Visit, place: Place): void {
    this.#kept.push(place);
    this.want(visit, place, 'ACTIVE');
  }

  /** Asks for a place; `settle` says whether there was one. */
  want(visit: Visit, place: Place, status: 'DRAFT' | 'ACTIVE'): void {
    this.#wanted.push({ visit, place, status });
  }

  /** Gives back and takes, and has what came free noticed. Gives the ids of visits whose place was gone; the others have theirs. */
  async settle(): Promise<ReadonlySet<string>> {
    const steps = [
      ...[...this.#given, ...this.#kept].map((place) => ({ place, change: 1 as const })),
      ...this.#wanted.map(({ place }) => ({ place, change: -1 as const })),
    ];
    const gone = new Set((await settlePlaces(this.tx, steps)).map(placeKey));
    const missed = new Set<string>();
    for (const { visit, place, status } of this.#wanted)
      if (gone.has(placeKey(place))) missed.add(visit.id);
      else
        this.#places.set(
          visit.id,
          await insertBooking(this.tx, { ...place, appointmentId: visit.id, status, at: this.now }),
        );
    const installationId = this.installation.id;
    await announceFreed(
      this.tx,
      this.#given.map((place) => ({ place, installationId })),
      this.now,
    );
    this.#given.length = 0;
    this.#kept.length = 0;
    this.#wanted.length = 0;
    return missed;
  }

  async #become(booking: Booking, status: Booking['status'], endedBecause: Booking['endedBecause']): Promise<void> {
    if (!canBookingBecome(booking.status, status))
      throw new Error(`A booking that is ${booking.status} cannot become ${status}`);
    await updateBooking(this.tx, booking.id, { status, endedBecause, updatedAt: this.now });
    this.#places.set(booking.appointmentId, { ...booking, status });
  }
}

function refusal(visit: Visit, place: Place, at: Date) {
  return { ...place, appointmentId: visit.id, status: 'REJECTED' as const, endedBecause: 'refused' as const, at };
}

/**
 * Does `work` on the visits of the installation that `find` gives, in one transaction, which is tried again when the
 * database gave it up in favour of another. `find` also locks the plan: orders do so before they look at the visits.
 */
export async function changeVisits<Result>(
  { db, clock }: { db: Database; clock: Clock },
  find: (tx: Executor) => Promise<InstallationRow>,
  work: (changes: VisitChanges) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  try {
    return await retrying(() => db.transaction(async (tx) => work(await VisitChanges.begin(tx, await find(tx), now))));
  } catch (error) {
    // The customer's change is undone, and the network's no is remembered all the same.
    if (error instanceof DayRefused) await insertBooking(db, refusal(error.visit, error.place, now));
    throw error;
  }
}
