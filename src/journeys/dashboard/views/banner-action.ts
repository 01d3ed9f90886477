import type { Banner } from '../../../../machines/dashboard/dashboard.types.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { safeRedirect } from '../../../session/redirect.ts';

export type BannerAction = { kind: 'page'; to: string } | { kind: 'chat' } | { kind: 'dismiss' };

/**
 * What the button of a banner does. Null for none, for what a newer gateway may ask for, for a way that leads off the
 * site, and where a banner that has to stay offers to go.
 */
export function actionOf({
  buttonAction,
  dismissible,
}: Pick<Banner, 'buttonAction' | 'dismissible'>): BannerAction | null {
  if (buttonAction === null) return null;
  if (buttonAction === 'chat') return { kind: 'chat' };
  if (buttonAction === 'dismiss') return dismissible ? { kind: 'dismiss' } : null;
  const [, path] = /^path:(\/.*)$/.exec(buttonAction) ?? [];
  if (path === undefined) return null;
  const to = safeRedirect(path);
  return to === '/' && path !== '/' ? null : { kind: 'page', to };
}

/** Whether a banner stays until a bill is paid: it leads to where bills are. */
export function isOwed(banner: Banner): boolean {
  const action = actionOf(banner);
  return (
    !banner.dismissible &&
    action?.kind === 'page' &&
    (action.to === paths.bills || action.to.startsWith(`${paths.bills}/`))
  );
}
