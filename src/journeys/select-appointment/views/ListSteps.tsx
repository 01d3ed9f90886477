import { Icon } from '../../../ui/Icon/Icon.tsx';
import { selectAppointmentCopy } from '../select-appointment.copy.ts';
import type { useListEdges } from '../use-list-edges.ts';
import classes from './ListSteps.module.css';

const copy = selectAppointmentCopy.ChoosingDate;

type StepProps = {
  direction: 'back' | 'on';
  /** Nothing more that way. The button keeps the focus, so that nobody is thrown out of the dialog. */
  isOff: boolean;
  onPress: () => void;
};

function Step({ direction, isOff, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={classes.step}
      data-direction={direction}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={direction === 'back' ? 'chevron-left' : 'chevron-right'} size={24} />
      {direction === 'back' ? copy.earlier : copy.later}
    </button>
  );
}

type ListStepsProps = { edges: ReturnType<typeof useListEdges>; isLoading: boolean };

/** Scrolls the dates without dragging. The dates themselves are reached with the arrow keys. */
export function ListSteps({ edges, isLoading }: ListStepsProps) {
  return (
    <div className={classes.steps}>
      <Step direction="back" isOff={isLoading || edges.isAtStart} onPress={() => edges.step(-1)} />
      <Step direction="on" isOff={isLoading || edges.isAtEnd} onPress={() => edges.step(1)} />
    </div>
  );
}
