import { AuthJourney } from './AuthPage.tsx';
import type { Site } from './site.ts';

/** /dashboard/second-factor */
export const SecondFactorPage = ({ site }: { site: Site }) => <AuthJourney site={site} name="secondFactor" />;
