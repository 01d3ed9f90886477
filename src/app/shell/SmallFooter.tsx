import type { ReactNode } from 'react';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import { Copyright } from './Copyright.tsx';
import classes from './SmallFooter.module.css';

/** The footer of pages where the customer is in the middle of something (SH-22). */
export function SmallFooter({ extra }: { extra?: ReactNode }) {
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <p>
          Our <AnyLink to="/cookies">cookie policy</AnyLink> and <AnyLink to="/privacy">privacy policy</AnyLink> say how
          we use cookies and look after your details.
        </p>
        <div className={classes.end}>
          <Copyright />
          {extra}
        </div>
      </div>
    </footer>
  );
}
