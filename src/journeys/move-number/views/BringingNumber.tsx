import type { selectMoveNumber } from '../../../../machines/move-number/move-number.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Accordion } from '../../../ui/Accordion/Accordion.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { moveNumberCopy, moveRefusals } from '../move-number.copy.ts';
import classes from './MoveNumber.module.css';

const copy = moveNumberCopy.BringingNumber;

/** The PAC, the number that it is for, and the day on which it comes. */
export function BringingNumber({ model, send, draft }: ViewPropsOf<typeof selectMoveNumber>) {
  const { known, typed, errors } = model;
  const { days = [], phoneNumber = null } = known ?? {};
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <div className={classes.parts}>
        <JourneyForm
          name="number-move"
          draft={draft}
          initial={typed ?? { day: first }}
          errors={inWords(errors, moveRefusals)}
          submitLabel={copy.submit}
          busy={model.isBusy}
          onSubmit={({ pac = '', phoneNumber: wanted = '', day = '' }) =>
            send({ type: 'move.submitted', pac, phoneNumber: wanted, day })
          }
          actions={
            <LinkButton to={paths.number} variant="link">
              {copy.number}
            </LinkButton>
          }
        >
          <TextField
            name="pac"
            label={copy.pac}
            description={copy.pacHint}
            autoComplete="off"
            autoCapitalize="characters"
            short
          />
          <TextField
            name="phoneNumber"
            label={copy.phoneNumber}
            description={copy.phoneNumberHint}
            type="tel"
            autoComplete="tel"
          />
          <TextField
            name="day"
            label={copy.day}
            description={copy.dayHint(first, last)}
            type="date"
            min={first}
            max={last}
            short
          />
          {phoneNumber !== null && <Text>{copy.ends(phoneNumber)}</Text>}
        </JourneyForm>
        <section className={classes.section} aria-labelledby="bringing-questions">
          <h2 id="bringing-questions">{copy.questions}</h2>
          <Accordion items={copy.faq} />
        </section>
      </div>
    </Column>
  );
}
