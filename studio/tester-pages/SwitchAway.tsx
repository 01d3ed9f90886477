import { useState } from 'react';
import { Alert } from '../../src/ui/Alert/Alert.tsx';
import { JourneyForm } from '../../src/ui/form/JourneyForm.tsx';
import { RadioField } from '../../src/ui/form/RadioField.tsx';
import { TextField } from '../../src/ui/form/TextField.tsx';
import { Section } from './Section.tsx';
import { customerErrors, customerToAsk, lastSwitchAway, standingWords, stepErrors, stepToTake } from './switch-away.ts';
import { testTools } from './test-tools.ts';
import { useAsked } from './use-asked.ts';

const steps = [
  { value: 'order', label: 'Order the switch' },
  { value: 'update', label: 'Move its day' },
  { value: 'trigger', label: 'Be live: the plan here ends with the day before' },
  { value: 'cancel', label: 'Cancel it' },
];

const plain = { autoComplete: 'off', short: true } as const;

/** Another provider, which asks for a member of ours and takes the switch on, step by step. */
export function SwitchAway() {
  const { value, mistake, isBusy, act } = useAsked(lastSwitchAway.read);
  const [asking, setAsking] = useState<ReturnType<typeof customerErrors>>({});
  const [stepping, setStepping] = useState<ReturnType<typeof stepErrors>>({});
  return (
    <Section
      title="A switch to another provider"
      intro="Riverbourne Broadband asks for a member of this site. Only a plan that is live can be found; what doesn’t fit is refused with a fault code."
      mistake={mistake}
    >
      <JourneyForm
        name="switch-away"
        errors={asking}
        busy={isBusy}
        submitLabel="Ask for this member"
        onSubmit={(typed) => {
          const refused = customerErrors(typed);
          setAsking(refused);
          if (Object.keys(refused).length === 0)
            void act(async () => lastSwitchAway.keep(await testTools.askForMember(customerToAsk(typed))));
        }}
      >
        <TextField {...plain} name="lastName" label="Member’s last name" />
        <TextField
          {...plain}
          short={false}
          name="line"
          label="First line of the address"
          description="Like 4 Heron Way."
        />
        <TextField {...plain} name="postcode" label="Postcode" />
        <TextField
          {...plain}
          name="account"
          label="Account number"
          required={false}
          description="The order’s number, or that of a bill. With it the address need only be close."
        />
      </JourneyForm>
      {value && (
        <>
          <Alert kind={value.faultCode === null ? 'info' : 'warning'} title="The switch that was asked for last">
            {standingWords(value)}
          </Alert>
          {value.reference !== null && (
            <JourneyForm
              name="switch-away-step"
              errors={stepping}
              busy={isBusy}
              initial={{ step: 'order' }}
              submitLabel="Send this step"
              onSubmit={(typed) => {
                const refused = stepErrors(typed);
                setStepping(refused);
                if (Object.keys(refused).length === 0)
                  void act(() => testTools.takeSwitchStep(value.id, stepToTake(typed)));
              }}
            >
              <RadioField name="step" label="What the provider does next" options={steps} />
              <TextField
                {...plain}
                name="date"
                label="Date"
                type="date"
                required={false}
                description="Without one, 14 days from today; today to be live."
              />
            </JourneyForm>
          )}
        </>
      )}
    </Section>
  );
}
