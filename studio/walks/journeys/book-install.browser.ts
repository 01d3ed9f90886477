import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { SentinelId } from '../../../gateway/scenarios/sentinels.ts';
import * as known from '../../../machines/book-install/book-install.cases.ts';
import { bookInstallMachine } from '../../../machines/book-install/book-install.machine.ts';
import type { BookInstallContext } from '../../../machines/book-install/book-install.types.ts';
import { availabilityOf } from '../../../machines/select-appointment/select-appointment.cases.ts';
import { browserJourney, type Act } from '../runner/browser-journey.types.ts';
import { afterReload, fault, isBusy, press, refuses } from '../runner/outcomes.ts';
import { isLate, pairing, reserved, selecting } from './book-install.dates.ts';

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as BookInstallContext;

/** What the plan of each start says of its home. */
const homes = {
  both: known.bothVisits,
  inHome: known.installationWith({ inHomeVisit: true }),
  none: known.installationWith({}),
};
type Home = keyof typeof homes;

const booksAt = (home: Home, id: SentinelId) => ({
  input: { ...known.input, planId: home },
  ready: (async ({ gateway }) => {
    await gateway.register();
    await gateway.draftPlan(id);
  }) satisfies Act,
  open: (({ page }) => page.goto('/book-install')) satisfies Act,
});

const atReview: Act = async ({ page, pages, gateway }) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/book-install/outside');
  await pages.outsideVisit.continue.click();
  await pages.inHomeVisit.continue.click();
  await pages.addingEngineerNotes.confirm.click();
  await pages.reviewingOrder.placeOrder.waitFor();
};

const toNotes: Act = ({ pages }) => pages.reviewingOrder.changeNotes('contact').click();

const missing = { ...known.bothVisits, inhomeAppointment: null };

/** With all dates there: what is asked for next is not asked by the dialog. */
const openDates: Act = async (hands) => {
  const later = hands.pages.main.button(/^Look at later dates$/);
  // Dates that were told to be missing are remembered so: without a reload the dialog would begin with later ones.
  if (await later.isVisible()) {
    await hands.page.reload();
    await later.waitFor();
  }
  await press(/^(Choose a different date|Look at later dates)$/)(hands);
  await expect
    .poll(() => hands.machines.activeIn('selectAppointment'))
    .toContain('selectAppointment.choosingDate.blocks.blocksLoaded');
};

const confirm =
  (phone: string, anythingElse: string): Act =>
  async ({ pages }) => {
    await pages.addingEngineerNotes.phone.fill(phone);
    await pages.addingEngineerNotes.anythingElse.fill(anythingElse);
    await pages.addingEngineerNotes.send.click();
  };

const goTo =
  (path: string): Act =>
  ({ page }) =>
    page.goto(path);

export const bookInstall = browserJourney<typeof bookInstallMachine>({
  name: 'book-install',
  machine: bookInstallMachine,
  starts: {
    'a customer who books for the first time': booksAt('both', 'visits-both'),
    'a customer who needs the in-home visit only': booksAt('inHome', 'visits-in-home-only'),
    'a customer who needs no visit': booksAt('none', 'visits-none'),
    'a customer who comes back from the review': {
      input: known.starts['a customer who comes back from the review'],
      ready: atReview,
      open: goTo('/book-install'),
    },
    'a customer whom the review sends for the engineer notes': {
      input: known.starts['a customer whom the review sends for the engineer notes'],
      ready: atReview,
      open: toNotes,
    },
    'the same with a visit outside only': {
      input: known.starts['the same with a visit outside only'],
      ready: async ({ page, pages, gateway }) => {
        await gateway.register();
        await gateway.draftPlan('visits-outside-only');
        await page.goto('/book-install/outside');
        await pages.outsideVisit.continue.click();
        await pages.addingEngineerNotes.confirm.click();
        await pages.reviewingOrder.placeOrder.waitFor();
      },
      open: toNotes,
    },
  },
  perform: {
    'overview.read': press(/^(Continue|Review my order)$/),
    'keyInfo.read': press(/^Choose your dates?$/),
    'eachDate.requested': press(/^Choose each date yourself$/),
    'visit.confirmed': press(/^(Continue|Confirm booking)$/),
    'dateChange.requested': openDates,
    'outsideVisitChange.requested': press(/^Choose a different outside date$/),
    'engineerNotes.requested': press(/^Change engineer notes$/),
    'engineerNotes.closed': ({ pages }) => pages.addingEngineerNotes.cancel.click(),
    'booking.confirmed': [
      { event: known.bookingConfirmed, does: confirm(known.details.phone, known.details.engineerInstructions) },
      { event: known.notesUnchanged, does: ({ pages }) => pages.addingEngineerNotes.send.click() },
      { event: known.phoneForgotten, does: confirm('', known.details.engineerInstructions) },
    ],
    'retry.requested': press(/^(Try again|Check again)$/),
  },
  pages: {
    readingOverview: goTo('/book-install'),
    planningVisits: goTo('/book-install/dates'),
    readingKeyInfo: goTo('/book-install/key-info'),
    choosingOutsideVisit: goTo('/book-install/outside'),
    choosingInHomeVisit: goTo('/book-install/home'),
  },
  calls: {
    loadInstallation: {
      ends: [
        {
          answer: (snapshot: AnyMachineSnapshot) => ({
            installation: homes[contextOf(snapshot).planId as Home],
            expiredAppointmentIds: [],
          }),
        },
        {
          answer: { installation: missing, expiredAppointmentIds: [] },
          by: fault('createPlanInstallationV2', { body: missing }),
          when: ({ planId }) => planId === 'both',
        },
        refuses('createPlanInstallationV2', 404, 'installation.not-found'),
        isBusy('createPlanInstallationV2'),
      ],
    },
    findFirstSlot: {
      ends: [
        {
          answer: (snapshot: AnyMachineSnapshot) =>
            isLate(contextOf(snapshot)) ? availabilityOf(['2026-03-16', 'AM']) : known.availability,
        },
        afterReload({ answer: availabilityOf(), by: fault('getAvailabilities', { body: availabilityOf() }) }),
        afterReload(isBusy('getAvailabilities')),
      ],
    },
    choosePair: { ends: pairing },
    selectAppointment: { ends: selecting },
    saveVisit: {
      ends: [
        // A rule that changes nothing: what is refused after it is the next visit.
        { answer: undefined, by: fault('updateAppointmentV2', { delayMs: 0 }) },
        refuses('updateAppointmentV2', 409, 'appointment.taken'),
        refuses('updateAppointmentV2', 400, 'invalid.request'),
        isBusy('updateAppointmentV2'),
      ],
    },
    reserveVisits: { ends: [...reserved, isBusy('reservePlanAppointments')] },
  },
  expectedInConsole: [/rejectedAppointmentIds/, /Schema validation error/],
  // A page is asked for from a page, not out of a dialog.
  isOffered: (snapshot, { type }) =>
    type !== 'xstate.route' ||
    !['choosingDate', 'addingEngineerNotes'].some((name) => JSON.stringify(snapshot.value).includes(`"${name}"`)),
  facts: known.facts,
});
