import { ownEmail, ownHouse } from './own-cast.ts';

/** Nobody's; every invented member has it. */
export const inventedPassword = 'larkline-demo-1';

const phone = '07700900123';

/** Stands in for what somebody typed, by its kind: invented people and homes of the test data (docs/test-data.md). */
const inventions: Readonly<Record<string, string>> = {
  firstName: 'Wren',
  lastName: 'Fairweather',
  holderName: 'Wren Fairweather',
  name: 'Wren Fairweather',
  title: 'Dr',
  birthDate: '1990-04-23',
  birthDay: '23',
  birthMonth: '4',
  birthYear: '1990',
  email: ownEmail,
  password: inventedPassword,
  currentPassword: inventedPassword,
  newPassword: 'larkline-demo-2',
  phone,
  phoneNumber: phone,
  contactNumber: phone,
  contactPhone: phone,
  postcode: 'LK9 1SA',
  streetNumber: ownHouse,
  text: `LK9 1SA ${ownHouse}`,
  line1: `${ownHouse} Wren Proving Row`,
  line2: 'Wrenholt',
  city: 'Wrenholt',
  residence: 'yes',
  income: '28000',
  count: '1',
  amount: '2000',
  other: '25',
  cap: '25',
  notes: 'The bell is on the left.',
  engineerInstructions: 'The bell is on the left.',
  healthAndSafety: 'A friendly dog.',
  details: 'Since this morning.',
  description: 'The screen stays black.',
};

/** Where the same kind is something else. */
const inventionsOfMachines: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  switchProvider: { accountNumber: '100200300' },
  manageOrder: { sortCode: '12-10-00', accountNumber: '40308669' },
  lookUpCharges: { text: 'Spain' },
};

/** '' where nothing can be invented: a code that was sent to somebody, a number on a card that they hold. */
export const inventionFor = (machine: string, kind: string): string =>
  inventionsOfMachines[machine]?.[kind] ?? inventions[kind] ?? '';

/** What no form and no gateway takes, for who has to be refused first; a form has the first of them that it asks for. */
export const refusedValues: Readonly<Record<string, string>> = {
  postcode: 'somewhere',
  email: 'no address',
  phone: '1',
  phoneNumber: '1',
  birthYear: '1',
  lastName: ' ',
  firstName: ' ',
  password: 'not-the-password',
};
