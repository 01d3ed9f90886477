import { failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { bySlug, store, storePhone, viewPhoneSetup as s } from './view-phone.setup.ts';

const backToPhone = { 'note.closed': '#viewPhone.showingPhone.upToDate' } as const;

/** The wanted phone goes into the basket, or the customer reads why not and decides (PH-05, PH-06). */
export const addingPhone = s.createStateConfig({
  description: 'The chosen phone goes into the basket.',
  initial: 'sending',
  states: {
    sending: {
      description: 'We put the phone into the basket, at the price that the customer saw or a lower one.',
      tags: ['busy'],
      meta: { rows: ['PH-05'] },
      invoke: {
        id: 'addPhone',
        src: 'addPhone',
        input: ({ context: { wanted } }) => needed(wanted, 'what is wanted'),
        onDone: {
          target: 'phoneAdded',
          actions: { type: 'storeBasket', params: ({ event }) => ({ basket: event.output }) },
        },
        onError: [
          { guard: { type: 'isOutdated', params: failureOf }, target: 'lookingAgain', actions: store },
          { guard: { type: 'isFull', params: failureOf }, target: 'basketFull', actions: store },
          { target: 'phoneNotAdded', actions: store },
        ],
      },
    },
    lookingAgain: {
      description: 'The phone costs more than it did, or has sold out: we fetch what is true now.',
      tags: ['busy'],
      meta: { rows: ['PH-05'] },
      invoke: {
        id: 'readPhoneAnew',
        src: 'readPhoneAnew',
        input: bySlug,
        onDone: { target: 'decidingNews', actions: storePhone },
        onError: { target: 'phoneNotAdded', actions: store },
      },
    },
    decidingNews: {
      description: 'What has become of the phone decides what the customer reads.',
      always: [
        { guard: 'isSoldOut', target: 'soldOut' },
        { guard: 'isDearer', target: 'priceRisen' },
        { target: 'phoneNotAdded' },
      ],
    },
    phoneAdded: {
      description: 'The phone is in the basket: go there, or look for more.',
      meta: { view: 'PhoneAdded', modal: true, rows: ['PH-05'] },
      on: backToPhone,
    },
    priceRisen: {
      description: 'It costs more than when the customer looked: they take it at the price of now, or leave it.',
      meta: { view: 'PriceRisen', modal: true, rows: ['PH-06'] },
      on: { ...backToPhone, 'price.accepted': { target: 'sending', actions: ['acceptPrice', 'clearFailure'] } },
    },
    soldOut: {
      description: 'The last one has gone; another colour or condition may be there.',
      meta: { view: 'SoldOut', modal: true, rows: ['PH-06'] },
      on: backToPhone,
    },
    basketFull: {
      description: 'The basket holds no more: take something out, or leave this one.',
      meta: { view: 'BasketFull', modal: true, rows: ['PH-05', 'PH-06'] },
      on: backToPhone,
    },
    phoneNotAdded: {
      description: 'The phone could not be added; nothing is lost, try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'PhoneNotAdded', modal: true, rows: ['PH-06', 'ER-04'] },
      on: { ...backToPhone, 'retry.requested': { target: 'sending', actions: 'clearFailure' } },
    },
  },
});
