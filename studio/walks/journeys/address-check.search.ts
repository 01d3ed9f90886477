import type { AnyMachineSnapshot } from 'xstate';
import * as known from '../../../machines/address-check/address-check.cases.ts';
import type { AddressCheckContext, Suggestion } from '../../../machines/address-check/address-check.types.ts';
import type { Act, Outcome } from '../runner/browser-journey.types.ts';
import { afterReload, fault, isBusy } from '../runner/outcomes.ts';

type Ends = Outcome<AddressCheckContext>;

const found = 'Heron Way';
/** The same street, which a search of its own is made for: what was found once is not asked for again. */
const troubled = 'heron way';
/** All its homes are listed at once. */
const postcode = 'LK1 1AA';
const unknown = 'xqzzyx wvvqk';
const container: Suggestion = { id: 'S1', type: 'Street', text: found, description: '12 homes' };
const address: Suggestion = { id: 'S2', type: 'Address', text: '1 Heron Way', description: 'Larkhaven' };

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as AddressCheckContext;

/** What was typed last decides what will be found. */
export const facts = (context: AddressCheckContext) => ({
  ...known.facts(context),
  text: context.text,
  depth: context.containers.length,
  query: context.query,
});

const typed =
  (text: string): Act =>
  ({ pages }) =>
    pages.enteringAddress.box.fill(text);

/** Nothing happens when the same is typed again. */
const whenTyped = (text: string) => ({
  event: (snapshot: AnyMachineSnapshot) =>
    contextOf(snapshot).text === text ? null : ({ type: 'text.typed', text } as const),
  does: typed(text),
});

const submit: Act = ({ pages }) => pages.enteringAddress.submit.click();

/** The button beside the box searches for what is in it. */
const submitting = (text: string) => ({
  event: (snapshot: AnyMachineSnapshot) =>
    contextOf(snapshot).text === text ? ({ type: 'search.submitted', text } as const) : null,
  does: submit,
});

const isPostcode = ({ text }: AddressCheckContext) => text === postcode;

const choosing = (suggestion: Suggestion, depth: number, name: RegExp, isListed = false) => ({
  event: (snapshot: AnyMachineSnapshot) =>
    contextOf(snapshot).containers.length === depth && isPostcode(contextOf(snapshot)) === isListed
      ? ({ type: 'suggestion.chosen', suggestion } as const)
      : null,
  does: (({ pages }) => pages.enteringAddress.suggestion(name).first().click()) satisfies Act,
});

export const typing = {
  'text.typed': [whenTyped(found), whenTyped(postcode), whenTyped(troubled), whenTyped(unknown), whenTyped('L')],
  'search.submitted': [submitting(found), submitting('')],
  // The street opens into parts, and a part into homes.
  'suggestion.chosen': [
    choosing(address, 0, /^1 Heron Way$/, true),
    choosing(container, 0, /^Heron Way/),
    choosing(container, 1, /^1 to 5/),
    choosing(address, 2, /^\d+ Heron Way/),
  ],
  'container.closed': (({ pages }) => pages.enteringAddress.back.click()) satisfies Act,
};

const isKnown = ({ text }: AddressCheckContext) => text === found || text === troubled;
const isTroubled = ({ text }: AddressCheckContext) => text === troubled;
const isInside = ({ containers }: AddressCheckContext) => containers.length > 0;
const ends: readonly Ends[] = [
  { answer: [container], when: (context) => isKnown(context) && !isInside(context) },
  { answer: [container], when: (context) => context.text === found && context.containers.length === 1 },
  { answer: [address], when: (context) => context.text === found && context.containers.length === 2 },
  { answer: [address], when: isPostcode },
  { answer: [], when: (context) => !isKnown(context) && !isPostcode(context) },
  {
    answer: [],
    when: (context) => isInside(context) && isTroubled(context),
    by: fault('findCapture', { body: { Items: [] } }),
  },
  { ...isBusy<AddressCheckContext>('findCapture'), when: (context) => !isInside(context) && isTroubled(context) },
];

export const searching = {
  searchAddresses: { ends },
  retrieveAddress: {
    ends: [
      { answer: { postcode, streetNumber: '1', uprn: '990000000001' } },
      {
        ...afterReload(isBusy<AddressCheckContext>('retrieveCapture')),
        when: (context: AddressCheckContext) => !isPostcode(context),
      },
    ],
  },
};
