import { useEffect, useRef, useState } from 'react';
import type { Live } from '../live/live.ts';
import { nextPage, stageOf } from '../recording/page-stage.ts';
import { openFreshPage } from './fresh-page.ts';
import { openWay, type Opened } from './open-way.ts';
import { gatewaysPreparer, type Preparer } from './prepare.ts';
import type { WholeWay } from './way.types.ts';

export type OpeningState =
  | { kind: 'preparing' }
  | { kind: 'playing'; step: number }
  /** The browser lets no page open. */
  | { kind: 'blocked' }
  | Opened;

/** The state that was asked for last, by its id and the machine of its way, and how far that is. */
type Opening = { id: string; way: WholeWay; state: OpeningState };

export type Opener = ReturnType<typeof useOpener>;

type Run = { controller: AbortController; over: Promise<void> };

/**
 * Brings fresh pages into states, one at a time; `onPage` hears of each as it comes up. Lives as long as the inspector:
 * whoever looks at something else meanwhile stops nothing.
 */
export function useOpener(
  live: Live,
  onPage: (tab: string) => void,
  preparerHere: () => Promise<Preparer> = gatewaysPreparer,
) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const running = useRef<Run | null>(null);
  useEffect(() => () => running.current?.controller.abort(), []);

  function open(id: string, way: WholeWay): void {
    const before = running.current;
    before?.controller.abort();
    const controller = new AbortController();
    const { signal } = controller;
    const say = (state: OpeningState) => {
      if (running.current?.controller === controller) setOpening({ id, way, state });
    };
    // Before anything is waited for: a click opens a page only at once.
    const page = openFreshPage(way);
    const bring = async () => {
      if (page === null) return say({ kind: 'blocked' });
      say({ kind: 'preparing' });
      // This browser has one customer: what the other one has begun is not to come in between.
      await before?.over;
      const arrival = async () => {
        const tab = await nextPage(live, signal, ({ scope }) => scope === page.scope);
        if (tab === null) return null;
        onPage(tab);
        return stageOf(live, tab);
      };
      const onStep = (step: number) => say({ kind: 'playing', step });
      say(await openWay(way, page, { preparerHere, arrival }, { signal, onStep }));
    };
    const run: Run = { controller, over: Promise.resolve() };
    running.current = run;
    run.over = bring();
  }

  return { opening, open, stop: (): void => running.current?.controller.abort() };
}
