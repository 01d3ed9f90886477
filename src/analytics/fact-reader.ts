import { createStepReader } from '../journey-host/steps.ts';
import type { AnalyticsEvent } from './catalogue.ts';
import type { Fact } from './facts.ts';
import { createStepTeller, type JourneyAnalytics } from './journey-analytics.ts';
import { createPageViews } from './page-view.ts';
import { createStepsShown } from './steps-shown.ts';
import { createTouches } from './touches.ts';

export type FactReaderOptions = {
  journeys: readonly JourneyAnalytics[];
  track: (event: AnalyticsEvent) => void;
  /** Told once of each mistake in the catalogue or in what a journey declares. */
  onMistake: (message: string) => void;
};

/**
 * Turns what happens into events. The one place where a mistake ends: a developer's slip in what is counted must not
 * stop a customer.
 */
export function createFactReader({ journeys, track, onMistake }: FactReaderOptions): (fact: Fact) => void {
  const mistakes = new Set<string>();
  const tellStep = createStepTeller(journeys);
  const tellPage = createPageViews();
  const stepsShown = createStepsShown();
  const touches = createTouches();

  function safely(work: () => void): void {
    try {
      work();
    } catch (error) {
      const message = error instanceof Error ? error.message : 'unknown';
      if (mistakes.has(message)) return;
      mistakes.add(message);
      onMistake(message);
    }
  }

  const send = (event: AnalyticsEvent | null) => void (event && safely(() => track(event)));
  const readStep = createStepReader((step) => tellStep(step).forEach(send));

  function readJourney({ told, isRestoring, at }: Extract<Fact, { kind: 'journey' }>): void {
    readStep(told, isRestoring);
    stepsShown(told, isRestoring, at).forEach(send);
  }

  function readPage(pathname: string, title: string): void {
    const event = tellPage(pathname, title);
    if (event) touches.forget();
    send(event);
  }

  return (fact) =>
    safely(() => {
      if (fact.kind === 'journey') readJourney(fact);
      else if (fact.kind === 'page') readPage(fact.pathname, fact.title);
      else send(touches.tell(fact.event));
    });
}
