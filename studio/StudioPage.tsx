import { useLocation } from 'react-router-dom';
import { lateView } from '../src/journey-host/late-view.tsx';
import type { Site } from '../src/app/site.ts';

/** For testers: what holds in this tab and at the gateway. */
const Tools = lateView(() => import('./tester-pages/Tools.tsx').then((page) => page.Tools));
/** The kit, for designers and testers. */
const Gallery = lateView(() => import('./kit/Gallery.tsx').then((page) => page.Gallery));
/** The journeys as charts, and what runs in other tabs. */
const InspectorPage = lateView(() => import('./inspector/page/InspectorPage.tsx').then((page) => page.InspectorPage));
/** Two versions of the journeys beside each other. */
const ComparePage = lateView(() => import('./inspector/diff/ComparePage.tsx').then((page) => page.ComparePage));

/** Every sentence that customers read. */
const WordsPage = lateView(() => import('./inspector/words/WordsPage.tsx').then((page) => page.WordsPage));

/** The page of the studio at an address. */
export function StudioPage({ site }: { site: Site }) {
  const { pathname, search } = useLocation();
  if (pathname.startsWith('/ui')) return <Gallery />;
  const asked = new URLSearchParams(search);
  if (pathname === '/inspector' && asked.has('compare')) return <ComparePage />;
  if (pathname === '/inspector' && asked.has('words')) return <WordsPage />;
  return pathname.startsWith('/inspector') ? <InspectorPage /> : <Tools site={site} />;
}
