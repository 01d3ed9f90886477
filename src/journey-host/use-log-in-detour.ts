import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Journey } from './journey.ts';
import type { Screen } from './screen.ts';
import { onWalk } from './walks.ts';

/**
 * Leaves for the log-in page, or for the one for who is new, when the journey waits for a member, with the way back in
 * the address; not before it is known that nobody is logged in.
 * Who comes back by the Back button and has not logged in is not sent away again: the journey is told. So it is where a
 * link leads back from the page for who is new.
 */
export function useLogInDetour(
  journey: Journey,
  screen: Screen,
  {
    isMember,
    isVisitor,
    logInPath,
    registerPath = logInPath,
    onAbandoned,
  }: {
    isMember: boolean;
    isVisitor: () => Promise<boolean>;
    logInPath: (returnTo: string) => string;
    registerPath?: ((returnTo: string) => string) | undefined;
    onAbandoned?: (() => void) | undefined;
  },
) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const isWaiting = screen.detour !== null && !isMember;
  const cameBack = useRef(isWaiting && (navigationType === NavigationType.Pop || screen.detourTo === 'register'));
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    const decide = (isSo: boolean) => {
      // Forward again, before anybody knew: the customer is on the way to log in already.
      if (!isSo || isOver || window.location.pathname !== pathname) return undefined;
      const pathFor = screen.detourTo === 'register' ? registerPath : logInPath;
      if (!cameBack.current) return navigate(pathFor(`${pathname}${search}`));
      cameBack.current = false;
      // Whoever has moved meanwhile has had it asked twice.
      isOver = true;
      onAbandoned?.();
      return journey.logInAbandoned();
    };
    void isVisitor().then(decide);
    // Back, before the log-in page was drawn.
    const walked = () => {
      if (window.location.pathname !== pathname) return;
      cameBack.current = true;
      void isVisitor().then(decide);
    };
    const deafen = onWalk(walked);
    return () => {
      isOver = true;
      deafen();
    };
    // Once per wait; the address is read at that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWaiting]);
  const walked = useEffectEvent(() => {
    const { pathname: path, search: query } = window.location;
    const ways = [logInPath, registerPath].map((pathFor) => pathFor(`${pathname}${search}`));
    if (ways.includes(`${path}${query}`)) journey.logInResumed();
  });
  useEffect(() => onWalk(() => walked()), []);
}
