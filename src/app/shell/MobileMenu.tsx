import { useEffect, useRef, type MouseEvent } from 'react';
import { accountLinks, navigation } from '../../content/navigation.ts';
import { visibleLinks, type NavigationLink } from '../../content/navigation.types.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import { LinkButton } from '../../ui/TextLink/LinkButton.tsx';
import { useBodyLock } from '../../ui/use-body-lock.ts';
import { Logo } from './Logo.tsx';
import classes from './MobileMenu.module.css';
import { NewFlag } from './NewFlag.tsx';

type MobileMenuProps = {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  username: string | undefined;
  authUrlDashboard: string;
  authUrlLogIn: string;
  authUrlLogOut: string;
};

/** px the page moves while the menu is open (SH-17 says "slightly"). */
const nudge = 1;

function Group({ link }: { link: NavigationLink }) {
  const { sub_links: subLinks } = link;
  if (!subLinks) {
    return (
      <AnyLink to={link.url} newTab={link.target === '_blank'} analyticsId={link.analyticsId} className={classes.title}>
        {link.title}
      </AnyLink>
    );
  }
  return (
    <details open={link.openByDefaultMobile}>
      <summary className={classes.title}>
        {link.title}
        <span className={classes.mark}>
          <Icon name="chevron-down" size={24} />
        </span>
      </summary>
      <ul className={classes.links}>
        {subLinks.every(({ url }) => url !== link.url) && (
          <li>
            <AnyLink to={link.url} analyticsId={link.analyticsId} className={classes.link}>
              {link.title}
            </AnyLink>
          </li>
        )}
        {subLinks.map((sub) => (
          <li key={sub.id}>
            <AnyLink
              to={sub.url}
              newTab={sub.target === '_blank'}
              analyticsId={sub.analyticsId}
              className={classes.link}
            >
              {sub.title}
              {sub.newLink === true && <NewFlag />}
            </AnyLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The navigation below large: a dialog as high as the screen (SH-16). */
export function MobileMenu({ id, isOpen, onClose, username, ...urls }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isLoggedIn = username !== undefined;
  useBodyLock(isOpen, nudge);
  useEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('button')?.focus();
    const orientation = window.matchMedia('(orientation: portrait)');
    orientation.addEventListener('change', onClose);
    return () => {
      orientation.removeEventListener('change', onClose);
      element?.close();
    };
  }, [isOpen, onClose]);

  const leave = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };

  return (
    // The clicks are those of the links inside; they have the keyboard already.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog ref={dialog} id={id} className={classes.menu} aria-label="Menu" onClose={onClose} onClick={leave}>
      {isOpen && (
        <>
          <div className={classes.top}>
            <Logo />
            <button type="button" className={classes.close} aria-label="Close menu" onClick={onClose}>
              <Icon name="close" size={24} />
            </button>
          </div>
          {isLoggedIn && (
            <p className={classes.greeting}>
              <AnyLink to={urls.authUrlDashboard}>Hey {username}</AnyLink>
            </p>
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
                <AnyLink to={link.url} analyticsId={link.analyticsId} className={classes.link}>
                  {link.title}
                </AnyLink>
              </li>
            ))}
          </ul>
          <div className={classes.session}>
            {isLoggedIn ? (
              <LinkButton wide to={urls.authUrlLogOut}>
                Log out
              </LinkButton>
            ) : (
              <LinkButton wide variant="primary" to={urls.authUrlLogIn}>
                Log in
              </LinkButton>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}
