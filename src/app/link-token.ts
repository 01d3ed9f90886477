import type { Site } from './site.ts';

type Errand = 'resetPassword' | 'confirmEmail';

/** Of the links in e-mails that were opened last; kept here and nowhere else. */
const tokens = new Map<Errand, string>();

/** Takes the token out of the address before a view is drawn: before analytics, scripts of others and links to leave by. */
export function takeLinkToken({ navigation }: Site, errand: Errand): string {
  const given = new URLSearchParams(location.search).get('token');
  if (given !== null) {
    tokens.set(errand, given);
    navigation.go(location.pathname, { replace: true });
  }
  return tokens.get(errand) ?? '';
}
