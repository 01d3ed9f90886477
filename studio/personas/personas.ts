import type { Persona } from './persona.types.ts';

/** How everybody begins who orders. */
const toThePlan = [
  {
    journey: 'address-check',
    does: 'types a postcode and picks the home',
    through: ['choosingSuggestion', 'addressServed', 'plansRequested'],
  },
  {
    journey: 'choose-plan',
    does: 'compares the plans and selects one',
    through: ['comparingPlans', 'planCreated'],
  },
] as const;

const toTheOrder = [
  {
    journey: 'customise-plan',
    does: 'keeps the length and the kit as they are',
    through: ['choosingOptions', 'planCustomised'],
  },
  {
    journey: 'book-install',
    does: 'reads what happens at the visits and plans both',
    through: ['visitsListed', 'readingKeyInfo', 'planningVisits', 'visitsHeld'],
  },
  { journey: 'choose-pair', does: 'takes the first two days that fit', through: ['pairsProposed', 'pairTaken'] },
  {
    journey: 'review-order',
    does: 'checks everything, accepts the contract and orders',
    through: ['reviewingOrder', 'orderPlaced'],
  },
] as const;

/**
 * Who comes, and which way they go. A test finds each way in the machine itself, and fails where a step of it is not
 * there any more.
 */
export const personas: readonly Persona[] = [
  {
    id: 'switcher',
    name: 'Robin',
    who: 'new, and switches',
    errand: 'Robin has broadband from somebody else, and wants fibre without a day offline.',
    legs: [
      ...toThePlan,
      {
        journey: 'register',
        does: 'makes an account',
        start: 'a visitor who has picked a plan',
        through: ['enteringRegistration', 'welcomingMember'],
      },
      {
        journey: 'switch-provider',
        does: 'names the old provider, agrees to the match and starts the switch',
        through: ['choosingProvider', 'enteringDetails', 'checkingMatch', 'switchReadyToStart', 'switchSetUp'],
      },
      ...toTheOrder,
    ],
  },
  {
    id: 'unmatched',
    name: 'Ash',
    who: 'not found by the old provider',
    errand: 'Ash’s account is in another name, so the old provider finds no customer at first.',
    legs: [
      ...toThePlan,
      {
        journey: 'switch-provider',
        does: 'is not found, corrects the name, and is found',
        through: [
          'choosingProvider',
          'enteringDetails',
          'checkingMatch',
          'detailsRefused',
          'correctingDetails',
          'checkingMatch',
          'switchReadyToStart',
          'switchSetUp',
        ],
      },
      ...toTheOrder,
    ],
  },
  {
    id: 'too-early',
    name: 'Wren',
    who: 'a home without a network',
    errand: 'Wren wants to hear when fibre comes to the street.',
    legs: [
      {
        journey: 'address-check',
        does: 'checks the home, and reads that we are not there yet',
        through: ['choosingSuggestion', 'areaNotServed', 'interestRequested'],
      },
      {
        journey: 'register-interest',
        does: 'leaves an email address',
        start: 'a customer from the address check',
        through: ['enteringDetails', 'interestRegistered'],
      },
    ],
  },
  {
    id: 'mover',
    name: 'Alex',
    who: 'a member who moves a visit',
    errand: 'Alex has ordered, and cannot be at home on the day of a visit.',
    legs: [
      { journey: 'log-in', does: 'logs in', through: ['enteringCredentials', 'welcomingMember'] },
      { journey: 'dashboard', does: 'sees the order', through: ['showingOrders'] },
      {
        journey: 'manage-order',
        does: 'opens the order and moves the visit',
        through: ['upToDate', 'findingDates', 'choosingDate', 'savingDate', 'upToDate'],
      },
      {
        journey: 'select-appointment',
        does: 'chooses another day',
        through: ['noDateChosen', 'dateChosen', 'appointmentSelected'],
      },
    ],
  },
  {
    id: 'refused-card',
    name: 'Sam',
    who: 'a card that is refused',
    errand: 'Sam buys a phone. The bank refuses the first card, and takes the second.',
    legs: [
      { journey: 'fill-basket', does: 'looks at the basket', through: ['upToDate'] },
      {
        journey: 'check-out',
        does: 'says who, where and when, and begins to pay',
        through: ['enteringContact', 'typingAddress', 'choosingDay', 'readingOrder', 'beginningPayment'],
      },
      {
        journey: 'pay',
        does: 'pays with a card that is refused, then with another',
        start: 'a member with a payment',
        through: ['enteringCard', 'paying', 'enteringCard', 'paying', 'paymentMade'],
      },
    ],
  },
  {
    id: 'leaver',
    name: 'Kit',
    who: 'a member who leaves',
    errand: 'Kit’s plan is to end, and Kit wants to know what that costs first.',
    legs: [
      { journey: 'log-in', does: 'logs in', through: ['enteringCredentials', 'welcomingMember'] },
      {
        journey: 'leave-plan',
        does: 'chooses the last day, reads what it costs, and confirms',
        through: ['choosingLastDay', 'confirmingLeaving', 'readingLeaving'],
      },
    ],
  },
];
