import { Column } from '../../../ui/Column/Column.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { StepAction } from '../../../ui/SummaryFooter/StepAction.tsx';
import { draftAbout } from '../../../ui/form/draft-about.ts';
import { switchProviderCopy, switchProviderRefusals } from '../switch-provider.copy.ts';
import type { selectSwitchProvider } from '../../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = switchProviderCopy.ChoosingSwitch;
const form = 'switch';

export function ChoosingSwitch({ model, send, draft }: ViewPropsOf<typeof selectSwitchProvider>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <StepAction form={form} label={copy.submit} busy={false}>
        <JourneyForm
          name={form}
          draft={draftAbout(draft, model.wish ?? '')}
          initial={{ wish: model.wish ?? '' }}
          errors={inWords(model.errors, switchProviderRefusals)}
          submitLabel={copy.submit}
          onSubmit={({ wish = '' }) => send({ type: 'wish.submitted', wish })}
        >
          <RadioField
            name="wish"
            label={copy.heading}
            isLabelHidden
            options={[
              { value: 'switch', label: copy.switch, hint: copy.switchHint },
              { value: 'self', label: copy.self, hint: copy.selfHint },
              { value: 'none', label: copy.none, hint: copy.noneHint },
            ]}
          />
        </JourneyForm>
      </StepAction>
    </Column>
  );
}
