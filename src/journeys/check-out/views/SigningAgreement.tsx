import type { selectCheckOut } from '../../../../machines/check-out/check-out.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { creditAgreement } from '../../../pages/content/credit-agreement.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { price } from '../../../ui/format/price.ts';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { checkOutCopy, checkOutRefusals } from '../check-out.copy.ts';
import { Asking } from './Asking.tsx';
import classes from './Credit.module.css';

const copy = checkOutCopy.SigningAgreement;

/** The agreement about one phone, what it costs, and the tick and the name that sign it. The next one has a form of its own. */
export function SigningAgreement({ model, send, draft }: ViewPropsOf<typeof selectCheckOut>) {
  const { credit, toSign, isSignatureGone } = model;
  if (!credit || !toSign) return null;
  const { pieceId, name, information: of, signBy } = toSign.piece;
  return (
    <Asking
      words={copy}
      at="ways"
      model={model}
      intro={signBy === null ? copy.accepted : `${copy.accepted} ${copy.signBy(signBy)}`}
    >
      {isSignatureGone && <Alert kind="warning">{copy.gone}</Alert>}
      <section className={classes.part} aria-labelledby="agreement">
        <h2 id="agreement">{copy.ofPhone(name, toSign.place + 1, credit.pieces.length)}</h2>
        <SummaryList
          rows={[
            { term: copy.upfront, details: price(of.upfrontInPence) },
            { term: copy.lent, details: price(of.lentInPence) },
            { term: copy.payments, details: copy.plan(of.months, of.monthlyInPence) },
            { term: copy.total, details: price(of.totalInPence) },
            { term: copy.aprTerm, details: copy.apr(of.aprInPercent) },
          ]}
        />
        <div className={classes.documents}>
          <TextLink alone to={creditAgreement(credit.shopOrderId, pieceId)} newTab isDocument>
            {copy.document}
          </TextLink>
          <TextLink alone to={paths.checkoutCredit}>
            {copy.information}
          </TextLink>
        </div>
      </section>
      <JourneyForm
        key={pieceId}
        name="signature"
        draft={draft.values['over'] === pieceId ? draft : { ...draft, values: {} }}
        errors={inWords(model.errors, checkOutRefusals)}
        submitLabel={copy.submit}
        busy={model.isBusy}
        onSubmit={({ name: typed = '', hasAgreed = '' }) =>
          send({ type: 'agreement.signed', name: typed, hasAgreed: hasAgreed !== '' })
        }
        actions={
          <LinkButton variant="link" to={paths.checkoutPayment}>
            {copy.payAtOnce}
          </LinkButton>
        }
      >
        <input type="hidden" name="over" value={pieceId} />
        <Text>
          <b>{copy.regulated}</b>
        </Text>
        <Text>{copy.withdraw}</Text>
        <CheckboxField name="hasAgreed" label={copy.agree} />
        <TextField name="name" label={copy.name} autoComplete="name" autoCapitalize="words" />
      </JourneyForm>
    </Asking>
  );
}
