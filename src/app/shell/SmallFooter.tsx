import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import { Copyright } from './Copyright.tsx';
import classes from './SmallFooter.module.css';

/** The footer of pages where the customer is in the middle of something (SH-22). */
export function SmallFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <p>
          By using this site you accept our <AnyLink to="/cookies">cookie policy</AnyLink> and{' '}
          <AnyLink to="/privacy">privacy policy</AnyLink>.
        </p>
        <Copyright />
      </div>
    </footer>
  );
}
