import * as browsePhones from './browse-phones/browse-phones.cases.ts';
import { browsePhonesMachine } from './browse-phones/browse-phones.machine.ts';
import * as checkOut from './check-out/check-out.cases.ts';
import { checkOutMachine } from './check-out/check-out.machine.ts';
import * as fillBasket from './fill-basket/fill-basket.cases.ts';
import { fillBasketMachine } from './fill-basket/fill-basket.machine.ts';
import * as followCredit from './follow-credit/follow-credit.cases.ts';
import { followCreditMachine } from './follow-credit/follow-credit.machine.ts';
import * as followShopOrder from './follow-shop-order/follow-shop-order.cases.ts';
import { followShopOrderMachine } from './follow-shop-order/follow-shop-order.machine.ts';
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
    errand: 'Choose colour, storage and condition of a phone, and see what it costs, and put it into the basket.',
    machine: viewPhoneMachine,
    model: viewPhone,
  }),
  journey({
    name: 'fill-basket',
    title: 'Fill the basket',
    errand: 'See what is about to be bought, what it costs and when it comes, and change how much of it.',
    machine: fillBasketMachine,
    model: fillBasket,
  }),
  journey({
    name: 'check-out',
    title: 'Check out',
    errand: 'Say who the phones are for, where and when they come and with which SIM, and go on to pay.',
    machine: checkOutMachine,
    model: checkOut,
  }),
  journey({
    name: 'follow-shop-order',
    title: 'Follow a phone order',
    errand:
      'See how what was ordered in the phone shop stands, stop it before it leaves, have a parcel that is held brought, and send something back.',
    machine: followShopOrderMachine,
    model: followShopOrder,
  }),
  journey({
    name: 'follow-credit',
    title: 'Follow credit for phones',
    errand: 'Read what was agreed with the lender about each phone, keep the agreement, and withdraw from it in time.',
    machine: followCreditMachine,
    model: followCredit,
  }),
];
