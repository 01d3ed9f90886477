import { expect, test } from 'vitest';
import { inHomeId, outsideId } from '../book-install/book-install.cases.ts';
import { canAsk, earlierDateOf, isAsked, isOnOffer, openOffer } from './earlier-date.rules.ts';
import { anotherOffer, theOffer } from './manage-order.cases.ts';
import { asked, closed, offered, running } from './orders.cases.ts';

test('who has not asked can ask, where a date before theirs could be had', () => {
  const orders = [running, asked, closed, null];
  expect(orders.map((found) => canAsk(earlierDateOf(found, outsideId)))).toEqual([true, false, false, false]);
});

test('each visit is asked for by itself, and none of another order', () => {
  const visits = [outsideId, inHomeId, 'of another order', null];
  expect(visits.map((visitId) => isAsked(earlierDateOf(asked, visitId)))).toEqual([true, false, false, false]);
});

test('an offer is answered only where it is the one that is open', () => {
  expect([theOffer, anotherOffer].map((offer) => isOnOffer({ found: offered }, offer))).toEqual([true, false]);
  expect(isOnOffer({ found: asked }, theOffer)).toBe(false);
});

test('a date is answered by the offer that it came with', () => {
  expect(openOffer({ found: offered, visitId: outsideId })).toEqual(theOffer);
});
