import { aboutYouMachine } from '../../../machines/about-you/about-you.machine.ts';
import { selectAboutYou } from '../../../machines/about-you/about-you.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createAboutYouActors } from './about-you.actors.ts';

/** A full name, for who has given us only part of it. */
export const aboutYouPart = (calls: Parameters<typeof createAboutYouActors>[0]) =>
  journeyPart({
    machine: aboutYouMachine,
    select: selectAboutYou,
    actors: createAboutYouActors(calls),
    views: () => import('./about-you.views.ts'),
  });
