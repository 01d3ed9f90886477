import { paths } from '../../machines/shared/paths.ts';
import { Button } from '../ui/Button/Button.tsx';
import type { Site } from './site.ts';

/** The way back to the choice, at the end of every page; to the page about cookies where the settings do not load. */
export function CookieSettingsButton({ site }: { site: Site }) {
  const open = () =>
    void site.consent.load().then(
      (consent) => consent.openSettings(),
      () => site.navigation.go(paths.cookies),
    );
  return (
    <Button variant="link" small onClick={open}>
      Cookie settings
    </Button>
  );
}
