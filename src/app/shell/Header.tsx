import { useId, useState } from 'react';
import { accountLinks } from '../../content/navigation.ts';
import { visibleLinks } from '../../content/navigation.types.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar/MemberAvatar.tsx';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import { LinkButton } from '../../ui/TextLink/LinkButton.tsx';
import { DesktopNavigation } from './DesktopNavigation.tsx';
import classes from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';

export type HeaderProps = {
  /** Of the member; without one the customer is logged out. */
  username?: string;
  accountImageUrl?: string;
  authUrlDashboard: string;
  authUrlLogIn: string;
  authUrlLogOut: string;
  /** Sticky and fixed hold from the large breakpoint (SH-13). */
  position?: 'sticky' | 'fixed' | 'none';
  /** The page: a change of it closes the menus. */
  pathname: string;
};

/** Logo, navigation, account area (specification, point 2). */
export function Header(props: HeaderProps) {
  const {
    username,
    accountImageUrl,
    authUrlDashboard,
    authUrlLogIn,
    authUrlLogOut,
    position = 'sticky',
    pathname,
  } = props;
  const [menuOn, setMenuOn] = useState<string>();
  const menuId = useId();
  const isLoggedIn = username !== undefined;
  const isMenuOpen = menuOn === pathname;
  return (
    <header className={classes.banner}>
      <div className={classes.strip}>
        <ul className={classes.stripLinks} aria-label="Account links">
          {visibleLinks(accountLinks, isLoggedIn).map((link) => (
            <li key={link.id}>
              <AnyLink id={link.id} to={link.url} analyticsId={link.analyticsId} className={classes.stripLink}>
                {link.title}
              </AnyLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.header} data-position={position}>
        <div className={classes.inside}>
          <Logo />
          <div className={classes.navigation}>
            <DesktopNavigation key={pathname} isLoggedIn={isLoggedIn} />
          </div>
          <div className={classes.account}>
            {isLoggedIn ? (
              <>
                <AnyLink to={authUrlDashboard} className={classes.member}>
                  <MemberAvatar small imageUrl={accountImageUrl} username={`Hey ${username}`} />
                </AnyLink>
                <span className={classes.wideOnly}>
                  <LinkButton small variant="link" to={authUrlLogOut}>
                    Log out
                  </LinkButton>
                </span>
              </>
            ) : (
              <LinkButton small to={authUrlLogIn}>
                Log in
              </LinkButton>
            )}
          </div>
          <button
            type="button"
            className={classes.toggle}
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={() => setMenuOn(pathname)}
          >
            <Icon name="menu" size={24} />
          </button>
        </div>
      </div>
      <MobileMenu
        id={menuId}
        isOpen={isMenuOpen}
        onClose={() => setMenuOn(undefined)}
        username={username}
        authUrlDashboard={authUrlDashboard}
        authUrlLogIn={authUrlLogIn}
        authUrlLogOut={authUrlLogOut}
      />
    </header>
  );
}
