import { listedPhones } from 'virtual:phone-range';
import { phones } from 'virtual:phones';
import { expect, test } from 'vitest';
import { packPhone, unpackPhone } from './packed-phone.ts';

test('every phone is in the page what it is at the gateway (PH-04)', () => {
  expect(phones.length).toBeGreaterThan(40);
  for (const phone of phones) expect(unpackPhone(packPhone(phone))).toEqual(phone);
});

test('the range is in its page what it is at the gateway (PH-01)', () => {
  const cheapest = (offers: readonly { price: number }[]) => Math.min(...offers.map(({ price }) => price));
  for (const { slug, offers } of listedPhones) {
    const phone = phones.find((each) => each.slug === slug);
    const [one] = offers;
    expect(phone?.offers.some(({ condition, grade }) => condition === one?.condition && grade === one.grade)).toBe(
      true,
    );
    expect(cheapest(offers.map(({ priceInPence }) => ({ price: priceInPence })))).toBe(
      cheapest(phone?.offers.map(({ product }) => product) ?? []),
    );
    for (const offer of offers) expect(offer.condition === 'NEW').toBe(offer.grade === null);
  }
});
