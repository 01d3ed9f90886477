import type {
  ChoosePaymentMethodModel,
  selectChoosePaymentMethod,
  ShownCard,
} from '../../../../machines/choose-payment-method/choose-payment-method.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { cardInWords, expiryOnCard } from '../../../ui/format/card.ts';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { choosePaymentMethodCopy, methodRefusals } from '../choose-payment-method.copy.ts';
import classes from './PaymentMethod.module.css';

const copy = choosePaymentMethodCopy.ShowingMethod;

type Props = ViewPropsOf<typeof selectChoosePaymentMethod>;

const isBad: ReadonlySet<ChoosePaymentMethodModel['news']> = new Set(['cardGone', 'cardExpired']);

const expiryOf = (card: ShownCard): string =>
  card.isExpired ? copy.hasExpired(expiryOnCard(card)) : copy.expiry(expiryOnCard(card));

type Debit = NonNullable<ChoosePaymentMethodModel['debit']>;

const debitInWords = ({ state, endingIn, confirmedBy }: Debit): string =>
  state === 'PENDING' ? copy.pending(copy.account(endingIn), confirmedBy) : copy.debit(copy.account(endingIn));

function inUse({ charged, debit }: ChoosePaymentMethodModel): string {
  if (debit !== null) return debitInWords(debit);
  if (charged === null) return copy.none;
  return charged.isExpired
    ? copy.expired(cardInWords(charged))
    : copy.charged(cardInWords(charged), expiryOnCard(charged));
}

function nextInWords({ by, state, on }: ChoosePaymentMethodModel['charges'][number]): string {
  if (state === 'COLLECTING') return copy.collecting(on);
  return by === 'CARD' ? copy.planned(on) : copy.plannedDebit(on);
}

/** How bills are paid today, and what is taken next. */
function Now({ model, send }: Pick<Props, 'model' | 'send'>) {
  const { charged, debit, charges } = model;
  const [next] = charges;
  return (
    <Card as="section" aria-labelledby="paying-now">
      <h2 id="paying-now">{copy.now}</h2>
      <Text>{inUse(model)}</Text>
      {debit !== null && (
        <>
          <Text tone="soft">{copy.notice}</Text>
          {debit.reference !== null && <Text tone="soft">{copy.reference(debit.reference)}</Text>}
        </>
      )}
      {next && (
        <>
          <Text>{nextInWords(next)}</Text>
          <TextLink alone to={`${paths.bills}/${next.billId}`}>
            {copy.bill}
          </TextLink>
        </>
      )}
      {(charged !== null || debit !== null) && (
        <div>
          <Button small disabled={model.isBusy} onClick={() => send({ type: 'stopping.requested' })}>
            {debit === null ? copy.stop : copy.stopDebit}
          </Button>
        </div>
      )}
    </Card>
  );
}

function DirectDebit({ model, send }: Pick<Props, 'model' | 'send'>) {
  const { debit, isBeginningDebit, isBusy } = model;
  // While a bank has yet to answer there is nothing to change but to end it.
  if (debit?.state === 'PENDING') return null;
  return (
    <section className={classes.section} aria-labelledby="direct-debit">
      <h2 id="direct-debit">{copy.debitHeading}</h2>
      <Text>{copy.debitText}</Text>
      <div>
        <Button
          loading={isBeginningDebit}
          disabled={isBusy && !isBeginningDebit}
          onClick={() => send({ type: 'debit.requested' })}
        >
          {debit === null ? copy.debitButton : copy.debitOther}
        </Button>
      </div>
    </section>
  );
}

function Choice({ model, send, draft }: Props) {
  const first = model.cards.find((card) => !card.isExpired);
  return (
    <section className={classes.section} aria-labelledby="choosing-card">
      <h2 id="choosing-card">{copy.choose}</h2>
      {model.debit !== null && <Text>{copy.endsDebit}</Text>}
      <JourneyForm
        name="card"
        draft={draft}
        errors={inWords(model.errors, methodRefusals)}
        submitLabel={copy.use}
        busy={model.isChoosing}
        onSubmit={({ cardId = '' }) => send({ type: 'card.submitted', cardId })}
      >
        <RadioField
          name="cardId"
          label={copy.which}
          initial={model.charged?.id ?? first?.id ?? ''}
          options={model.cards.map((card) => ({
            value: card.id,
            label: cardInWords(card),
            hint: card.isCharged ? `${expiryOf(card)}. ${copy.inUse}` : expiryOf(card),
          }))}
        />
      </JourneyForm>
    </section>
  );
}

function Cards({ model, send }: Pick<Props, 'model' | 'send'>) {
  return (
    <section className={classes.section} aria-labelledby="your-cards">
      <h2 id="your-cards">{copy.yours}</h2>
      <ul className={classes.cards}>
        {model.cards.map((card) => (
          <li key={card.id} className={classes.card}>
            <div>
              <Text type="loud-bold">{cardInWords(card)}</Text>
              <Text tone="soft">{expiryOf(card)}</Text>
            </div>
            <Button small disabled={model.isBusy} onClick={() => send({ type: 'removal.requested', cardId: card.id })}>
              {copy.remove}
              <VisuallyHidden> {cardInWords(card)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How bills are paid, and every way to change that. */
export function ShowingMethod({ model, send, draft }: Props) {
  const { cards, news } = model;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      {news && <Alert kind={isBad.has(news) ? 'warning' : 'success'}>{copy.news[news]}</Alert>}
      <Now model={model} send={send} />
      {cards.length > 0 && <Choice model={model} send={send} draft={draft} />}
      <section className={classes.section} aria-labelledby="adding-card">
        <h2 id="adding-card">{copy.add}</h2>
        <Text>{copy.addText}</Text>
        <div>
          <Button
            variant={cards.length === 0 ? 'primary' : 'standard'}
            loading={model.isBeginningCheck}
            disabled={model.isBusy && !model.isBeginningCheck}
            onClick={() => send({ type: 'cardCheck.requested' })}
          >
            {copy.addButton}
          </Button>
        </div>
      </section>
      <DirectDebit model={model} send={send} />
      {cards.length > 0 && <Cards model={model} send={send} />}
      <section className={classes.section} aria-labelledby="paying-facts">
        <h2 id="paying-facts">{copy.facts}</h2>
        <ul className={classes.facts}>
          {copy.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <WaysOn>
        {model.orderId !== null && (
          <LinkButton to={`${paths.orders}/${model.orderId}${paths.orderSummary}`}>{copy.confirmation}</LinkButton>
        )}
        <LinkButton to={paths.bills}>{copy.bills}</LinkButton>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
