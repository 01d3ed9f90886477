import { useLocation } from 'react-router-dom';
import { lateView } from '../journey-host/late-view.tsx';
import type { Site } from './site.ts';

/** For testers: what holds in this tab and at the gateway. */
const Tools = lateView(() => import('../tools/Tools.tsx').then((page) => page.Tools));
/** The kit, for designers and testers. */
const Gallery = lateView(() => import('../gallery/Gallery.tsx').then((page) => page.Gallery));
/** The journeys as charts, and what runs in other tabs. */
const InspectorPage = lateView(() => import('../inspector/page/InspectorPage.tsx').then((page) => page.InspectorPage));
/** Two versions of the journeys beside each other. */
const ComparePage = lateView(() => import('../inspector/diff/ComparePage.tsx').then((page) => page.ComparePage));

/** The page for testers at an address; the app asks for it only where tools are on. */
export function ToolPage({ site }: { site: Site }) {
  const { pathname, search } = useLocation();
  if (pathname.startsWith('/ui')) return <Gallery />;
  if (pathname === '/inspector' && new URLSearchParams(search).has('compare')) return <ComparePage />;
  return pathname.startsWith('/inspector') ? <InspectorPage /> : <Tools site={site} />;
}
