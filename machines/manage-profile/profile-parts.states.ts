import { failsTo, failureOf } from '../shared/failure.ts';
import { changeIn, saveInput } from './manage-profile.rules.ts';
import { manageProfileSetup as s } from './manage-profile.setup.ts';
import type { AddressType, ManageProfileContext, Member } from './manage-profile.types.ts';

type Submitted = {
  event: Parameters<typeof changeIn>[1];
  context: { addressType: AddressType | null };
};

const wanted = ({ event, context }: Submitted) => ({ change: changeIn(context, event) });

/** What was submitted is sent, or the form says what is wrong with it. */
const submittedTo = <const Target extends string>(target: Target) =>
  [
    { guard: { type: 'isComplete', params: wanted }, target, actions: { type: 'storeChange', params: wanted } },
    { actions: { type: 'refuseChange', params: wanted } },
  ] as const;

const closed = { 'change.closed': { target: 'readingProfile', actions: 'giveUpChange' } } as const;

/** The change in the context goes to the gateway; sent again it changes nothing. */
const saving = {
  id: 'saveProfile',
  src: 'saveProfile',
  input: ({ context }: { context: ManageProfileContext }) => saveInput(context),
  onDone: {
    target: 'readingProfile',
    actions: {
      type: 'storeMember',
      params: ({ event }: { event: { output: Member } }) => ({ member: event.output }),
    },
  },
} as const;

/** What the gateway alone refuses is told at the form, with everything that was typed. */
const refusedAt = <const Form extends string>(form: Form) =>
  ({
    guard: { type: 'areFieldsRefused', params: failureOf },
    target: form,
    actions: { type: 'refuseFields', params: failureOf },
  }) as const;

const beginAnew = ['giveUpChange', 'forgetNews'] as const;

/** What opens the forms of the profile’s parts. */
export const partsRequested = {
  'nameChange.requested': { target: 'changingName', actions: beginAnew },
  'phoneChange.requested': { target: 'changingPhone', actions: beginAnew },
  'preferences.submitted': {
    target: 'savingPreferences',
    actions: [...beginAnew, { type: 'storeChange', params: wanted }],
  },
} as const;

const changingName = s.createStateConfig({
  description: 'Enter title, first name and last name.',
  meta: { view: 'ChangingName', modal: true, rows: ['AU-04'] },
  on: { 'name.submitted': submittedTo('savingName'), ...closed },
});

const savingName = s.createStateConfig({
  description: 'We keep the name.',
  tags: ['busy', 'committing'],
  meta: { view: 'ChangingName', modal: true, rows: ['AU-04'] },
  invoke: { ...saving, onError: [refusedAt('changingName'), failsTo('#manageProfile.nameNotSaved')] },
});

const changingPhone = s.createStateConfig({
  description: 'Enter another phone number, or none.',
  meta: { view: 'ChangingPhone', modal: true, rows: ['AU-04'] },
  on: { 'phone.submitted': submittedTo('savingPhone'), ...closed },
});

const savingPhone = s.createStateConfig({
  description: 'We keep the phone number.',
  tags: ['busy', 'committing'],
  meta: { view: 'ChangingPhone', modal: true, rows: ['AU-04'] },
  invoke: { ...saving, onError: [refusedAt('changingPhone'), failsTo('#manageProfile.phoneNotSaved')] },
});

const changingAddress = s.createStateConfig({
  description: 'Enter the home address or the billing address, or take the one that there is away.',
  meta: { view: 'ChangingAddress', modal: true, rows: ['AU-04'] },
  on: {
    'address.submitted': submittedTo('savingAddress'),
    'address.removed': {
      guard: 'hasAddress',
      target: 'savingAddress',
      actions: { type: 'storeChange', params: wanted },
    },
    ...closed,
  },
});

const savingAddress = s.createStateConfig({
  description: 'We keep the addresses.',
  tags: ['busy', 'committing'],
  meta: { view: 'ChangingAddress', modal: true, rows: ['AU-04'] },
  invoke: { ...saving, onError: [refusedAt('changingAddress'), failsTo('#manageProfile.addressNotSaved')] },
});

const savingPreferences = s.createStateConfig({
  description: 'We keep what the member wants to be sent.',
  tags: ['busy', 'committing'],
  meta: { rows: ['AU-04'] },
  invoke: { ...saving, onError: failsTo('#manageProfile.preferencesNotSaved') },
});

/** The parts of the profile that are changed by themselves: a form each, over the page. */
export const profileParts = {
  changingName,
  savingName,
  changingPhone,
  savingPhone,
  changingAddress,
  savingAddress,
  savingPreferences,
} as const;
