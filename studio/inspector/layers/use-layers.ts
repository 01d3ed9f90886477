import { useCallback } from 'react';
import { useAnswer } from '../page/use-answer.ts';
import type { Register } from '../register/register.types.ts';
import type { JourneyLayers, Layer, Survivors } from './layers.types.ts';
import type { LayersSource } from './layers-source.ts';

export type KnownLayers = {
  data: JourneyLayers | null;
  copy: Readonly<Record<string, string>> | null;
  survivors: Survivors | null;
  /** Asked for and answered: what is not there then is missing. */
  isThere: boolean;
  /** Why it cannot be shown, in words. */
  mistake: string | null;
};

type Sources = { layers: LayersSource; register: Pick<Register, 'journey'> };

type Answer = Pick<KnownLayers, 'data' | 'copy' | 'survivors'>;

const nothing: Answer = { data: null, copy: null, survivors: null };

/** What the chosen layer needs of a journey; nothing is asked for while no layer is chosen. */
export function useLayers({ layers, register }: Sources, journey: string, layer: Layer): KnownLayers {
  const ask = useCallback(async (): Promise<Answer> => {
    // What visits did is asked for by itself.
    if (layer === 'none' || layer === 'funnel') return nothing;
    if (layer === 'copy') return { ...nothing, copy: await layers.copyOf(journey) };
    if (layer === 'survivors') return { ...nothing, survivors: await layers.survivorsOf(journey) };
    const { chart } = await register.journey(journey);
    return { ...nothing, data: await layers.ofJourney(journey, chart) };
  }, [layers, register, journey, layer]);
  const { value, mistake } = useAnswer(ask);
  return { ...(value ?? nothing), isThere: value !== null, mistake };
}
