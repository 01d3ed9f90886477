import { useLocation } from 'react-router-dom';
import { isAuthPath, logInPath } from '../session/redirect.ts';
import { logInWords, sessionNewsCopy } from '../session/session-news.copy.ts';
import type { SessionNews } from '../session/session.ts';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Column } from '../ui/Column/Column.tsx';
import { TextLink } from '../ui/TextLink/TextLink.tsx';
import type { Site } from './site.ts';
import { memberOf, useSession } from './use-session.ts';

/** Says over the page that its member has gone, with the way back in, or that somebody has come. */
export function SessionNotice({ site, news }: { site: Site; news: SessionNews }) {
  const name = useSession(site, memberOf)?.firstName ?? '';
  const { pathname, search } = useLocation();
  const copy = sessionNewsCopy[news];
  const isSomebodyHere = news === 'loggedInElsewhere';
  return (
    <Column>
      <Alert kind="info" title={copy.title(name)} {...(isSomebodyHere && { onDismiss: site.session.newsRead })}>
        <p>{copy.body(name)}</p>
        {!isSomebodyHere && !isAuthPath(pathname) && (
          <TextLink alone to={logInPath(`${pathname}${search}`)}>
            {logInWords}
          </TextLink>
        )}
      </Alert>
    </Column>
  );
}
