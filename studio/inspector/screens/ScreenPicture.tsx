import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../src/journey-host/when-active.ts';
import type { DrawnScreens } from '../../screens/screens-data.ts';
import { fillFrame } from './fill-frame.ts';
import classes from './ScreenPicture.module.css';

/** With a type, or the browser would draw it as pages were drawn long ago. */
const emptyPage = '<!doctype html><html><head></head><body></body></html>';

type Screen = { markup: string; styles: readonly string[] };

/**
 * A page in a frame as wide as a phone, so that its layout is that of a phone. It is a picture: nobody gets into it by mouse, keyboard or
 * screen reader, and no script runs in it.
 */
function Frame({ markup, styles }: Screen) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isLoaded) return;
    let isWanted = true;
    // One after the other: each is a page that is laid out.
    whenIdle(() => {
      const page = isWanted ? frame.current?.contentDocument : null;
      if (page) void fillFrame(page, markup, styles).then(() => isWanted && setDrawn(true));
    });
    return () => {
      isWanted = false;
    };
  }, [markup, styles, isLoaded]);
  return (
    <iframe
      ref={frame}
      className={classes.frame}
      title="The page as customers see it"
      srcDoc={emptyPage}
      sandbox="allow-same-origin"
      tabIndex={-1}
      inert
      data-drawn={isDrawn || undefined}
      onLoad={() => setLoaded(true)}
    />
  );
}

type ScreenPictureProps = {
  screens: DrawnScreens;
  /** The place's id. Until its screen is there, its room is. */
  place: string;
  size: 'card' | 'page';
};

/** A page as customers see it, small. */
export function ScreenPicture({ screens: { styles, markups }, place, size }: ScreenPictureProps) {
  const markup = markups[place];
  return (
    <div className={classes.screen} data-size={size} aria-hidden>
      {markup !== undefined && <Frame markup={markup} styles={styles} />}
    </div>
  );
}
