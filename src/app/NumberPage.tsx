import type { MoveNumberInput } from '../../machines/move-number/move-number.types.ts';
import { createNumberMoves } from '../gateway-client/number-moves.ts';
import { createSims } from '../gateway-client/sims.ts';
import { createJourney } from '../journey-host/journey.ts';
import { moveNumberPart } from '../journeys/move-number/move-number.part.ts';
import { log } from '../runtime/log.ts';
import { PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

type Way = NonNullable<MoveNumberInput['way']> | 'number';

/** The member's number, which is read anew whenever one of its pages is opened. */
function startMoving({ calls: { gateway }, observe }: Site, way: Way) {
  const part = moveNumberPart({ moves: createNumberMoves(gateway), sims: createSims(gateway) });
  const journey = createJourney({
    // Kept nowhere: a PAC is shown here.
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({ way: way === 'number' ? null : way }),
  });
  return { part, journey };
}

/** /dashboard/number, and its two ways: /dashboard/number/bring, /dashboard/number/leave */
export const NumberPage = ({ site, way }: { site: Site; way: Way }) => (
  <PageJourney key={way} site={site} name={way} start={startMoving} />
);
