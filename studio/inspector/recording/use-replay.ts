import { useEffect, useRef, useState } from 'react';
import type { Live } from '../live/live.ts';
import { openFreshPage } from '../open-in-state/fresh-page.ts';
import { nextPage, stageOf } from './page-stage.ts';
import { replay, type ReplayResult } from './replay.ts';
import type { Recording } from './recording.types.ts';

export type ReplayState =
  | { kind: 'idle' }
  | { kind: 'opening' }
  | { kind: 'playing'; step: number; isWaiting: boolean }
  | { kind: 'unopened' }
  | ReplayResult;

/** Plays a recording in a page of its own, whole or a step at a time. */
export function useReplay(live: Live, onPage: (tab: string) => void) {
  const [state, setState] = useState<ReplayState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const goOn = useRef<(() => void) | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function play(recording: Recording, isStepwise: boolean): Promise<void> {
    running.current?.abort();
    const run = new AbortController();
    const { signal } = run;
    running.current = run;
    setState({ kind: 'opening' });
    const page = openFreshPage();
    if (page === null) return setState({ kind: 'unopened' });
    const opened = nextPage(live, signal, ({ scope }) => scope === page.scope);
    page.go(recording.path);
    const tab = await opened;
    if (signal.aborted) return setState({ kind: 'stopped', step: 0 });
    if (tab === null) return setState({ kind: 'unopened' });
    onPage(tab);
    const result = await replay(recording, stageOf(live, tab), {
      signal,
      onStep: async (step) => {
        const isWaiting = isStepwise && step < recording.steps.length;
        setState({ kind: 'playing', step, isWaiting });
        if (isWaiting)
          await new Promise<void>((resolve) => {
            goOn.current = resolve;
            signal.addEventListener('abort', () => resolve());
          });
      },
    });
    setState(result);
  }

  return {
    state,
    play: (recording: Recording, isStepwise: boolean): void => void play(recording, isStepwise),
    next: (): void => goOn.current?.(),
    stop: (): void => running.current?.abort(),
  };
}
