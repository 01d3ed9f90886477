/** What the phone shop sells, as the build was told of it (scripts/build/phone-range.ts): of its colours each has the one that it is pictured in. */
declare module 'virtual:phone-range' {
  export const listedPhones: readonly import('../../machines/shared/wire.ts').Wire<'ListedPhone'>[];
}

/** The same with all that can be bought of each, for the build alone. */
declare module 'virtual:phones' {
  export const phones: readonly import('../../machines/shared/wire.ts').Wire<'Phone'>[];
}
