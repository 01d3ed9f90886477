/** What is said at fields that several journeys have, by the reason of the machine that refuses what was typed. */

export const maxCharacters = (max: number) => `Max ${max} characters`;

/** Of one part of an address, as the contract has it. */
const textTooLong = maxCharacters(100);

/** Two names stand beside each other: each refusal says which of them it means, as above the form there is no field. */
const nameSigns = 'use only letters, spaces, hyphens and apostrophes, and a space after a full stop';
const nameLength = 'use at most 100 characters';

export const nameRefusals = {
  firstNameMissing: 'First name is required',
  lastNameMissing: 'Last name is required',
  firstNameWrong: `First name: ${nameSigns}`,
  lastNameWrong: `Last name: ${nameSigns}`,
  firstNameTooLong: `First name: ${nameLength}`,
  lastNameTooLong: `Last name: ${nameLength}`,
} as const;

export const addressRefusals = {
  postcodeMissing: 'Enter your postcode',
  postcodeWrong: 'Enter a full UK postcode, like LK1 1AA',
  streetNumberMissing: 'Enter your house number or name',
  streetNumberWrong: 'Use only letters, numbers, spaces and , . / & ( ) # ’ -, and a space after a full stop',
  textTooLong,
} as const;

export const emailRefusals = {
  emailMissing: 'Enter your email address',
  emailWrong: 'Enter an email address in the right format, like name@example.com',
} as const;
