import { useCallback } from 'react';
import type { DrawnScreens } from '../../screens/screens-data.ts';
import { useAnswer } from '../page/use-answer.ts';
import type { ScreensSource } from './screens-source.ts';

const none: DrawnScreens = { styles: [], markups: {} };

/** The screens of a journey, none until they are there; null where nobody wants any, or where they cannot be had. */
export function useScreens({ of }: ScreensSource, journey: string, isShown: boolean): DrawnScreens | null {
  const { value, mistake } = useAnswer(
    useCallback(() => (isShown ? of(journey) : Promise.resolve(none)), [of, journey, isShown]),
  );
  return isShown && mistake === null ? (value ?? none) : null;
}
