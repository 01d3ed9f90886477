import { useEffect, useRef, type MouseEvent } from 'react';
import type { MobileMenuEvent } from '../../../machines/mobile-menu/mobile-menu.types.ts';
import { accountLinks, navigation, sessionLinks } from '../../pages/content/navigation.ts';
import type { NavigationLink } from '../../pages/content/navigation.types.ts';
import { linksUnder, visibleLinks } from '../../pages/content/visible-links.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { MemberAvatar } from '../../ui/MemberAvatar/MemberAvatar.tsx';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import { LinkButton } from '../../ui/TextLink/LinkButton.tsx';
import { breakpoints } from '../../ui/tokens.ts';
import { Logo } from './Logo.tsx';
import classes from './MobileMenu.module.css';
import { ShellLink } from './ShellLink.tsx';

type MobileMenuProps = {
  id: string;
  isOpen: boolean;
  send: (event: MobileMenuEvent) => void;
  username: string | undefined;
  accountImageUrl: string | undefined;
  authUrlDashboard: string;
  authUrlLogIn: string;
  authUrlLogOut: string;
  pathname: string;
};

/** What the device does that closes the menu. */
const watched = [
  ['(orientation: portrait)', 'device.turned'],
  [`(min-width: ${breakpoints.large}px)`, 'screen.widened'],
] as const;

function Group({ link }: { link: NavigationLink }) {
  if (!link.sub_links) return <ShellLink link={link} hasId={false} className={classes.title} />;
  return (
    <details open={link.openByDefaultMobile}>
      <summary className={classes.title}>
        {link.title}
        <span className={classes.mark}>
          <Icon name="chevron-down" size={24} />
        </span>
      </summary>
      <ul className={classes.links}>
        {linksUnder(link).map((sub) => (
          <li key={sub.id}>
            <ShellLink link={sub} hasId={false} className={classes.link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The navigation below large: a dialog as high as the screen (SH-16). */
export function MobileMenu({ id, isOpen, send, username, accountImageUrl, pathname, ...urls }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isLoggedIn = username !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('button')?.focus();
    const ends = watched.map(([query, type]) => {
      const media = window.matchMedia(query);
      const tell = () => send({ type });
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    });
    return () => {
      for (const end of ends) end();
      // Gives the focus back to what had it.
      element?.close();
    };
  }, [isOpen, send]);

  // Before the heading of the next page asks for the focus: nothing behind an open dialog can have it.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => dialog.current?.close(), [pathname]);

  const dismiss = () => send({ type: 'menu.dismissed' });
  const leave = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) dismiss();
  };

  return (
    // The clicks are those of the links inside; they have the keyboard already.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog ref={dialog} id={id} className={classes.menu} aria-label="Menu" onClose={dismiss} onClick={leave}>
      {isOpen && (
        <>
          <div className={classes.top}>
            <Logo />
            <button
              type="button"
              className={classes.close}
              aria-label="Close menu"
              onClick={() => send({ type: 'menu.toggled' })}
            >
              <Icon name="close" size={24} />
            </button>
          </div>
          {isLoggedIn && (
            <AnyLink to={urls.authUrlDashboard} analyticsId="account_dashboard" className={classes.greeting}>
              <MemberAvatar imageUrl={accountImageUrl} />
              <span>
                <span className={classes.hey}>Hey {username}</span>
                <span className={classes.dashboard}>Your dashboard</span>
              </span>
            </AnyLink>
          )}
          <nav aria-label="Main">
            <ul className={classes.groups}>
              {visibleLinks(navigation, isLoggedIn).map((link) => (
                <li key={link.id} className={classes.group}>
                  <Group link={link} />
                </li>
              ))}
            </ul>
          </nav>
          <ul className={classes.account} aria-label="Account links">
            {visibleLinks(accountLinks, isLoggedIn).map((link) => (
              <li key={link.id}>
                <ShellLink link={link} hasId={false} className={classes.accountLink} />
              </li>
            ))}
          </ul>
          {visibleLinks(sessionLinks({ logIn: urls.authUrlLogIn, logOut: urls.authUrlLogOut }), isLoggedIn).map(
            ({ id: key, title, url, analyticsId }) => (
              <LinkButton
                key={key}
                wide
                variant={isLoggedIn ? 'standard' : 'primary'}
                to={url}
                analyticsId={analyticsId}
              >
                {title}
              </LinkButton>
            ),
          )}
        </>
      )}
    </dialog>
  );
}
