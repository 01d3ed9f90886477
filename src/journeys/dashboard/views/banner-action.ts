import type { Banner } from '../../../../machines/dashboard/dashboard.types.ts';
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

/** Whether a banner asks for something that has to be done: it stays, and leads to where that is done. */
export const isPressing = (banner: Banner): boolean => !banner.dismissible && actionOf(banner)?.kind === 'page';
