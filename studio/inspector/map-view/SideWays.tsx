import type { Place, SideWay } from '../../map/journey-map.types.ts';
import { titleOf, type MapNames } from '../../map/map-words.ts';
import panel from '../side/panel.module.css';
import classes from './PageStates.module.css';

type SideWaysProps = {
  title: string;
  ways: readonly SideWay[];
  names: MapNames;
  onOpen: (place: Place) => void;
};

/** What is folded into a card: each way with what its page says, to be opened as a page of its own. */
export function SideWays({ title, ways, names, onOpen }: SideWaysProps) {
  if (ways.length === 0) return null;
  return (
    <section>
      <h3 className={panel.title}>{title}</h3>
      <ul className={panel.places}>
        {ways.map(({ place }) => (
          <li key={place.id}>
            <button type="button" className={panel.place} onClick={() => onOpen(place)}>
              <span className={classes.name}>{titleOf(place, names)}</span> {place.sentence}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
