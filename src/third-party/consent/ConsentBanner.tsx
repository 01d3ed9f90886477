import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { giveFocusBack, isFocusLost } from '../../ui/lost-focus.ts';
import { mostOfScreen, optionalGroups, type ConsentGroup } from './consent-choice.ts';
import { consentCopy as copy } from './consent.copy.ts';
import classes from './ConsentBanner.module.css';

type ConsentBannerProps = {
  onDecide: (granted: readonly ConsentGroup[]) => void;
  onChoose: () => void;
};

/**
 * Over the foot of the screen it tells the page how much is taken, so that nothing is hidden for good: what sticks there
 * moves up. On a low screen, or with large text, it stands at the start of the page and covers nothing.
 */
function usePlace() {
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: element } = banner;
    if (!element) return undefined;
    const { style, clientHeight } = document.documentElement;
    let screenHeight = clientHeight;
    let height = 0;
    let frame = 0;
    const place = () => {
      const isInPage = height > screenHeight * mostOfScreen;
      element.toggleAttribute('data-in-page', isInPage);
      // All styles hang on it: the frame that shows the banner need not work them out twice.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (isInPage) style.removeProperty('--bottom-inset');
        else style.setProperty('--bottom-inset', `${Math.ceil(height)}px`);
      });
    };
    const watch = new ResizeObserver(([entry]) => {
      height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      place();
    });
    watch.observe(element);
    const resize = () => {
      // Not the window's: a phone's changes with every scroll, as its bars come and go.
      screenHeight = document.documentElement.clientHeight;
      place();
    };
    window.addEventListener('resize', resize);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', resize);
      cancelAnimationFrame(frame);
      style.removeProperty('--bottom-inset');
    };
  }, []);
  return banner;
}

declare global {
  interface Window {
    /** What the script in the page (scripts/build/consent-question.ts) has seen of the question while there was no app. */
    question?: {
      /** The button that was pressed last. */
      pressed: HTMLElement | null;
      /** What had the focus before the question. */
      from: HTMLElement | null;
      /** The app sees to the question. */
      isTaken: boolean;
    };
  }
}

/** Whoever answers goes on where they were before they came here; who came from the page's start, at its heading. */
function useWayBack(banner: RefObject<HTMLElement | null>) {
  const from = useRef<HTMLElement | null>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    from.current = window.question?.from ?? null;
    hasFocus.current = banner.current?.contains(document.activeElement) ?? false;
    return () => {
      if (hasFocus.current && isFocusLost()) giveFocusBack(from.current);
    };
  }, [banner]);
  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      hasFocus.current = true;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) from.current = relatedTarget;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a next one the banner itself goes away, or the window is left.
      if (relatedTarget) hasFocus.current = false;
    },
  };
}

/**
 * Asks about cookies at the foot of the screen, where there is room; the page goes on behind it. First in the order of
 * reading, and without a link, so that the link that skips to the content stays the first of the page.
 */
export function ConsentBanner({ onDecide, onChoose }: ConsentBannerProps) {
  const banner = usePlace();
  const wayBack = useWayBack(banner);
  return (
    <section ref={banner} className={classes.banner} aria-labelledby="consent-heading" {...wayBack}>
      <div className={classes.inside}>
        <div className={classes.words}>
          <h2 id="consent-heading" className={classes.heading}>
            {copy.heading}
          </h2>
          {copy.words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <div className={classes.buttons}>
          <Button small variant="primary" onClick={() => onDecide(optionalGroups)}>
            {copy.acceptAll}
          </Button>
          <Button small variant="primary" onClick={() => onDecide([])}>
            {copy.rejectAll}
          </Button>
          <Button small onClick={onChoose}>
            {copy.choose}
          </Button>
        </div>
      </div>
    </section>
  );
}
