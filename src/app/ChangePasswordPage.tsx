import { AuthJourney } from './AuthPage.tsx';
import type { Site } from './site.ts';

/** /dashboard/password */
export const ChangePasswordPage = ({ site }: { site: Site }) => <AuthJourney site={site} name="changePassword" />;
