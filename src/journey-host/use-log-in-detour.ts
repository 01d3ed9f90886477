import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Journey } from './journey.ts';
import type { Screen } from './screen.ts';

/**
 * Leaves for the log-in page when the journey waits for a member, with the way back in the address; not before it is
 * known that nobody is logged in.
 * Who comes back by the Back button has not logged in: the journey is told, so that it does not send them away again.
 */
export function useLogInDetour(
  journey: Journey,
  screen: Screen,
  {
    isMember,
    isVisitor,
    logInPath,
  }: { isMember: boolean; isVisitor: () => Promise<boolean>; logInPath: (returnTo: string) => string },
) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const isWaiting = screen.detour !== null && !isMember;
  const cameBack = useRef(isWaiting && navigationType === NavigationType.Pop);
  useEffect(() => {
    if (!isWaiting) return undefined;
    if (cameBack.current) {
      cameBack.current = false;
      journey.logInAbandoned();
      return undefined;
    }
    let isOver = false;
    const leave = (isSo: boolean) => (isSo && !isOver ? navigate(logInPath(`${pathname}${search}`)) : undefined);
    void isVisitor().then(leave);
    return () => {
      isOver = true;
    };
    // Once per wait; the address is read at that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWaiting]);
}
