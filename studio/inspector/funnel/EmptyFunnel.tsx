import panel from '../side/panel.module.css';
import type { Funnel } from './funnel.types.ts';

/** Why nothing is counted, and how to change that; nothing where something is. */
export function EmptyFunnel({ sums }: { sums: Funnel | null }) {
  if (sums === null)
    return (
      <p className={panel.quiet}>
        This site knows no collector. Start it by <code>npm start</code>, which brings one along, or name one in{' '}
        <code>COLLECTOR_URL</code>.
      </p>
    );
  if (sums.runs > 0) return null;
  if (sums.entries > 0) return <p className={panel.quiet}>None of the visits that are kept is one of these.</p>;
  return (
    <p className={panel.quiet}>
      Nobody has been counted in this journey yet. Go through it in another window, after “Accept all” in the question
      about cookies; or send random customers through all journeys with <code>npm run fill-funnel</code>.
    </p>
  );
}
