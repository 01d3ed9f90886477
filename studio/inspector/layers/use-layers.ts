import { useCallback } from 'react';
import { useAnswer } from '../page/use-answer.ts';
import type { JourneyLayers, Layer } from './layers.types.ts';
import type { LayersSource } from './layers-source.ts';

export type KnownLayers = {
  data: JourneyLayers | null;
  copy: Readonly<Record<string, string>> | null;
  /** Asked for and answered: what is not there then is missing. */
  isThere: boolean;
  /** Why it cannot be shown, in words. */
  mistake: string | null;
};

type Answer = Pick<KnownLayers, 'data' | 'copy'>;

const nothing: Answer = { data: null, copy: null };

/** What the chosen layer needs of a journey; nothing is asked for while no layer is chosen. */
export function useLayers(source: LayersSource, journey: string, layer: Layer): KnownLayers {
  const ask = useCallback(async (): Promise<Answer> => {
    if (layer === 'none') return nothing;
    if (layer === 'copy') return { data: null, copy: await source.copyOf(journey) };
    return { data: await source.ofJourney(journey), copy: null };
  }, [source, journey, layer]);
  const { value, mistake } = useAnswer(ask);
  return { ...(value ?? nothing), isThere: value !== null, mistake };
}
