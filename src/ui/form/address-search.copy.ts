/** Every word of the address search, of journeys that ask where something is sent. */
export const addressSearchCopy = {
  label: 'Postcode or address',
  hint: 'Like LK9 1SA',
  submit: 'Find address',
  byHand: 'Enter it by hand',
  searching: 'Looking for addresses',
  list: 'Addresses that match',
  back: 'Back to the results before',
  nothingFound: 'We found no address like that. Check the postcode, or enter the address by hand.',
  failed: 'The search didn’t work. Try again, or enter the address by hand.',
  retry: 'Try again',
} as const;

/** Why a text is not looked for. */
export const searchRefusals = {
  searchTooShort: 'Enter a postcode, or the start of an address',
  textTooLong: 'Use up to 100 characters',
} as const;
