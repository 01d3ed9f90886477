import type { Masked, MaskedEvent } from '../bridge/messages.types.ts';
import type { Recording } from './recording.types.ts';

const kind = /^‹([^=].*)›$/;

/** Stands in for what somebody typed: invented people and homes of the test data (docs/test-data.md). */
export const inventions: Readonly<Record<string, string>> = {
  firstName: 'Wren',
  lastName: 'Fairweather',
  birthDate: '1990-04-23',
  birthDay: '23',
  birthMonth: '4',
  birthYear: '1990',
  email: 'alex.finch@example.com',
  password: 'larkline-demo-1',
  phone: '07700900123',
  phoneNumber: '07700900123',
  contactNumber: '07700900123',
  postcode: 'LK9 1SA',
  streetNumber: '7',
  text: 'LK9 1SA',
  accountNumber: '1002003',
  notes: 'The bell is on the left.',
};

/** What has to be typed for the customer to get into a state: the first that is met decides. */
const leadsTo: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  addressNotFound: { postcode: 'LK9 1NA', streetNumber: '404' },
  tooManyAddressesFound: { postcode: 'LK9 1TA', streetNumber: '1' },
  choosingPremise: { postcode: 'LK9 1AB', streetNumber: '12' },
  areaNotServed: { postcode: 'LK9 1NP' },
  premiseNotConfirmed: { postcode: 'LK9 1NU' },
  switchingNotAvailable: { postcode: 'LK9 1SN' },
  installTypeNotSupported: { postcode: 'LK9 1UT' },
  premiseTypeNotSupported: { postcode: 'LK9 1UP' },
  engineerDatesNotForecast: { postcode: 'LK9 1NF' },
  buildingConnectedAnotherWay: { postcode: 'LK9 1PP' },
  permissionNeeded: { postcode: 'LK9 1RP' },
  addressNotRecognised: { postcode: 'LK9 1PN' },
  premiseAlreadyServed: { postcode: 'LK9 1AS' },
  plansMissing: { postcode: 'LK9 3NP' },
};

const lastPart = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

/** Invented values for a recording, by kind: what leads where the customer got, and test data for the rest. */
export function valuesFor({ steps, end }: Recording): Record<string, string> {
  const states = [...steps, ...(end ? [end] : [])].flatMap(({ at }) => at.map(lastPart));
  const leading = states.map((state) => leadsTo[state]).find((values) => values !== undefined);
  const all: Record<string, string> = { ...inventions, ...leading };
  return Object.fromEntries(kindsOf(steps.map(({ event }) => event)).map((name) => [name, all[name] ?? '']));
}

/** Every kind of typed text that stands in it, once. */
function kindsOf(value: Masked): string[] {
  if (typeof value === 'string') return kind.exec(value)?.slice(1) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap((entry: Masked) => kindsOf(entry)))];
}

function filled(value: Masked, values: Readonly<Record<string, string>>): Masked {
  if (typeof value === 'string') return values[kind.exec(value)?.[1] ?? ''] ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry: Masked) => filled(entry, values));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, filled(entry as Masked, values)]));
}

/** The recording with these values in place of what was masked. */
export const withValues = (recording: Recording, values: Readonly<Record<string, string>>): Recording => ({
  ...recording,
  steps: recording.steps.map((step) => ({ ...step, event: filled(step.event, values) as MaskedEvent })),
});
