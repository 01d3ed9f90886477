import { Button } from '../../../src/ui/Button/Button.tsx';
import type { SideWay } from '../../map/journey-map.types.ts';
import { titleOf, type MapNames } from '../../map/map-words.ts';
import classes from './MapView.module.css';

type SideWaysProps = {
  title: string;
  ways: readonly SideWay[];
  names: MapNames;
  /** Asked to see a state in the whole chart. */
  onState: (id: string) => void;
};

/** What is folded into a card: each way with what its page says, and the way to it in the chart. */
export function SideWays({ title, ways, names, onState }: SideWaysProps) {
  if (ways.length === 0) return null;
  return (
    <section>
      <h3 className={classes.subtitle}>{title}</h3>
      <ul className={classes.ways}>
        {ways.map(({ place }) => (
          <li key={place.id} className={classes.way}>
            <Button small onClick={() => onState(place.states[0] ?? place.id)}>
              {titleOf(place, names)}
            </Button>
            <span>{place.sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
