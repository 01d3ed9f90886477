import type { Mutant } from './mutant.ts';

/** A fault that changes nothing that anybody can meet, by its file and by what is changed; with the reason. */
export type Equivalent = Pick<Mutant, 'file' | 'what'> & { why: string };

const matchAskedFor = 'nobody comes there before a match was asked for; the question is there for the compiler';

const leftAtOnce = 'the other state is left at once, for the one that was meant';

const askedByGuard = 'a guard has asked the same before; the question is there for the compiler';

export const equivalents: readonly Equivalent[] = [
  {
    file: 'machines/register/register.machine.ts',
    what: "failure.kind === 'HttpError' ? failure.fields : [] → (failure.fields)",
    why: 'only what the gateway answers is told by its fields; the question is there for the compiler',
  },
  {
    file: 'machines/second-factor/second-factor.machine.ts',
    what: "event.type === 'proof.submitted' → true",
    why: 'the states that send a proof are entered by this event and that of the password alone',
  },
  {
    file: 'machines/address-check/address-check.machine.ts',
    what: 'lookup is missing',
    why: 'every search begins with a text, and with it is noted whom to ask',
  },
  {
    file: 'machines/shared/local-date.ts',
    what: '4 → 5',
    why: 'five days after a 28th lie in the next month, as four do',
  },
  {
    file: 'machines/select-appointment/select-appointment.machine.ts',
    what: "'loadingBlock' → 'decidingBlock'",
    why: leftAtOnce,
  },
  {
    file: 'machines/select-appointment/select-appointment.machine.ts',
    what: "'loadingBlock' → 'blocksLoaded'",
    why: leftAtOnce,
  },
  {
    file: 'src/journeys/book-install/book-install.analytics.ts',
    what: "chosen && { name: 'date_chosen', data: { visit, date: chosen.date, slot: chosen.slot } } → ({ name:…",
    why: 'a proposed visit has a date; the question is there for the compiler',
  },
  {
    file: 'src/journeys/select-appointment/date-items.ts',
    what: 'monthOf(dateOf(item)) < month with <=',
    why: 'no item of the month itself is there, or it would have been found before',
  },
  {
    file: 'machines/switch-provider/consent.states.ts',
    what: 'landline && (landlineReferences(switching.status)?.[landline] ?? null) → ((landlineReferences(switc…',
    why: 'no offer goes by the name of no answer; the question is there for the compiler',
  },
  {
    file: 'machines/switch-provider/switch-provider.setup.ts',
    what: 'switching.status !== null && standingOf(switching.status) === params.standing → (standingOf(switchi…',
    why: matchAskedFor,
  },
  {
    file: 'machines/switch-provider/switch-provider.setup.ts',
    what: 'switching.status !== null && repairGroupOf(switching.status) === params.group → (repairGroupOf(swit…',
    why: matchAskedFor,
  },
  {
    file: 'machines/switch-provider/switch-provider.setup.ts',
    what: 'context.switching.status && agreedStatus(context.switching.status, context.landline) → (agreedStatu…',
    why: matchAskedFor,
  },
  {
    file: 'machines/switch-provider/switch-provider.setup.ts',
    what: "failure.kind === 'HttpError' && failure.status === 400 → (failure.status === 400)",
    why: 'only what the gateway answers has a status; the question is there for the compiler',
  },
  {
    file: 'machines/switch-provider/switch-provider.setup.ts',
    what: '!isEmpty(errors) || !switching.status → (!isEmpty(errors))',
    why: 'where a repair is due there is a status; the question is there for the compiler',
  },
  {
    file: 'machines/customise-plan/customise-plan.rules.ts',
    what: "failure.kind !== 'HttpError' || statusOf(failure) !== 400 → (statusOf(failure) !== 400)",
    why: 'a failure that is no answer has no status: it is 0; the question is there for the compiler',
  },
  {
    file: 'machines/order-broadband/order-broadband.setup.ts',
    what: "output.kind !== 'plansRequested' → false",
    why: askedByGuard,
  },
  {
    file: 'machines/order-broadband/order-broadband.setup.ts',
    what: "output.kind !== 'interestRequested' → false",
    why: askedByGuard,
  },
  {
    file: 'machines/order-broadband/order-broadband.setup.ts',
    what: "output.kind === 'savedJourneyRequested' ? output.code : null → (output.code)",
    why: askedByGuard,
  },
  {
    file: 'machines/order-broadband/order-broadband.setup.ts',
    what: 'customisation || !product → (customisation)',
    why: 'the defaults are taken for a plan, which has its product; the question is there for the compiler',
  },
  {
    file: 'machines/order-broadband/order-broadband.setup.ts',
    what: "output.kind === 'orderPlaced' ? { order: output.order } : {} → ({ order: output.order })",
    why: askedByGuard,
  },
  {
    file: 'machines/order-broadband/order-broadband.setup.ts',
    what: '!journey → false',
    why: askedByGuard,
  },
  {
    file: 'machines/order-broadband/order-broadband.setup.ts',
    what: 'context.order && { ...context.order, redirectUrl: null } → ({ ...context.order, redirectUrl: null })',
    why: 'there is an order wherever its redirect is followed; the question is there for the compiler',
  },
];

export const isEquivalent = ({ file, what }: Mutant): boolean =>
  equivalents.some((known) => known.file === file && known.what === what);
