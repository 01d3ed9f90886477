import { Suspense, useDeferredValue, useEffect, useRef, type MouseEvent } from 'react';
import type { MobileMenuEvent } from '../../../machines/mobile-menu/mobile-menu.types.ts';
import { lateView } from '../../journey-host/late-view.tsx';
import { whenActive } from '../../journey-host/when-active.ts';
import { Boundary } from '../../runtime/Boundary.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LazyLoader } from '../../ui/LazyLoader/LazyLoader.tsx';
import { breakpoints } from '../../ui/tokens.ts';
import { Logo } from './Logo.tsx';
import type { MenuPanelProps } from './MenuPanel.tsx';
import classes from './MobileMenu.module.css';

type MobileMenuProps = MenuPanelProps & {
  id: string;
  isOpen: boolean;
  send: (event: MobileMenuEvent) => void;
  pathname: string;
};

const wide = `(min-width: ${breakpoints.large}px)`;

/** What the device does that closes the menu. */
const watched = [
  ['(orientation: portrait)', 'device.turned'],
  [wide, 'screen.widened'],
] as const;

/** Comes with the first sign of a customer, or when the menu is opened: no page shows it before. */
export const LateMenuPanel = lateView(() => import('./MenuPanel.tsx').then((code) => code.MenuPanel));

const missing = <p role="alert">The menu didn’t arrive. Check your connection, then close it and open it again.</p>;

/** The navigation below large: a dialog as high as the screen (SH-16). */
export function MobileMenu({ id, isOpen, send, pathname, ...panel }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The menu opens in the frame that answers the press, and is filled in the next one.
  const isFilled = useDeferredValue(isOpen);
  useEffect(
    () =>
      whenActive(() => {
        // What does not arrive now is asked for again when the menu is opened.
        if (!window.matchMedia(wide).matches) void LateMenuPanel.load().catch(() => undefined);
      }),
    [],
  );
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
          <Boundary at={pathname} fallback={() => missing}>
            <Suspense fallback={<LazyLoader />}>{isFilled && <LateMenuPanel {...panel} />}</Suspense>
          </Boundary>
        </>
      )}
    </dialog>
  );
}
