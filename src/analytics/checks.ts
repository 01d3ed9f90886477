/** What a field of an event may hold. `says` is for the developer and for docs/analytics.md. */
export type Check<Value> = {
  accepts: (value: unknown) => boolean;
  says: string;
  isOptional?: true;
  /** Only a type: what passes. */
  value?: Value;
};

const matching = (pattern: RegExp, says: string): Check<string> => ({
  accepts: (value) => typeof value === 'string' && pattern.test(value),
  says,
});

/** None of these can hold a name, an e-mail address, a phone number, an address or an account number. */
export const uuid = matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, 'a uuid');
/** Of a payment, as its provider writes it. */
export const paymentId = matching(/^(?=.*[A-Z])[A-Z\d]{16}$/, 'the provider’s id of a payment');
export const localDate = matching(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-01-05');
export const code = matching(/^[a-z][a-z.-]{0,59}$/, 'a code such as `appointment.taken`');
/** Of One Touch Switch, such as 1108. */
export const faultCode = matching(/^\d{4}$/, 'four digits, the industry’s code');
export const stateName = matching(/^[A-Za-z]{1,60}$/, "a state's or machine's name");
/** A machine's states by their names, from the outermost to the one that is meant. No digits: what has them is somebody's. */
export const statePath = matching(
  /^[A-Za-z][A-Za-z_-]{0,59}(?:\.[A-Za-z][A-Za-z_-]{0,59}){0,7}$/,
  "a machine's states, from the outside in",
);
export const cause = matching(/^[A-Za-z][A-Za-z.-]{0,59}$/, "an event's name");
export const identifier = matching(/^[a-z][a-z\d_]{0,59}$/, 'letters, digits and underscores');
export const pagePath = matching(
  /^\/(?:404|[a-z][a-z\d-]*(?:\/(?:[a-z][a-z\d-]*|\*))*)?$/,
  'a path of the site, without query',
);

/** ISO 3166-1. */
export const countryCode = matching(/^[A-Z]{2}$/, 'two capital letters');

export const flag: Check<boolean> = { accepts: (value) => typeof value === 'boolean', says: 'true or false' };

/** Whole numbers far below the shortest phone number. */
export const count: Check<number> = {
  accepts: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 10_000_000,
  says: 'a whole number',
};

export const oneOf = <const Option extends string>(...options: readonly Option[]): Check<Option> => ({
  accepts: (value) => options.some((option) => option === value),
  says: options.map((option) => `\`${option}\``).join(', '),
});

export const optional = <Value>(check: Check<Value>): Check<Value | undefined> => ({ ...check, isOptional: true });

/** E-mail addresses, UK phone numbers however they are spaced, postcodes, and anything with as many digits as an account. */
const personal = [/@/, /(?:\+|\b00?)\d[\d\s().-]{7,}/, /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/i, /\d{6,}/];

/** The one free text: a page's title, which the site writes itself. */
export const title: Check<string> = {
  accepts: (value) =>
    typeof value === 'string' &&
    value !== '' &&
    value.length <= 120 &&
    personal.every((pattern) => !pattern.test(value)),
  says: "the page's title",
};

/** Letters and single digits' runs between hyphens, as the phone shop writes them. */
export const stockUnit = matching(/^(?=.*[a-z])[a-z\d]{1,20}(?:-[a-z\d]{1,20}){0,11}$/, 'a sku of the phone shop');

/** Made by the tab itself, at random. */
export const tabsOwnId = matching(/^[\da-f]{32}$/, '32 hexadecimal digits, at random');

/** Where in the shop somebody is or was on the way to: a page of it, or what is chosen of a phone. */
export const shopAddress = matching(
  /^\/(?:basket|mobile-phones\/[a-z\d-]{1,80}(?:\?colour=[a-z\d-]{1,20}&storage=\d{1,5}&condition=(?:new|refurbished)(?:&grade=[A-Z]{1,2})?)?)$/,
  'an address of the shop, with what is chosen of a phone',
);

/** Stock keeping units, sent in pieces. A comma would part one in two. */
export const skus: Check<readonly string[]> = {
  accepts: (value) =>
    Array.isArray(value) &&
    value.every(
      // \p{C} has the halves of characters, too, which cannot be encoded.
      (sku: unknown) => typeof sku === 'string' && /^(?=.*\p{L})[^\s,@\p{C}]+$/u.test(sku),
    ),
  says: 'skus, sent as `skus_1`, `skus_2`, …',
};
