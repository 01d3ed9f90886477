import { useCallback, useState } from 'react';
import type { LayersSource } from '../layers/layers-source.ts';
import type { Layer } from '../layers/layers.types.ts';
import { useAnswer } from '../page/use-answer.ts';
import type { Register } from '../register/register.types.ts';
import { otherQuestionOf, questionOf } from './funnel-question.ts';
import type { Funnel, FunnelChoice, KnownFunnel } from './funnel.types.ts';

type Sources = { layers: Pick<LayersSource, 'funnelOf'>; register: Pick<Register, 'journey'> };

type Answer = { journey: string; sums: Funnel | null; other: Funnel | null };

const nothing: Answer = { journey: '', sums: null, other: null };

/** The funnel of a journey, as chosen; nothing is asked for while it is not the chosen layer. */
export function useFunnel(
  { layers, register }: Sources,
  { journey, layer, choice }: { journey: string; layer: Layer; choice: FunnelChoice },
): KnownFunnel {
  const isChosen = layer === 'funnel';
  const ask = useCallback(async (): Promise<Answer> => {
    if (!isChosen) return nothing;
    const { chart, map } = await register.journey(journey);
    const asked = { machine: chart.machine, map, now: new Date() };
    const against = otherQuestionOf(choice, asked);
    const [sums, other] = await Promise.all([
      layers.funnelOf(questionOf(choice, asked)),
      against && layers.funnelOf(against),
    ]);
    return { journey, sums, other };
  }, [layers, register, journey, isChosen, choice]);
  const { value, mistake } = useAnswer(ask);
  // Until the next answer is there the last one stays: what was chosen from it would be gone.
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  const before = isChosen && mistake === null && last?.journey === journey ? last : null;
  const { sums, other } = value ?? before ?? nothing;
  return { sums, other, isThere: value !== null, mistake };
}
