import type { MaskedEvent } from '../bridge/messages.types.ts';
import { inventionFor, refusedValues } from './invented.ts';
import { ownHouse } from './own-cast.ts';
import type { RecordedStep, Recording } from './recording.types.ts';
import { isReference } from './references.ts';
import { typedFields, type TypedField, type Values } from './typed-fields.ts';

/** Values that lead a customer into states which stand together: the first that fits decides. */
type Lead = { into: readonly string[]; values: Values };

const home = (postcode: string, streetNumber = ownHouse): Values => ({
  postcode,
  streetNumber,
  text: `${postcode} ${streetNumber}`,
});

/** By the test data (docs/test-data.md); a test compares the two. */
export const leads: readonly Lead[] = [
  { into: ['addressNotFound'], values: home('LK9 1NA', '404') },
  { into: ['tooManyAddressesFound'], values: home('LK9 1TA', '1') },
  { into: ['choosingPremise'], values: home('LK9 1AB', '12') },
  { into: ['areaNotServed'], values: home('LK9 1NP') },
  { into: ['premiseNotConfirmed'], values: home('LK9 1NU') },
  { into: ['switchingNotAvailable'], values: home('LK9 1SN') },
  { into: ['installTypeNotSupported'], values: home('LK9 1UT') },
  { into: ['premiseTypeNotSupported'], values: home('LK9 1UP') },
  { into: ['engineerDatesNotForecast'], values: home('LK9 1NF') },
  { into: ['buildingConnectedAnotherWay'], values: home('LK9 1PP') },
  { into: ['permissionNeeded'], values: home('LK9 1RP') },
  { into: ['addressNotRecognised'], values: home('LK9 1PN') },
  { into: ['premiseAlreadyServed'], values: home('LK9 1AS') },
  { into: ['plansMissing'], values: home('LK9 3NP') },
  { into: ['dateTaken'], values: home('LK9 3TD') },
  { into: ['dateNotYetOpen'], values: home('LK9 3LD') },
  { into: ['slotsMissing'], values: home('LK9 3ND') },
  { into: ['visitsNotNeeded'], values: home('LK9 2NN') },
  { into: ['addressNotMatched'], values: { lastName: 'Halfacre' } },
  { into: ['providerNotMatched'], values: { lastName: 'Vacant' } },
  { into: ['switchInProgress'], values: { lastName: 'Underway' } },
  { into: ['providerNotAnswering'], values: { lastName: 'Garble' } },
  { into: ['matchStillChecked'], values: { lastName: 'Silence' } },
  { into: ['correctingDetails'], values: { lastName: 'Blank' } },
  { into: ['matchFound'], values: { lastName: 'Archer' } },
  { into: ['visitRejected', 'choosingOutsideVisit'], values: { lastName: 'Rainford' } },
  { into: ['visitRejected', 'choosingInHomeVisit'], values: { lastName: 'Lockwood' } },
  { into: ['visitsRejected'], values: { lastName: 'Busby' } },
];

const lastPart = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

type Visit = Pick<Recording, 'steps' | 'end'>;

/** Where the journeys stood after some steps: what stood together, and what each step led through. */
function standingsAfter({ steps, end }: Visit, from: number, to: number): string[][] {
  const next = [...steps.slice(from + 1, to + 1), ...(to >= steps.length && end ? [end] : [])];
  const through = steps
    .slice(from, to)
    .flatMap(({ led = [] }) => led.flatMap((id) => id.split('.').map((name) => [name])));
  return [...next.map(({ at }) => at.flatMap((id) => id.split('.'))), ...through];
}

/** Where the same machine is told something else that was typed: what comes then is no consequence of this. */
function endOfConsequences(fields: readonly TypedField[], { steps }: Visit, step: number): number {
  const { machine } = steps[step] ?? {};
  return fields.find((field) => field.step > step && steps[field.step]?.machine === machine)?.step ?? steps.length;
}

/**
 * The form stayed, and was sent again: what was typed first was not taken. Gives the kind that is to be refused: one
 * that was typed anew, as what was left as it was is taken from the machine, which has it from the first time.
 */
function refusedKind(ofStep: readonly TypedField[], { steps }: Visit, step: number): string | undefined {
  const one = steps[step];
  const next = steps.slice(step + 1).find(({ machine }) => machine === one?.machine);
  const isSentAgain = next?.event.type === one?.event.type && next?.at.join() === one?.at.join();
  if (!next || !isSentAgain || !next.event.type.endsWith('.submitted')) return undefined;
  const typedAnew = new Set(typedFields([next]).map(({ kind }) => kind));
  return Object.keys(refusedValues).find((kind) => typedAnew.has(kind) && ofStep.some((field) => field.kind === kind));
}

/** Of a home that is booked for, its visits decide which: those that were chosen there. */
function homeByVisits(standings: readonly string[][]): Values {
  const sees = (state: string) => standings.some((names) => names.includes(state));
  if (!sees('visitsHeld')) return {};
  if (!sees('choosingOutsideVisit') && sees('choosingInHomeVisit')) return home('LK9 2HH');
  if (sees('choosingOutsideVisit') && !sees('choosingInHomeVisit')) return home('LK9 2PW');
  return {};
}

/**
 * A value for each thing that was typed, so that it leads where it led the customer: by the states that came of it, and
 * test data for the rest. '' where somebody has to say it.
 */
export function fittingValues({ steps, end }: Visit): Values {
  const visit = { steps: fittingSteps(steps), end };
  const fields = typedFields(visit.steps);
  return Object.fromEntries(
    fields.map(({ key, step, kind }) => {
      const machine = visit.steps[step]?.machine ?? '';
      const ofStep = fields.filter((field) => field.step === step);
      if (kind === refusedKind(ofStep, visit, step)) return [key, refusedValues[kind] ?? ''];
      const standings = standingsAfter(visit, step, endOfConsequences(fields, visit, step));
      const lead = leads.find(
        ({ into, values }) => kind in values && standings.some((names) => into.every((state) => names.includes(state))),
      );
      return [key, lead?.values[kind] ?? homeByVisits(standings)[kind] ?? inventionFor(machine, kind)];
    }),
  );
}

const isHomeChosen = ({ event, led }: RecordedStep): boolean =>
  event.type === 'suggestion.chosen' && (led ?? []).some((id) => lastPart(id) === 'retrievingAddress');

/**
 * The event as it is played. A search for the own home finds that one alone, wherever the customer's stood in their list.
 * A last name decides what providers and the network answer: each has one of its own, though it was filled in already.
 */
const fittingEvent = (step: RecordedStep): MaskedEvent => ({
  ...step.event,
  ...(isHomeChosen(step) && { suggestion: '‹=suggestions.0›' }),
  ...(isReference(step.event['lastName']) && { lastName: '‹lastName›' }),
});

export const fittingSteps = (steps: readonly RecordedStep[]): RecordedStep[] =>
  steps.map((step) => ({ ...step, event: fittingEvent(step) }));
