import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { AnyLink, type LinkTarget } from './AnyLink.tsx';
import classes from './TextLink.module.css';

type TextLinkProps = LinkTarget & {
  /** Stands by itself, not in a sentence: as high as everything that can be tapped. */
  alone?: boolean;
  children: ReactNode;
};

const newTabMark = (
  <span className={classes.mark}>
    <Icon name="external" size={16} />
  </span>
);

/** A link in running text, in a list or by itself. */
export function TextLink({ alone = false, children, ...link }: TextLinkProps) {
  return (
    <AnyLink {...link} className={alone ? `${classes.link} ${classes.alone}` : classes.link}>
      {children}
      {link.newTab === true && link.disabled !== true && newTabMark}
    </AnyLink>
  );
}

/** The room that a link by itself will take, with nothing to see: what becomes one later moves nothing. */
export function TextLinkRoom({ newTab, children }: { newTab: boolean; children: ReactNode }) {
  return (
    <span aria-hidden className={`${classes.link} ${classes.alone} ${classes.room}`}>
      {children}
      {newTab && newTabMark}
    </span>
  );
}
