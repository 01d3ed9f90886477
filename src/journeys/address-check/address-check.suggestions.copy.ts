/** The words of what a search finds. */
export const suggestionsCopy = {
  list: 'Addresses that match',
  homes: (postcode: string) => `Homes at ${postcode}`,
  /** Over all homes of a postcode: how many, and what to do with them. */
  foundHomes: (count: number, postcode: string) =>
    count === 1 ? `1 home at ${postcode}` : `${count} homes at ${postcode}`,
  pick: 'Choose yours to see what you can get.',
  /** The way to the form where all homes of a postcode are listed. */
  notListed: 'My home is not in this list',
  /** A result may be a street or a building, which holds further addresses. */
  found: (count: number, areAddresses: boolean) => {
    if (areAddresses) return count === 1 ? '1 address found' : `${count} addresses found`;
    return count === 1 ? '1 result found' : `${count} results found`;
  },
  back: 'Back to all results',
  nothingFound: 'Nothing matches that. Check the spelling, try just your postcode, or',
  nothingFoundLink: 'enter your address by hand',
  failed: 'The address search isn’t responding.',
  failedAction: 'Search again',
} as const;
