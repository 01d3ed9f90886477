import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../machines/shared/paths.ts';
import type { Site } from './site.ts';

/**
 * `?chat=true` opens the chat with a new message (DB-11), and goes from the address: a reload, or the way back from
 * log-in, does not open it once more.
 */
export function useChatParameter(site: Site): void {
  const location = useLocation();
  const { search, hash } = location;
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const isWanted = parameters.get('chat') === 'true';
  parameters.delete('chat');
  const rest = parameters.toString();
  useEffect(() => {
    if (!isWanted) return;
    void navigate({ search: rest, hash }, { replace: true, state: location.state as unknown });
    void site.chat.load().then(
      (chat) => chat.open(),
      // The help page has other ways to reach us.
      () => site.navigation.go(paths.help),
    );
    // Once for each time that it is in the address.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [isWanted]);
}
