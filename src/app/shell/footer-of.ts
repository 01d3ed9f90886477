/** Pages in the middle of something; a long footer would lead away from it. They may have pages below them. */
const midway = [
  '/postcode-checker',
  '/choose-plan',
  '/switch',
  '/customise-plan',
  '/book-install',
  '/order-',
  '/register-interest',
  '/auth/',
  '/about-you',
  '/basket',
  '/checkout',
  '/pay/',
];

/** Which footer a page has (specification, point 2: full and small version). */
export const footerOf = (pathname: string): 'full' | 'small' =>
  midway.some((start) => pathname.startsWith(start)) ? 'small' : 'full';
