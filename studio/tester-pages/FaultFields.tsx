import { RadioField } from '../../src/ui/form/RadioField.tsx';
import { TextField } from '../../src/ui/form/TextField.tsx';

const kinds = [
  { value: 'status', label: 'It answers with a status' },
  { value: 'slow', label: 'It answers late' },
  { value: 'drop', label: 'The connection breaks' },
  { value: 'malformed', label: 'It answers with broken JSON' },
];

type FaultFieldsProps = {
  /** How the one tab is called that the rule may be kept to; null where there is none. */
  tabLabel: string | null;
  /** Where a rule without a number of calls is ended. */
  endedWhere: string;
};

/** How a call goes wrong: the fields that every form for a fault rule has (see `newFault` for what they take). */
export function FaultFields({ tabLabel, endedWhere }: FaultFieldsProps) {
  const common = {
    inputMode: 'numeric',
    autoComplete: 'off',
    required: false,
    hideOptional: true,
    short: true,
  } as const;
  return (
    <>
      <RadioField name="kind" label="What goes wrong" options={kinds} />
      <TextField
        {...common}
        name="amount"
        label="Status, or seconds"
        description="A status such as 500 or 503; for a late answer the seconds. The site gives up after 10."
      />
      <TextField
        {...common}
        name="times"
        label="How many calls"
        description={`Empty: every call, until ${endedWhere}.`}
      />
      {tabLabel !== null && (
        <RadioField
          name="whose"
          label="Whose calls"
          options={[
            { value: 'tab', label: tabLabel },
            { value: 'everybody', label: 'Everybody on this gateway' },
          ]}
        />
      )}
    </>
  );
}
