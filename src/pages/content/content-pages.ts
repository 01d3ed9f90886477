import { brand } from './brand.ts';
import type { ContentPage } from './content-page.types.ts';

/** Every page of words by its path. Each comes by itself, when it is wanted. */
export const contentPages: Readonly<Record<string, () => Promise<{ page: ContentPage }>>> = {
  [`/why-${brand.slug}`]: () => import('./pages/why-us.ts'),
  '/free-sim-cards': () => import('./pages/free-sim-cards.ts'),
  '/activate': () => import('./pages/activate.ts'),
  '/coverage-and-service': () => import('./pages/coverage-and-service.ts'),
  '/sim-only-deals': () => import('./pages/sim-only-deals.ts'),
  '/roaming-charges': () => import('./pages/roaming-charges.ts'),
  '/international': () => import('./pages/international.ts'),
  '/how-much-data-do-i-need': () => import('./pages/how-much-data-do-i-need.ts'),
  '/pricing': () => import('./pages/pricing.ts'),
  '/students': () => import('./pages/students.ts'),
  '/blog': () => import('./pages/blog.ts'),
  '/blog/upload-speed': () => import('./pages/blog/upload-speed.ts'),
  '/blog/router-places': () => import('./pages/blog/router-places.ts'),
  '/blog/one-touch-switch': () => import('./pages/blog/one-touch-switch.ts'),
  '/help': () => import('./pages/help.ts'),
  '/help/ordering': () => import('./pages/help/ordering.ts'),
  '/help/switching': () => import('./pages/help/switching.ts'),
  '/help/visits': () => import('./pages/help/visits.ts'),
  '/help/billing': () => import('./pages/help/billing.ts'),
  '/help/your-plan': () => import('./pages/help/your-plan.ts'),
  '/help/faults': () => import('./pages/help/faults.ts'),
  '/help/moving': () => import('./pages/help/moving.ts'),
  '/help/complaints': () => import('./pages/help/complaints.ts'),
  '/accessibility': () => import('./pages/accessibility.ts'),
  '/shipping-and-returns': () => import('./pages/shipping-and-returns.ts'),
  '/contact-us': () => import('./pages/contact-us.ts'),
  '/about-us': () => import('./pages/about-us.ts'),
  '/b-corp': () => import('./pages/b-corp.ts'),
  '/modern-slavery-statement': () => import('./pages/modern-slavery-statement.ts'),
  '/terms': () => import('./pages/terms.ts'),
  '/privacy': () => import('./pages/privacy.ts'),
  '/cookies': () => import('./pages/cookies.ts'),
};

/** `/pricing` of `/pricing/`. */
export const tidyPath = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1');
