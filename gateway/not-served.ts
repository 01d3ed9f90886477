/** Operations of the contract that this gateway answers with 501 `operation.not-served`; a test keeps the list true. */
export const notServed: readonly string[] = [
  'consentToSwitch',
  'createSwitch',
  'dismissBanner',
  'getMatchResult',
  'getSwitch',
  'listBanners',
  'listCommunicationProviders',
  'replaceSwitch',
];
