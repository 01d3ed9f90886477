import {
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Boundary } from '../runtime/Boundary.tsx';
import { isMissingCode, mayReload } from '../runtime/missing-code.ts';
import type { Journey } from './journey.ts';
import type { JourneyPart, ViewProps } from './journey-part.ts';
import { late, useLate } from './late.ts';
import { preloadViews, viewOf } from './part-views.ts';
import { NotDrawn } from './NotDrawn.tsx';
import type { Layer, Screen } from './screen.ts';
import { useAddressBar } from './use-address-bar.ts';
import { useLogInDetour } from './use-log-in-detour.ts';
import { whenActive } from './when-active.ts';

/** What is said of a dialog that is not there: no first page brings it, and without it nothing is said. */
const words = late(() => import('./OnItsWay.tsx'));

/** Drawn again only for news: the host hands on the same layer as long as it is the same. */
const LayerView = memo(function LayerView({ journey, layer }: { journey: Journey; layer: Layer }) {
  const View: ComponentType<ViewProps<unknown, { type: string }>> = useLate(viewOf(layer));
  const { actor } = layer;
  const send = useCallback((event: { type: string }) => journey.tell(actor, event), [journey, actor]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each drawing
  useLayoutEffect(() => journey.drawn(), [journey, layer]);
  // Loaded once: the same component at every drawing.
  // oxlint-disable-next-line react/static-components
  return <View model={layer.model} send={send} draft={journey.draft(layer.key)} />;
});

/** The frame of the journey around its pages, where it has one. */
function Framed({
  journey,
  part: { frame: Frame },
  root: { model, actor },
  children,
}: {
  journey: Journey;
  part: JourneyPart;
  root: Screen['root'];
  children: ReactNode;
}) {
  if (!Frame) return children;
  return (
    <Frame model={model} send={(event: { type: string }) => journey.tell(actor, event)}>
      {children}
    </Frame>
  );
}

/** For code that did not arrive the page has words of its own; whatever else it was, the journey goes back. */
function withoutView(error: unknown): ReactNode {
  if (isMissingCode(error)) throw error;
  return null;
}

const never = () => false;

export type JourneyScreenProps = {
  journey: Journey;
  part: JourneyPart;
  /** Shown while the views' code loads. */
  fallback: ReactNode;
  isMember: boolean;
  /** Answers once it is known who is here. */
  isVisitor: () => Promise<boolean>;
  /** Whether the site leads whoever is here away from a page, before the journey moves it. */
  isLeft?: (path: string) => boolean;
  /** What its addresses begin with, where a journey is about what they name: `/dashboard/orders/…`. */
  base?: string;
  /** The log-in page's address for somebody who wants to come back to `returnTo`. */
  logInPath: (returnTo: string) => string;
  /** The page for who is new, where the journey sends its visitors there. */
  registerPath?: (returnTo: string) => string;
  /** Somebody has come back from the log-in page without logging in. */
  onLogInAbandoned?: () => void;
};

type DrawnScreenProps = Pick<JourneyScreenProps, 'journey' | 'part' | 'fallback'> & { newest: Screen };

/** The page of the deepest state, modals over it, the frame around it. */
function DrawnScreen({ journey, part, fallback, newest }: DrawnScreenProps) {
  // The page that is left stays until the code of the next one is there.
  const before = useDeferredValue(newest);
  const isThere = [newest.page, ...newest.modals].every((layer) => !layer || viewOf(layer).now());
  const screen = isThere ? newest : before;

  useEffect(() => {
    // Before the drawing hears of it: a dialog that does not come must not take its page along.
    for (const dialog of newest.modals)
      if (!viewOf(dialog).now())
        viewOf(dialog)
          .load()
          .catch((error: unknown) => isMissingCode(error) && !mayReload(error) && journey.notOpened(dialog.key));
  }, [journey, newest]);

  const { OnItsWay, NotOpened } = words.now() ?? {};
  const shown = screen.page?.part;
  useEffect(() => {
    // Ahead of need: what does not arrive now is asked for again when it is needed.
    if (shown) whenActive(() => void Promise.all([words.load(), preloadViews(part, shown)]).catch(() => undefined));
  }, [part, shown]);

  return (
    <Framed journey={journey} part={part} root={screen.root}>
      <Suspense fallback={fallback}>
        {screen.page && <LayerView key={screen.page.key} journey={journey} layer={screen.page} />}
        {screen.modals.map((layer) => (
          <LayerView key={layer.key} journey={journey} layer={layer} />
        ))}
      </Suspense>
      {OnItsWay && screen !== newest && <OnItsWay />}
      {NotOpened && newest.isNotOpened && <NotOpened onRead={journey.carryOn} />}
    </Framed>
  );
}

/** Draws a journey once it has answered for the page in the address bar. */
export function JourneyScreen({
  journey,
  part,
  fallback,
  isMember,
  isVisitor,
  isLeft = never,
  base = '',
  logInPath,
  registerPath,
  onLogInAbandoned,
}: JourneyScreenProps) {
  const newest = useSyncExternalStore(journey.subscribe, journey.screen, journey.screen);
  const isAnswered = useAddressBar(journey, isLeft, base);
  useLogInDetour(journey, newest, {
    isMember,
    isVisitor,
    logInPath,
    registerPath,
    onAbandoned: onLogInAbandoned,
  });

  const navigationType = useNavigationType();
  useEffect(() => {
    // Back, a reload, or the way back from log-in. A link is a new beginning: it must not run into the same wall again.
    if (navigationType !== NavigationType.Push) journey.resumed(isMember);
    // Once, on arrival.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [journey]);

  return (
    <Boundary
      at={String(newest.isBroken)}
      onError={(error) => isMissingCode(error) || journey.notDrawn(error)}
      fallback={withoutView}
    >
      {newest.isBroken && <NotDrawn onCarryOn={journey.carryOn} onStartAgain={journey.startAgain} />}
      {!newest.isBroken && !isAnswered && fallback}
      {!newest.isBroken && isAnswered && (
        <DrawnScreen journey={journey} part={part} fallback={fallback} newest={newest} />
      )}
    </Boundary>
  );
}
