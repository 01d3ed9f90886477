import type { FlagName } from '../../src/runtime/flags.ts';

/** What each flag does, for people who test (docs/decisions/016-flags-access-and-testers.md). */
export const flagWords: Readonly<Record<FlagName, { on: string; off: string }>> = {
  'customise-plan': {
    on: 'Contract length, Wi-Fi and Go Live date are chosen on a page of their own.',
    off: 'That page is skipped; its defaults are taken.',
  },
  'contracts-ui': {
    on: 'The review shows contract summary and contract information as two documents.',
    off: 'The review shows one link, “Contract”.',
  },
  'contract-new-tab': {
    on: 'Contract documents open in a new tab.',
    off: 'Contract documents open in the same tab.',
  },
  'book-install-v2': {
    on: 'Every visit has its own contact and notes.',
    off: 'The older booking: notes once, for both visits.',
  },
  'commercial-launch': {
    on: 'Broadband can be ordered, and members may use the pages that are for members.',
    off: 'Nobody can order: a home that we reach is “coming soon”. Members get “This page isn’t open to you yet”.',
  },
  'about-you-redirect': {
    on: 'A member whose full name we do not know is asked for it before any page for members.',
    off: 'Nobody is asked for a name beforehand.',
  },
  'address-lookup-spike': {
    on: 'Addresses are looked up at the gateway’s own address service.',
    off: 'Addresses are looked up at the capture service.',
  },
};
