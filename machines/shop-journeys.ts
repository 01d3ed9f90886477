import * as browsePhones from './browse-phones/browse-phones.cases.ts';
import { browsePhonesMachine } from './browse-phones/browse-phones.machine.ts';
import * as viewPhone from './view-phone/view-phone.cases.ts';
import { viewPhoneMachine } from './view-phone/view-phone.machine.ts';
import { journey, type Journey } from './journey.ts';

/** The phone shop. */
export const shopJourneys: readonly Journey[] = [
  journey({
    name: 'browse-phones',
    title: 'Browse phones',
    errand: 'Find the phones that fit, by brand, condition, grade, storage and price.',
    machine: browsePhonesMachine,
    model: browsePhones,
  }),
  journey({
    name: 'view-phone',
    title: 'View a phone',
    errand: 'Choose colour, storage and condition of a phone, and see what it costs at once and by instalments.',
    machine: viewPhoneMachine,
    model: viewPhone,
  }),
];
