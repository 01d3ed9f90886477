import { describe, expect, it } from 'vitest';
import { details } from './book-install.cases.ts';
import { detailsErrors, isUkPhone, trimDetails } from './engineer-details.rules.ts';

describe('a phone number the engineer can ring (RS-03)', () => {
  it.each([
    '07700 900000',
    '07700900999',
    '+44 7700 900123',
    '+44 (0)7700 900123',
    '0044 7700 900123',
    '01632 960000',
    '(01632) 960999',
    '020 7946 0123',
    '056-0123-4567',
    '07624 900123',
  ])('%s is taken', (phone) => expect(isUkPhone(phone)).toBe(true));

  it.each([
    '',
    '12345',
    '7700 900123',
    '07700 90012',
    '07700 9001234',
    '04632 960000',
    '07000 900123',
    '07600 900123',
    '0800 123 4567',
    '+1 202 555 0101',
    '07700 90012a',
  ])('"%s" is refused', (phone) => expect(isUkPhone(phone)).toBe(false));
});

const notes = (length: number) => ({
  healthAndSafety: '😀'.repeat(length),
  engineerInstructions: 'a'.repeat(length),
});

describe('the engineer-notes form', () => {
  it('takes a name as a name only', () => {
    const contact = { phone: '07700 900123', healthAndSafety: '', engineerInstructions: '' };
    expect(detailsErrors({ ...contact, firstName: 'Zoë', lastName: 'O’Brien-Łukasz' })).toEqual({});
    expect(detailsErrors({ ...contact, firstName: 'Zoë 2', lastName: 'https://evil.example' })).toEqual({
      firstName: 'firstNameWrong',
      lastName: 'lastNameWrong',
    });
  });

  it('takes 250 characters in a note and refuses 251 (BK-24)', () => {
    expect(detailsErrors({ ...details, ...notes(250) })).toEqual({});
    expect(detailsErrors({ ...details, ...notes(251) })).toEqual({
      healthAndSafety: 'noteTooLong',
      engineerInstructions: 'noteTooLong',
    });
  });

  it('does not count spaces around what was typed', () => {
    const { healthAndSafety, engineerInstructions } = notes(250);
    const spaced = { healthAndSafety: `  ${healthAndSafety}`, engineerInstructions: `${engineerInstructions}   ` };
    expect(detailsErrors({ ...details, ...spaced, firstName: '  Rowan ', phone: ' 07700 900101 ' })).toEqual({});
  });

  it('hands on each field without the spaces around it', () => {
    const typed = {
      firstName: ' Rowan ',
      lastName: ' Archer ',
      phone: ' 07700 900101 ',
      healthAndSafety: ' Loose step ',
      engineerInstructions: ' Ring the lower bell ',
    };
    expect(trimDetails(typed)).toEqual({ ...details, healthAndSafety: 'Loose step' });
  });

  it('names the one field that is wrong', () => {
    expect(detailsErrors({ ...details, firstName: '' })).toEqual({ firstName: 'firstNameMissing' });
    expect(detailsErrors({ ...details, lastName: '' })).toEqual({ lastName: 'lastNameMissing' });
    expect(detailsErrors({ ...details, healthAndSafety: notes(251).healthAndSafety })).toEqual({
      healthAndSafety: 'noteTooLong',
    });
  });

  it('needs both names and a phone number (BK-26)', () => {
    expect(detailsErrors({ ...details, firstName: ' ', lastName: '', phone: '  ' })).toEqual({
      firstName: 'firstNameMissing',
      lastName: 'lastNameMissing',
      phone: 'phoneMissing',
    });
    expect(detailsErrors({ ...details, phone: '12345' }).phone).toBe('phoneWrong');
  });
});
