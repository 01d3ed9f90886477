import { expect, vi } from 'vitest';
import { createActor, fromPromise, waitFor, type AnyActorRef } from 'xstate';
import { activeNodes } from '../../studio/model/definition.ts';
import { availabilityOf } from '../select-appointment/select-appointment.cases.ts';
import * as known from './book-install.cases.ts';
import { bookInstallMachine } from './book-install.machine.ts';
import { selectBookInstall } from './book-install.selectors.ts';
import type {
  Availability,
  BookInstallEvent,
  BookInstallInput,
  FindFirstSlotInput,
  LoadedInstallation,
  LoadInstallationInput,
  ReservationOutcome,
  ReserveVisitsInput,
  SaveVisitInput,
  VisitName,
} from './book-install.types.ts';

/** One answer after the other; the last one stays. What is not a success is thrown. */
export const inTurn = <T>(...answers: (T | { kind: string })[]) => {
  const left = [...answers];
  return () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    return typeof answer === 'object' && answer !== null && 'kind' in answer
      ? Promise.reject(answer)
      : Promise.resolve(answer as T);
  };
};

type Gateway = {
  installation?: () => Promise<LoadedInstallation>;
  saved?: () => Promise<void>;
  reserved?: () => Promise<ReservationOutcome>;
};

export const loaded = (installation = known.bothVisits, expiredAppointmentIds: string[] = []) =>
  inTurn<LoadedInstallation>({ installation, expiredAppointmentIds });

const visitOfPage: Readonly<Record<string, VisitName>> = {
  choosingOutsideVisit: 'outsideVisit',
  choosingInHomeVisit: 'inHomeVisit',
};

/** A customer at a machine whose gateway answers as told. */
export function customer(gateway: Gateway = {}, given: Partial<BookInstallInput> = {}) {
  const {
    installation = loaded(),
    saved = inTurn<void>(),
    reserved = inTurn<ReservationOutcome>({ status: 'FullyAccepted', heldUntil: known.booking.heldUntil }),
  } = gateway;
  const load = vi.fn<(input: LoadInstallationInput) => Promise<LoadedInstallation>>(installation);
  const find = vi.fn<(input: FindFirstSlotInput) => Promise<Availability>>(({ startDate }) =>
    Promise.resolve(availabilityOf([startDate ?? '2026-02-17', 'AM'], ['2026-03-20', 'PM'])),
  );
  const save = vi.fn<(input: SaveVisitInput) => Promise<void>>(saved);
  const reserve = vi.fn<(input: ReserveVisitsInput) => Promise<ReservationOutcome>>(reserved);
  const logger = vi.fn<(message: string) => void>();
  const machine = bookInstallMachine.provide({
    actors: {
      loadInstallation: fromPromise<LoadedInstallation, LoadInstallationInput>(({ input }) => load(input)),
      findFirstSlot: fromPromise<Availability, FindFirstSlotInput>(({ input }) => find(input)),
      saveVisit: fromPromise<void, SaveVisitInput>(({ input }) => save(input)),
      reserveVisits: fromPromise<ReservationOutcome, ReserveVisitsInput>(({ input }) => reserve(input)),
    },
  });
  const actor = createActor(machine, { input: { ...known.input, ...given }, logger }).start();
  const rested = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return {
    actor,
    calls: { load, find, save, reserve },
    logger,
    model: () => selectBookInstall(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    /** The name of the deepest state; where it says how a visit's date stands, after the name of that visit. */
    state: () => {
      const names = activeNodes(actor.getSnapshot()).map(({ key }) => key);
      const [page, state] = [names.find((name) => name in visitOfPage), names.at(-1)];
      return page !== undefined && names.at(-2) === 'date' ? `${visitOfPage[page]} ${state}` : state;
    },
    /** The customer does one thing after another, each time when the page is there. */
    does: async (...events: (BookInstallEvent | BookInstallEvent['type'])[]) => {
      await rested();
      for (const event of events) {
        // A name alone stands for an event without a payload.
        actor.send(typeof event === 'string' ? ({ type: event } as BookInstallEvent) : event);
        await rested();
      }
    },
    /** Chooses a date in the modal, as the date selector would hand it over. */
    selects: async (date: string) => {
      actor.send({ type: 'dateChange.requested' });
      const child: AnyActorRef | undefined = actor.getSnapshot().children.selectAppointment;
      expect(child).toBeDefined();
      const output = {
        kind: 'appointmentSelected',
        date,
        slot: 'PM',
        formattedSlot: '12pm-4pm',
        inHomeLeadTimeInDays: 5,
      };
      // What the child says when it ends, which is no event of the customer's; its own way there is tested with it.
      actor.send({ type: 'xstate.done.actor.selectAppointment', output } as never);
      await rested();
    },
    asksFor: (to: '#readingKeyInfo' | '#choosingOutsideVisit' | '#choosingInHomeVisit') =>
      actor.getSnapshot().can({ type: 'xstate.route', to }),
  };
}

/** The place of a state on the outside visit's page, as the tables of steps name it. */
export const outsidePage = (state: string) => `choosingVisit.visit.choosingOutsideVisit + date.${state}`;
export const inHomePage = (state: string) => `choosingVisit.visit.choosingInHomeVisit + date.${state}`;

/** To choose one date after the other: where one visit is needed there is no other way. */
export const toVisits = ['overview.read', 'eachDate.requested', 'keyInfo.read'] as const;
export const confirmed = known.bookingConfirmed;
export const wholeWay = [...toVisits, 'visit.confirmed', 'visit.confirmed', confirmed] as const;
