import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { NavigationLink, SubLink } from '../../content/navigation.types.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import classes from './DesktopNavigation.module.css';
import { NewFlag } from './NewFlag.tsx';

/** An item with sub-links: opens on hover, Enter and Space; arrows move in it; Tab, Space and Escape leave it. */
export function NavigationDropdown({ link, subLinks }: { link: NavigationLink; subLinks: readonly SubLink[] }) {
  const [isOpen, setOpen] = useState(false);
  const isHovered = useRef(false);
  const item = useRef<HTMLLIElement>(null);
  const id = useId();

  const press = (event: KeyboardEvent) => {
    const stops = [...(item.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const isLast = at === stops.length - 1;
    const close = () => {
      setOpen(false);
      stops[0]?.focus();
    };
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === ' ' && isLast && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) stops[(at + (event.key === 'ArrowDown' ? 1 : stops.length - 1)) % stops.length]?.focus();
      else setOpen(true);
    }
  };

  return (
    // The keys and the pointer are heard from the button and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={item}
      className={classes.dropdown}
      onKeyDown={press}
      onBlur={({ relatedTarget }) => {
        if (!item.current?.contains(relatedTarget)) setOpen(false);
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        isHovered.current = true;
        setOpen(true);
      }}
      onPointerLeave={() => {
        isHovered.current = false;
        if (!item.current?.contains(document.activeElement)) setOpen(false);
      }}
    >
      <button
        type="button"
        className={classes.item}
        aria-expanded={isOpen}
        aria-controls={id}
        // A mouse that clicks has opened it already by being here.
        onClick={({ detail }) => setOpen(detail > 0 && isHovered.current ? true : !isOpen)}
      >
        {link.title}
        <span className={classes.mark}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <div id={id} className={classes.panel} hidden={!isOpen}>
        <ul className={classes.links}>
          {subLinks.every(({ url }) => url !== link.url) && (
            <li>
              <AnyLink id={link.id} to={link.url} analyticsId={link.analyticsId} className={classes.link}>
                <strong>{link.title}</strong>
              </AnyLink>
            </li>
          )}
          {subLinks.map((sub) => (
            <li key={sub.id}>
              <AnyLink
                id={sub.id}
                to={sub.url}
                newTab={sub.target === '_blank'}
                analyticsId={sub.analyticsId}
                className={classes.link}
                onClick={() => setOpen(false)}
              >
                {sub.title}
                {sub.newLink === true && <NewFlag />}
              </AnyLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
