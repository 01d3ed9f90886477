import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isMenuOpen } from '../../../machines/mobile-menu/mobile-menu.selectors.ts';
import type { MobileMenuEvent } from '../../../machines/mobile-menu/mobile-menu.types.ts';
import { accountLinks, sessionLinks } from '../../pages/content/navigation.ts';
import { visibleLinks } from '../../pages/content/visible-links.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar/MemberAvatar.tsx';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import { LinkButton } from '../../ui/TextLink/LinkButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { DesktopNavigation } from './DesktopNavigation.tsx';
import classes from './Header.module.css';
import { Logo } from './Logo.tsx';
import { startMobileMenu } from './mobile-menu.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { ShellLink } from './ShellLink.tsx';

export type HeaderProps = {
  /** Of the member; without one the customer is logged out. */
  username?: string;
  accountImageUrl?: string;
  authUrlDashboard: string;
  authUrlLogIn: string;
  authUrlLogOut: string;
  /** Sticky and fixed hold from the large breakpoint (SH-13). */
  position?: 'sticky' | 'fixed' | 'none';
  /** Stands before the account: the way to the basket. */
  basket?: ReactNode;
  /** The page: a change of it closes the menus. */
  pathname: string;
  /** Hears all that the menu's machine does. */
  watch?: Parameters<typeof startMobileMenu>[0];
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
    basket,
    pathname,
  } = props;
  const [menu] = useState(() => startMobileMenu(props.watch));
  const isOpen = useSelector(menu, isMenuOpen);
  const send = useCallback((event: MobileMenuEvent) => menu.send(event), [menu]);
  const menuId = useId();
  const isLoggedIn = username !== undefined;
  // Nobody is led to the page that they are on; its own button has these words.
  const sessionWays = visibleLinks(sessionLinks({ logIn: authUrlLogIn, logOut: authUrlLogOut }), isLoggedIn).filter(
    ({ url }) => url.split('?')[0] !== pathname,
  );
  // The first page is no change: a menu that was opened as it came up stays open.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    send({ type: 'page.changed', path: pathname });
  }, [send, pathname]);
  useEffect(() => () => send({ type: 'menu.dismissed' }), [send]);
  return (
    <header className={classes.banner}>
      <div className={classes.strip}>
        <ul className={classes.stripLinks} aria-label="Account links">
          {visibleLinks(accountLinks, isLoggedIn).map((link) => (
            <li key={link.id}>
              <ShellLink link={link} className={classes.stripLink} />
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
            {basket}
            {isLoggedIn && (
              <AnyLink
                id="account-dashboard"
                to={authUrlDashboard}
                analyticsId="account_dashboard"
                className={classes.member}
              >
                <MemberAvatar small imageUrl={accountImageUrl} username={`Hey ${username}`} />
                <VisuallyHidden> (your dashboard)</VisuallyHidden>
              </AnyLink>
            )}
            {sessionWays.map((link) => (
              <span key={link.id} className={isLoggedIn ? classes.wideOnly : undefined}>
                <LinkButton
                  small
                  id={link.id}
                  to={link.url}
                  analyticsId={link.analyticsId}
                  variant={isLoggedIn ? 'link' : 'standard'}
                >
                  {link.title}
                </LinkButton>
              </span>
            ))}
          </div>
          <button
            type="button"
            className={classes.toggle}
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => send({ type: 'menu.toggled' })}
          >
            <Icon name="menu" size={24} />
          </button>
        </div>
      </div>
      <MobileMenu
        id={menuId}
        isOpen={isOpen}
        send={send}
        username={username}
        accountImageUrl={accountImageUrl}
        authUrlDashboard={authUrlDashboard}
        authUrlLogIn={authUrlLogIn}
        authUrlLogOut={authUrlLogOut}
        pathname={pathname}
      />
    </header>
  );
}
