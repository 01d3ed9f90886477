import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { AnyLink, type LinkTarget } from './AnyLink.tsx';
import classes from './TextLink.module.css';

/** A link in running text or in a list. */
export function TextLink({ children, ...link }: LinkTarget & { children: ReactNode }) {
  return (
    <AnyLink {...link} className={classes.link}>
      {children}
      {link.newTab === true && link.disabled !== true && (
        <span className={classes.mark}>
          <Icon name="external" size={16} />
        </span>
      )}
    </AnyLink>
  );
}
