import { Icon } from '../../../ui/Icon/Icon.tsx';
import classes from './StepButton.module.css';

type StepButtonProps = {
  direction: 'back' | 'on';
  label: string;
  /** Shows the label beside the arrow. */
  isWide?: boolean;
  /** Nothing more that way. The button keeps the focus, so that nobody is thrown out of the dialog. */
  isOff: boolean;
  onPress: () => void;
};

export function StepButton({ direction, label, isWide = false, isOff, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={classes.step}
      data-direction={direction}
      data-wide={isWide || undefined}
      aria-label={isWide ? undefined : label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={direction === 'back' ? 'chevron-left' : 'chevron-right'} size={24} />
      {isWide && label}
    </button>
  );
}
