import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
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

const leavesTheSite = (to: string): boolean => /^(?:[a-z]+:|\/\/)/i.test(to);

/** The kit's link without a look: decides between the router, another site, a new tab and nowhere. */
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
    <Link {...shared} to={to} replace={replace} onClick={onClick}>
      {children}
    </Link>
  );
}
