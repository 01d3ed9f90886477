import type { AnyMachineSnapshot } from 'xstate';
import * as known from '../../../machines/address-check/address-check.cases.ts';
import type { AddressCheckContext, Suggestion } from '../../../machines/address-check/address-check.types.ts';
import type { Act, Outcome } from '../browser/browser-journey.types.ts';
import { fault, isBusy } from '../browser/outcomes.ts';

type Ends = Outcome<AddressCheckContext>;

const found = 'LK1 1AA';
/** The same postcode, which a search of its own is made for: what was found once is not asked for again. */
const troubled = 'lk11aa';
const unknown = 'xqzzyx wvvqk';
const container: Suggestion = { id: 'S1', type: 'Postcode', text: found, description: '12 homes' };
const address: Suggestion = { id: 'S2', type: 'Address', text: '1 Heron Way', description: 'Larkhaven' };

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as AddressCheckContext;

/** What was typed last decides what will be found. */
export const facts = (context: AddressCheckContext) => ({
  ...known.facts(context),
  text: context.text,
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

export const typing = {
  'text.typed': [whenTyped(found), whenTyped(troubled), whenTyped(unknown), whenTyped('L')],
  'search.submitted': [submitting(found), submitting('')],
  'suggestion.chosen': [
    {
      event: (snapshot: AnyMachineSnapshot) =>
        contextOf(snapshot).containers.length === 0
          ? ({ type: 'suggestion.chosen', suggestion: container } as const)
          : null,
      does: (({ pages }) =>
        pages.enteringAddress
          .suggestion(/LK1 1AA/)
          .first()
          .click()) satisfies Act,
    },
    {
      event: (snapshot: AnyMachineSnapshot) =>
        contextOf(snapshot).containers.length > 0
          ? ({ type: 'suggestion.chosen', suggestion: address } as const)
          : null,
      does: (({ pages }) =>
        pages.enteringAddress
          .suggestion(/Heron Way/)
          .first()
          .click()) satisfies Act,
    },
  ],
  'container.closed': (({ pages }) => pages.enteringAddress.back.click()) satisfies Act,
};

const isKnown = ({ text }: AddressCheckContext) => text === found || text === troubled;
const isTroubled = ({ text }: AddressCheckContext) => text === troubled;
const isInside = ({ containers }: AddressCheckContext) => containers.length > 0;
const ends: readonly Ends[] = [
  { answer: [container], when: (context) => isKnown(context) && !isInside(context) },
  { answer: [address], when: (context) => context.text === found && isInside(context) },
  { answer: [], when: (context) => !isKnown(context) },
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
      { answer: { postcode: found, streetNumber: '1', uprn: '990000000001' } },
      isBusy<AddressCheckContext>('retrieveCapturedAddress'),
    ],
  },
};
