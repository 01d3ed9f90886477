import type { homeByStatus, SentinelId } from '../../../gateway/scenarios/sentinels.ts';
import { home, neighbour, nothing, servedHome } from '../../../machines/address-check/address-check.cases.ts';
import { addressCheckMachine } from '../../../machines/address-check/address-check.machine.ts';
import type { AddressCheckContext, Premise } from '../../../machines/address-check/address-check.types.ts';
import { homeOf } from '../../../tests/support/browser/gateway.ts';
import { browserJourney, type Act, type Outcome } from '../runner/browser-journey.types.ts';
import { fault, isBusy } from '../runner/outcomes.ts';
import { facts, searching, typing } from './address-check.search.ts';

type Ends = Outcome<AddressCheckContext>;

const result = (status: string, ...premises: Premise[]) => ({ status, premises, transactionId: 'ncc-1' });
type Answer = ReturnType<typeof result>;
const none = result('MULTIPLE_ADDRESS_MATCH');

/** The homes that are typed by hand, and what the network says of them. */
const homes = {
  'address-single-match': result('SINGLE_ADDRESS_MATCH', home),
  'address-active-service': result('SINGLE_ADDRESS_MATCH', servedHome),
  'address-multiple-match': result('MULTIPLE_ADDRESS_MATCH', home, neighbour),
  'address-no-match': result('NO_ADDRESS_MATCH'),
  'address-too-many': result('TooManyAddressesFound'),
  'address-no-products': result('NO_PRODUCTS'),
  'address-no-uprn': result('NO_UPRN'),
  'address-no-switching': result('SWITCHING_NOT_AVAILABLE', home),
  'address-install-type': result('UNSUPPORTED_INSTALL_TYPE'),
  'address-premise-type': result('UNSUPPORTED_PREMISE_TYPE'),
  'address-no-forecast': result('NO_FORECAST_APPOINTMENTS_FOR_REGION'),
  'address-point-to-point': result('OLT_P2P'),
  'address-restricted': result('RESTRICTED_PREMISE'),
  'address-unknown-status': result('PENDING_NETWORK_REVIEW'),
} satisfies Record<(typeof homeByStatus)[keyof typeof homeByStatus], Answer> & Partial<Record<SentinelId, Answer>>;
const ids = Object.keys(homes) as (keyof typeof homes)[];
/** Picked from the suggestions, or from the list of homes: both are homes that can be served. */
const isPicked = ({ query }: AddressCheckContext) => query?.uprn !== undefined;

const press =
  (name: RegExp): Act =>
  ({ pages }) =>
    pages.main.button(name).first().click();

const typeByHand =
  (typed: { postcode: string; streetNumber: string }): Act =>
  ({ pages }) =>
    pages.enteringAddressByHand.check(typed);

/** Homes of their own for what goes wrong: what was answered once is not asked for again. */
const notNamed = { postcode: homeOf('address-house-name').postcode, streetNumber: 'Nowhere Cottage' };
const named = homeOf('address-house-name');
const isOf = (typed: { streetNumber: string }) => (context: AddressCheckContext) =>
  !isPicked(context) && context.query?.streetNumber === typed.streetNumber;

const incomplete = { postcode: 'somewhere', streetNumber: '' };
const thisHome: Act = press(/^This is my home$/);

/** As the form of the home page leads here without the app. */
const comingWith =
  (postcode: string): Act =>
  ({ page }) =>
    page.goto(`/postcode-checker?${new URLSearchParams({ postcode }).toString()}`);

const flags = { ...nothing.flags, commercialLaunch: false };

export const addressCheck = browserJourney<typeof addressCheckMachine>({
  name: 'address-check',
  machine: addressCheckMachine,
  starts: {
    'a new customer': { input: nothing, open: ({ pages }) => pages.enteringAddress.open() },
    'somebody before the commercial launch': {
      input: { ...nothing, flags },
      ready: ({ gateway }) => gateway.logIn('member-without-access'),
      open: ({ pages }) => pages.enteringAddress.open(),
    },
  },
  perform: {
    ...typing,
    // The site's own word, when it learns what holds for this customer; a code that was saved begins another journey.
    'flags.changed': null,
    'savedCode.submitted': null,
    'postcode.given': ['LK1 1AA', 'my house'].map((postcode) => ({
      event: { type: 'postcode.given', postcode } as const,
      does: comingWith(postcode),
    })),
    'manualEntry.requested': press(
      /^(My home is not in this list|Enter your address by hand|Enter the address by hand|Add a house number or name)$/,
    ),
    'search.requested': press(/^Search instead$/),
    'address.submitted': [
      ...ids.map((id) => ({
        event: { type: 'address.submitted', ...homeOf(id) } as const,
        does: typeByHand(homeOf(id)),
      })),
      ...[notNamed, named, incomplete].map((typed) => ({
        event: { type: 'address.submitted', ...typed } as const,
        does: typeByHand(typed),
      })),
    ],
    'premise.chosen': [
      {
        event: { type: 'premise.chosen', premiseId: home.premiseId },
        does: async (hands) => {
          await hands.page.getByRole('radio', { name: /12B/ }).check();
          await thisHome(hands);
        },
      },
      { event: { type: 'premise.chosen', premiseId: '' }, does: thisHome },
    ],
    'address.changed': press(/^Change address$/),
    'plans.requested': press(/^(Show available plans|Order without switching)$/),
    'interest.requested': press(/^Be first to know$/),
    'moveIn.declared': press(/^I’m moving in$/),
    'retry.requested': press(/^(Try again|Search again)$/),
  },
  calls: {
    ...searching,
    checkAddress: {
      ends: [
        ...ids.map((id): Ends => ({
          answer: homes[id],
          when: (context) => !isPicked(context) && context.query?.postcode === homeOf(id).postcode,
        })),
        { answer: homes['address-single-match'], when: isPicked },
        { answer: homes['address-single-match'], when: isOf(named) },
        { answer: none, by: fault('checkAddress', { body: none }), when: isOf(notNamed) },
        { ...isBusy<AddressCheckContext>('checkAddress'), when: isOf(named) },
      ],
    },
  },
  delays: { typingPause: 'soon' },
  expectedInConsole: [/^Unknown address check status/],
  // While we check, the page offers nothing else.
  isOffered: (snapshot, { type }) => type !== 'address.changed' || !snapshot.matches('checkingAddress'),
  facts,
});
