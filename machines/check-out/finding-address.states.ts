import { findingAddressStates } from '../shared/finding-address.ts';
import { paths } from '../shared/paths.ts';
import { byEvent, checkOutSetup as s } from './check-out.setup.ts';

/** Where the parcel goes: found by the address search, as everywhere on the site, or typed. */
export const choosingAddress = s.createStateConfig({
  id: 'choosingAddress',
  description: 'Say where the parcel goes.',
  route: { guard: { type: 'canAsk', params: { step: 'address' } } },
  meta: { path: paths.checkoutAddress },
  exit: 'clearErrors',
  initial: 'decidingStart',
  states: {
    decidingStart: {
      description: 'An address that we know is a start; without one it is looked for.',
      always: [{ guard: 'isAnyAddressKnown', target: 'typingAddress' }, { target: 'findingAddress' }],
    },
    findingAddress: {
      ...findingAddressStates('#typingAddress'),
      meta: { view: 'FindingAddress', rows: ['AD-01', 'AD-08'] },
    },
    typingAddress: {
      id: 'typingAddress',
      description: 'Enter the address, or check the one that was found.',
      meta: { view: 'TypingAddress', rows: ['AD-11'] },
      on: {
        'address.submitted': [
          {
            guard: { type: 'isAddress', params: byEvent },
            target: '#checkOut.decidingStep',
            actions: { type: 'storeAddress', params: byEvent },
          },
          { actions: { type: 'refuseAddress', params: byEvent } },
        ],
        'search.requested': { target: 'findingAddress', actions: 'clearErrors' },
      },
    },
  },
});
