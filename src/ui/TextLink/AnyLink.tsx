import { useContext, type MouseEvent, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type LinkTarget = {
  /** A path of this site (`/help`, `#plans`), or the address of another site. */
  to: string;
  /** Opens a new tab, which learns nothing about this one (UI-07). */
  newTab?: boolean;
  /** A file that the server gives, not a page of the app: never the router's. */
  isDocument?: boolean;
  disabled?: boolean;
  /** Takes the place of this page in the tab's history: for what Back should not go through. */
  replace?: boolean;
  id?: string;
  /** Name of this link in the analytics. */
  analyticsId?: string;
  onClick?: () => void;
  'aria-current'?: 'page' | 'true' | undefined;
  'aria-label'?: string;
};

type Look = { className?: string; 'data-variant'?: string; 'data-small'?: boolean; 'data-wide'?: boolean };

/** What the browser does by itself: a new tab or window, a download, a menu. */
const isBrowsers = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

const leavesTheSite = (to: string): boolean => /^(?:[a-z]+:|\/\/)/i.test(to);

/**
 * The kit's link without a look: decides between the router, another site, a new tab and nowhere. The router's own link
 * listens to the address, so that every change of it would draw each link of a page anew; ours lead to whole paths and need not know it.
 */
export function AnyLink({
  to,
  newTab = false,
  isDocument = false,
  disabled = false,
  replace = false,
  analyticsId,
  onClick,
  children,
  ...rest
}: LinkTarget & Look & { children: ReactNode }) {
  const router = useContext(NavigationContext);
  const shared = { ...rest, 'data-analytics-id': analyticsId };
  if (disabled) {
    return (
      // Without an address it has no role of its own.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      <a {...shared} role="link" aria-disabled="true">
        {children}
      </a>
    );
  }
  // A place on this page is the browser's to scroll to; the router would only write it down.
  if (leavesTheSite(to) || newTab || isDocument || to.startsWith('#')) {
    return (
      <a {...shared} href={to} onClick={onClick} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
        {children}
        {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      </a>
    );
  }
  return (
    <a
      {...shared}
      href={to}
      onClick={(event) => {
        onClick?.();
        if (isBrowsers(event)) return;
        event.preventDefault();
        router.navigator[replace ? 'replace' : 'push'](to);
      }}
    >
      {children}
    </a>
  );
}
