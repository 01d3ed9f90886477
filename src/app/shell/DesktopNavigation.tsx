import { useEffect, useRef, useState } from 'react';
import { navigation } from '../../pages/content/navigation.ts';
import { visibleLinks } from '../../pages/content/visible-links.ts';
import classes from './DesktopNavigation.module.css';
import { NavigationDropdown } from './NavigationDropdown.tsx';
import { ShellLink } from './ShellLink.tsx';

/** The navigation from the large breakpoint on. At most one dropdown is open; Escape and a press elsewhere close it. */
export function DesktopNavigation({ isLoggedIn }: { isLoggedIn: boolean }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    if (openId === null) return undefined;
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && nav.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isInside !== true) setOpenId(null);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [openId]);

  return (
    <nav ref={nav} aria-label="Main">
      <ul className={classes.items}>
        {visibleLinks(navigation, isLoggedIn).map((link) =>
          link.sub_links ? (
            <NavigationDropdown
              key={link.id}
              link={link}
              isOpen={openId === link.id}
              onOpen={() => setOpenId(link.id)}
              onClose={() => setOpenId((open) => (open === link.id ? null : open))}
            />
          ) : (
            <li key={link.id}>
              <ShellLink link={link} className={classes.item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
