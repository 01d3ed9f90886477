/** Pages for members only (AU-08); a visitor goes to log in first. A `*` stands for any end. */
const memberPages = [
  '/switch',
  '/customise-plan',
  '/book-install*',
  '/order-*',
  '/dashboard*',
  '/spread',
  '/top-up',
  '/buy/*',
  '/basket/checkout*',
];

const tidy = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');

export function isProtected(pathname: string): boolean {
  const path = tidy(pathname);
  return memberPages.some((page) => (page.endsWith('*') ? path.startsWith(page.slice(0, -1)) : path === page));
}
