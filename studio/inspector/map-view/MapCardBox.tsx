import { useId } from 'react';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { DrawnState } from '../../charts/drawing.types.ts';
import type { MapCard, Place } from '../../map/journey-map.types.ts';
import type { Unfolded } from '../../map/lay-out-map.ts';
import { badgesOf, titleOf, type MapNames } from '../../map/map-words.ts';
import type { DrawnScreens } from '../../screens/screens-data.ts';
import { FunnelLines } from '../funnel/FunnelLines.tsx';
import type { KnownFunnel } from '../funnel/funnel.types.ts';
import type { Mark } from '../layers/layers.types.ts';
import type { WayMarks } from '../persona/way-marks.ts';
import { ScreenPicture } from '../screens/ScreenPicture.tsx';
import { useAskedFocus, type AskedFocus } from './asked-focus.ts';
import classes from './MapCardBox.module.css';

type MapCardBoxProps = {
  box: DrawnState;
  place: Place;
  /** What is folded into it; null for a card that is itself unfolded from another. */
  card: MapCard | null;
  names: MapNames;
  /** What customers see, the place among it; null where it is not shown. */
  screens: DrawnScreens | null;
  /** The state that the journey stands at, where it stands on this card. */
  here: string | null;
  isFound: boolean;
  /** What the chosen layer says of it. */
  mark: Mark | null;
  funnel: Pick<KnownFunnel, 'sums' | 'other'>;
  /** Whose way is shown. */
  way: WayMarks | null;
  /** The badge of this card that is unfolded. */
  unfolded: Unfolded['badge'] | null;
  asked: AskedFocus;
  onOpen: () => void;
  onUnfold: (badge: Unfolded['badge']) => void;
};

const opens = { page: '', part: '', errand: ', a journey of its own', end: ', an end' } as const;

/** A page of a journey: its title and its sentence, what is folded into it, and whether the customer is there. */
export function MapCardBox({
  box: { x, y, width, height },
  place,
  card,
  names,
  screens,
  here,
  isFound,
  mark,
  funnel,
  way,
  unfolded,
  asked,
  onOpen,
  onUnfold,
}: MapCardBoxProps) {
  const id = useId();
  const button = useAskedFocus(asked, place.id);
  const isHere = here !== null;
  const isOn = ({ states }: Place): boolean => way !== null && states.some((id) => way.ids.has(id));
  const isOnWay = isOn(place) || (card?.waits.some(isOn) ?? false);

  const { wrong = [], others = [], further = [] } = card ? badgesOf(card) : {};
  const badges = [
    ...wrong.map((words) => ({ badge: 'wrong', words }) as const),
    ...others.map((words) => ({ badge: 'others', words }) as const),
  ].map((one) => ({ ...one, leadsOn: card?.[one.badge].some((side) => isOn(side.place)) ?? false }));
  return (
    <li
      className={classes.card}
      style={{ left: x, top: y, width, minHeight: height }}
      data-kind={place.kind}
      data-side={card === null || undefined}
      data-here={isHere || undefined}
      data-found={isFound || undefined}
      data-way={way === null ? undefined : isOnWay ? 'on' : 'off'}
      aria-current={isHere ? 'step' : undefined}
    >
      {screens !== null && (
        <div className={classes.screen}>
          <ScreenPicture screens={screens} place={place.id} size="card" />
        </div>
      )}
      {isHere && (
        <p className={classes.here}>
          <VisuallyHidden>The customer is here: </VisuallyHidden>
          {here}
        </p>
      )}
      {way !== null && isOnWay && (
        <p className={classes.way}>
          <VisuallyHidden>On the way of </VisuallyHidden>
          {way.name}
        </p>
      )}
      <button ref={button} type="button" className={classes.open} aria-describedby={id} onClick={onOpen}>
        {titleOf(place, names)}
        <VisuallyHidden>{opens[place.kind]}</VisuallyHidden>
      </button>
      <p id={id} className={classes.sentence}>
        {place.sentence}
      </p>
      {badges.map(({ badge, words, leadsOn }) => (
        <button
          key={badge}
          type="button"
          className={classes.badge}
          data-badge={badge}
          aria-expanded={unfolded === badge}
          data-way={leadsOn || undefined}
          onClick={() => onUnfold(badge)}
        >
          {words}
          {way !== null && leadsOn && `, ${way.name}’s`}
          <span className={classes.fold} aria-hidden />
        </button>
      ))}
      {further.map((words) => (
        <p key={words} className={classes.further}>
          {words}
        </p>
      ))}
      <FunnelLines place={place.id} funnel={funnel} />
      {mark && (
        <p className={classes.mark} data-kind={mark.kind}>
          <span aria-hidden>{mark.sign} </span>
          {mark.words}
        </p>
      )}
    </li>
  );
}
