import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import { optionalGroups, type ConsentGroup } from './consent-choice.ts';
import { consentCopy as copy } from './consent.copy.ts';
import classes from './ConsentBanner.module.css';

type ConsentBannerProps = {
  onDecide: (granted: readonly ConsentGroup[]) => void;
  onChoose: () => void;
};

/** Tells the page how much of its lower edge is taken, so that nothing is hidden for good: what sticks there moves up. */
function useBottomInset() {
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    let frame = 0;
    const watch = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      // All styles hang on it: the frame that shows the banner need not work them out twice.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => style.setProperty('--bottom-inset', `${Math.ceil(height)}px`));
    });
    if (banner.current) watch.observe(banner.current);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      style.removeProperty('--bottom-inset');
    };
  }, []);
  return banner;
}

/**
 * Whoever answers goes on where they were before they came here; who came from the page's start is there again by
 * themselves.
 */
function useWayBack() {
  const from = useRef<HTMLElement | null>(null);
  const hasFocus = useRef(false);
  useEffect(
    () => () => {
      if (hasFocus.current && from.current?.isConnected) from.current.focus({ preventScroll: true });
    },
    [],
  );
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
 * Asks about cookies at the foot of the screen; the page goes on behind it. First in the order of reading, and without a
 * link, so that the link that skips to the content stays the first of the page.
 */
export function ConsentBanner({ onDecide, onChoose }: ConsentBannerProps) {
  const banner = useBottomInset();
  const wayBack = useWayBack();
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
