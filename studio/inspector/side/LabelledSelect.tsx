import { useId, type ReactNode, type Ref } from 'react';
import panel from './panel.module.css';

type LabelledSelectProps = {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** The options. */
  children: ReactNode;
  ref?: Ref<HTMLSelectElement>;
};

/** A field of the inspector to choose one of several from, under or beside its label. */
export function LabelledSelect({ label, value, onChoose, children, ref }: LabelledSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={panel.label}>
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        className={panel.box}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {children}
      </select>
    </>
  );
}
