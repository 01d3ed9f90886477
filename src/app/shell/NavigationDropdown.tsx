import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { NavigationLink } from '../../pages/content/navigation.types.ts';
import { linksUnder } from '../../pages/content/visible-links.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import classes from './DesktopNavigation.module.css';
import { ShellLink } from './ShellLink.tsx';

type NavigationDropdownProps = { link: NavigationLink; isOpen: boolean; onOpen: () => void; onClose: () => void };

/** An item with sub-links: opens on hover, Enter and Space; arrows move in it; Tab and Space at its ends close it. */
export function NavigationDropdown({ link, isOpen, onOpen, onClose }: NavigationDropdownProps) {
  const isHovered = useRef(false);
  const item = useRef<HTMLLIElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    // However it is closed: the focus is not lost with what is hidden.
    const [button] = item.current?.children ?? [];
    if (isOpen || document.activeElement === button || !item.current?.contains(document.activeElement)) return;
    if (button instanceof HTMLElement) button.focus();
  }, [isOpen]);

  const press = (event: KeyboardEvent) => {
    const stops = [...(item.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const isLast = at === stops.length - 1;
    const step = { ArrowDown: 1, ArrowUp: stops.length - 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) stops[(at + step) % stops.length]?.focus();
      else onOpen();
    } else if (isOpen && at > 0 && (event.key === ' ' || (event.key === 'Tab' && event.shiftKey && at === 1))) {
      // Space on a link would scroll the page under the open list. The button has its own; Tab beyond is a loss of focus.
      event.preventDefault();
      // The ends of the list: its first and its last link.
      if (isLast || at === 1) onClose();
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
        if (!item.current?.contains(relatedTarget)) onClose();
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        isHovered.current = true;
        onOpen();
      }}
      onPointerLeave={({ pointerType }) => {
        // A finger leaves with every tap, before its click: that would find the list closed and open it again.
        if (pointerType !== 'mouse') return;
        isHovered.current = false;
        // Who uses the keyboard keeps what they have opened.
        if (!item.current?.querySelector(':focus-visible')) onClose();
      }}
    >
      <button
        type="button"
        className={classes.item}
        aria-expanded={isOpen}
        aria-controls={id}
        // A mouse that clicks has opened it already by being here.
        onClick={({ detail }) => (!isOpen || (detail > 0 && isHovered.current) ? onOpen() : onClose())}
      >
        {link.title}
        <span className={classes.mark}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <div id={id} className={classes.panel} hidden={!isOpen}>
        <ul className={classes.links}>
          {linksUnder(link).map((sub) => (
            <li key={sub.id}>
              <ShellLink
                link={{ ...sub, increaseVisibility: sub.id === link.id }}
                className={classes.link}
                onClick={onClose}
              />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
