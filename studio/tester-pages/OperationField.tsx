import controls from '../../src/ui/form/control.module.css';
import { FieldFrame } from '../../src/ui/form/FieldFrame.tsx';
import { useField } from '../../src/ui/form/use-field.ts';
import classes from './OperationField.module.css';

const label = 'Which call';

/** One of the gateway's calls by its name in the contract, or all of them. */
export function OperationField({ names }: { names: readonly string[] }) {
  const { id, error, start, aria } = useField({ name: 'operation', required: false });
  return (
    <FieldFrame id={id} label={label} isRequired={false} hideOptional error={error} singleLine>
      <select
        {...aria}
        id={id}
        name="operation"
        defaultValue={start}
        className={`${controls.control} ${controls.line} ${classes.operation}`}
      >
        <option value="">Every call</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </FieldFrame>
  );
}
