import type { ReactNode } from 'react';
import buttonClasses from '../Button/Button.module.css';
import type { ButtonLook } from '../Button/Button.tsx';
import { AnyLink, type LinkTarget } from './AnyLink.tsx';

/** A link that looks like a button: for going somewhere, where a Button is for doing something. */
export function LinkButton({
  variant = 'standard',
  small = false,
  wide = false,
  children,
  ...link
}: LinkTarget & ButtonLook & { children: ReactNode }) {
  return (
    <AnyLink
      {...link}
      className={buttonClasses.button}
      data-variant={variant}
      data-small={small || undefined}
      data-wide={wide || undefined}
    >
      {children}
    </AnyLink>
  );
}
