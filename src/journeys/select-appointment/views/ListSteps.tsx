import { selectAppointmentCopy } from '../select-appointment.copy.ts';
import type { useListEdges } from '../use-list-edges.ts';
import { StepButton } from './StepButton.tsx';
import classes from './ListSteps.module.css';

const copy = selectAppointmentCopy.ChoosingDate;

type ListStepsProps = { edges: ReturnType<typeof useListEdges>; isLoading: boolean };

/** Scrolls the dates without dragging. The dates themselves are reached with the arrow keys. */
export function ListSteps({ edges, isLoading }: ListStepsProps) {
  return (
    <div className={classes.steps}>
      <StepButton
        direction="back"
        label={copy.earlier}
        isWide
        isOff={isLoading || edges.isAtStart}
        onPress={() => edges.step(-1)}
      />
      <StepButton
        direction="on"
        label={copy.later}
        isWide
        isOff={isLoading || edges.isAtEnd}
        onPress={() => edges.step(1)}
      />
    </div>
  );
}
