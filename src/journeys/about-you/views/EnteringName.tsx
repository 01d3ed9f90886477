import { Column } from '../../../ui/Column/Column.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { aboutYouCopy, aboutYouRefusals } from '../about-you.copy.ts';
import type { selectAboutYou } from '../../../../machines/about-you/about-you.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = aboutYouCopy.EnteringName;

export function EnteringName({ model, send, draft }: ViewPropsOf<typeof selectAboutYou>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <JourneyForm
        name="about-you"
        draft={draft}
        initial={model.name}
        errors={inWords(model.errors, aboutYouRefusals)}
        submitLabel={copy.submit}
        busy={model.isBusy}
        onSubmit={({ firstName = '', lastName = '' }) => send({ type: 'name.submitted', firstName, lastName })}
      >
        <TextField name="firstName" label={copy.firstName} autoComplete="given-name" autoCapitalize="words" />
        <TextField name="lastName" label={copy.lastName} autoComplete="family-name" autoCapitalize="words" />
      </JourneyForm>
    </Column>
  );
}
