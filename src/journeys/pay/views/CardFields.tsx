import { useEffect, useRef } from 'react';
import type { CardFrame, selectPay } from '../../../../machines/pay/pay.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { frameAddress, joinFrame, type FrameMessage, type FrameTheme } from '../../../payment-frame/payment-frame.ts';
import classes from './CardFields.module.css';

type Send = ViewPropsOf<typeof selectPay>['send'];

const darkQuery = '(prefers-color-scheme: dark)';
const themeIn = ({ matches }: Pick<MediaQueryList, 'matches'>): FrameTheme => (matches ? 'dark' : 'light');

/** What the customer has done in the provider's page, as the machine hears of it. */
function eventOf(message: Exclude<FrameMessage, { type: 'height' }>): Parameters<Send>[0] {
  switch (message.type) {
    case 'ready':
      return { type: 'card.shown' };
    case 'paying':
      return { type: 'payment.started' };
    case 'failed':
      return { type: 'payment.interrupted' };
    case 'over':
      return { type: 'session.ended', status: message.status };
    case 'redirect':
      return { type: 'payment.redirected', url: message.url, to: message.to };
    case 'result': {
      const { resultCode, sessionResult } = message;
      return { type: 'payment.answered', resultCode, sessionResult };
    }
  }
}

/** The provider's page in its frame, for as long as the payment is taken: what is typed in it stays, and never comes to us. */
export function CardFields({
  title,
  frame: { origin, sessionId, sessionData },
  send,
}: {
  title: string;
  frame: CardFrame;
  send: Send;
}) {
  const place = useRef<HTMLIFrameElement>(null);
  const tell = useRef(send);
  useEffect(() => {
    tell.current = send;
  }, [send]);
  useEffect(() => {
    const frame = place.current;
    if (!frame) return undefined;
    const scheme = matchMedia(darkQuery);
    const joined = joinFrame(frame, { origin, sessionData }, (message) => tell.current(eventOf(message)));
    const follow = (now: MediaQueryListEvent) => joined.setTheme(themeIn(now));
    scheme.addEventListener('change', follow);
    // Not before somebody listens.
    frame.src = frameAddress(origin, sessionId, themeIn(scheme));
    return () => {
      scheme.removeEventListener('change', follow);
      joined.leave();
    };
  }, [origin, sessionId, sessionData]);
  return (
    <div className={classes.place}>
      {/* Of another origin, which alone the policy lets in; it asks its own server, so that a sandbox would have to allow it all. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={place} title={title} className={classes.frame} />
    </div>
  );
}
