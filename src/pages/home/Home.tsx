import { home } from '../content/home.ts';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import { Benefits } from './Benefits.tsx';
import { Closing } from './Closing.tsx';
import { Hero } from './Hero.tsx';
import { Plans } from './Plans.tsx';
import { Why } from './Why.tsx';

/** Broadband home. */
export function Home() {
  useAnchor();
  return (
    <>
      <PageTitle>{home.eyebrow}</PageTitle>
      <Hero />
      <Benefits />
      <Plans />
      <Why />
      <Closing />
    </>
  );
}
