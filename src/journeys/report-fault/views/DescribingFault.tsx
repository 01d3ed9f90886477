import { maxDetailsLength, problems, times } from '../../../../machines/report-fault/report-fault.rules.ts';
import type { selectReportFault } from '../../../../machines/report-fault/report-fault.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { problemNames, reportFaultCopy, reportRefusals, timeNames } from '../report-fault.copy.ts';
import { EarlierFaults } from './EarlierFaults.tsx';
import classes from './ReportFault.module.css';
import { TalkToUs } from './TalkToUs.tsx';

const copy = reportFaultCopy.DescribingFault;

type Props = ViewPropsOf<typeof selectReportFault>;

function ReportForm({ model, send, draft }: Props) {
  return (
    <JourneyForm
      name="fault"
      draft={draft}
      initial={{ contactPhone: model.phone }}
      errors={inWords(model.errors, reportRefusals)}
      submitLabel={copy.submit}
      busy={model.isBusy}
      onSubmit={({ problem = '', sinceDate = '', sinceTime = '', details = '', contactPhone = '' }) =>
        send({ type: 'report.submitted', problem, sinceDate, sinceTime, details, contactPhone })
      }
    >
      <RadioField
        name="problem"
        label={copy.problem}
        options={problems.map((value) => ({ value, label: problemNames[value] }))}
      />
      <TextAreaField
        name="details"
        label={copy.details}
        description={copy.detailsHint}
        required={false}
        maxLength={maxDetailsLength}
      />
      <TextField
        name="sinceDate"
        label={copy.sinceDate}
        description={copy.sinceHint(model.goLive)}
        type="date"
        {...(model.goLive !== null && { min: model.goLive })}
        short
      />
      <RadioField
        name="sinceTime"
        label={copy.sinceTime}
        options={times.map((value) => ({ value, label: timeNames[value], hint: copy.timeHints[value] }))}
      />
      <TextField
        name="contactPhone"
        label={copy.phone}
        description={copy.phoneHint}
        type="tel"
        autoComplete="tel"
        required={false}
      />
    </JourneyForm>
  );
}

/** What often helps, in three lines; then what is wrong and since when, with chat and phone beside it (DB-01). */
export function DescribingFault(props: Props) {
  const { planName, address, news, earlier, fault } = props.model;
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro(planName, address)}</p>}>{copy.heading}</PageHeading>
      {news && <Alert kind="warning">{copy.news[news]}</Alert>}
      <div className={classes.columns}>
        <div className={classes.main}>
          <Card as="section" tone="turquoise" aria-labelledby="fault-first">
            <div className={classes.part}>
              <h2 id="fault-first">{copy.first}</h2>
              <ol className={classes.list}>
                {copy.tries.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ol>
              <TextLink alone to="/help/faults">
                {copy.more}
              </TextLink>
            </div>
          </Card>
          <section className={classes.part} aria-labelledby="fault-form">
            <h2 id="fault-form">{copy.form}</h2>
            <Text>{copy.promise}</Text>
            <ReportForm {...props} />
          </section>
        </div>
        <div className={classes.main}>
          <TalkToUs />
          <EarlierFaults faults={fault ? [fault, ...earlier] : earlier} />
        </div>
      </div>
    </Column>
  );
}
