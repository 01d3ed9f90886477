/** Pages for members only (AU-08); a visitor goes to log in first. A `*` stands for any end. */
const memberPages = [
  '/switch',
  '/customise-plan',
  '/book-install*',
  '/order-*',
  '/about-you',
  '/dashboard*',
  '/spread',
  '/top-up',
  '/buy/*',
  '/basket/checkout*',
  '/checkout*',
  '/pay/*',
];

/** What a member who is not on the list may open (specification, point 4); log-out so that nobody is locked in. */
const openToUnlisted: ReadonlySet<string> = new Set(['/register-interest', '/auth/logout']);

const tidy = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');

export const isOpenToUnlisted = (pathname: string): boolean => openToUnlisted.has(tidy(pathname));

export function isProtected(pathname: string): boolean {
  const path = tidy(pathname);
  return memberPages.some((page) => (page.endsWith('*') ? path.startsWith(page.slice(0, -1)) : path === page));
}
