import { describe, expect, it } from 'vitest';
import { assertUkPhones, contactOf, joinName, reservationContactOf, splitName } from './contact.rules.ts';

describe('one name in the older flow, two in the newer (BK-28)', () => {
  it.each([
    ['Rowan Archer', 'Rowan', 'Archer'],
    ['  Rowan   van der Archer ', 'Rowan', 'van der Archer'],
    ['Rowan', 'Rowan', ''],
  ])('%j is split and joined again', (name, contactFirstName, contactLastName) => {
    expect(splitName(name)).toEqual({ contactFirstName, contactLastName });
    expect(joinName(contactFirstName, contactLastName)).toBe(name.trim().replaceAll(/\s+/g, ' '));
  });
});

describe('phone numbers of contacts (RS-03)', () => {
  it('may be left out or empty, and are UK numbers otherwise', () => {
    expect(() =>
      assertUkPhones({ one: undefined, two: '', three: '07700 900101', four: '+44 1632 960000' }),
    ).not.toThrow();
    expect(() => assertUkPhones({ contactPhoneNumber: '12345' })).toThrow(
      expect.objectContaining({
        status: 400,
        code: 'validation.failed',
        fields: [{ path: 'body.contactPhoneNumber', message: expect.stringContaining('UK phone number') }],
      }),
    );
  });

  it('are named by their place in the body', () => {
    expect(() => contactOf({ primaryContactName: 'Rowan', primaryContactMobile: '1' }, 'contactDetails.')).toThrow(
      expect.objectContaining({
        fields: [expect.objectContaining({ path: 'body.contactDetails.primaryContactMobile' })],
      }),
    );
  });

  it('of a reservation keep the known one when they are left out', () => {
    expect(reservationContactOf({ firstName: 'Rowan', lastName: 'Archer' }).contactPhoneNumber).toBeUndefined();
  });
});
