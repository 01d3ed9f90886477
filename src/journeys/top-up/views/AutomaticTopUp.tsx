import { paths } from '../../../../machines/shared/paths.ts';
import type { selectTopUp } from '../../../../machines/top-up/top-up.selectors.ts';
import type { Credit } from '../../../../machines/top-up/top-up.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { cardInWords, expiryOnCard } from '../../../ui/format/card.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { topUpCopy, topUpRefusals } from '../top-up.copy.ts';

const copy = topUpCopy.ShowingCredit;

/** When it acts and by how much, where it is off; the gateway says so of one that is on. */
const BELOW = 300;
const BY = 1_000;

type Props = ViewPropsOf<typeof selectTopUp> & { credit: Credit };

function TurnedOn({
  automatic,
  model,
  send,
}: Pick<Props, 'model' | 'send'> & { automatic: NonNullable<Credit['automatic']> }) {
  const { belowInPence, byInPence, card, failures } = automatic;
  return (
    <>
      <Text>{copy.on(belowInPence, byInPence, card === null ? copy.someCard : cardInWords(card))}</Text>
      {failures > 0 && <Text>{copy.failed(failures)}</Text>}
      <div>
        <Button
          small
          loading={model.doing === 'turningOff'}
          disabled={model.isBusy && model.doing !== 'turningOff'}
          onClick={() => send({ type: 'turningOff.requested' })}
        >
          {copy.turnOff}
        </Button>
      </div>
    </>
  );
}

function TurnedOff({ credit, model, send, draft }: Props) {
  const { cards } = model;
  const { cardId } = inWords(model.errors, topUpRefusals);
  return (
    <>
      <Text>{copy.automaticText(BELOW, BY)}</Text>
      {cards.length === 0 ? (
        <>
          <Text>{copy.noCard}</Text>
          <TextLink alone to={paths.paymentMethod}>
            {copy.addCard}
          </TextLink>
        </>
      ) : (
        <JourneyForm
          name="automatic"
          draft={draft}
          errors={cardId === undefined ? {} : { cardId }}
          submitLabel={copy.turnOn}
          busy={model.doing === 'turningOn'}
          onSubmit={({ cardId: chosen = '' }) => send({ type: 'automatic.submitted', cardId: chosen })}
          level={3}
          isQuiet
        >
          <RadioField
            name="cardId"
            label={copy.whichCard}
            initial={cards[0]?.id ?? ''}
            options={cards.map((card) => ({
              value: card.id,
              label: cardInWords(card),
              hint: copy.expiry(expiryOnCard(card)),
            }))}
          />
          {credit.balanceInPence < BELOW && <Text>{copy.atOnce(BELOW, BY)}</Text>}
        </JourneyForm>
      )}
    </>
  );
}

/** Topping up by itself: how it stands, on or off. */
export function AutomaticTopUp({ credit, model, send, draft }: Props) {
  return (
    <Card as="section" tone="sunken" aria-labelledby="automatic-top-up">
      <h2 id="automatic-top-up">{copy.automatic}</h2>
      {credit.automatic === null ? (
        <TurnedOff credit={credit} model={model} send={send} draft={draft} />
      ) : (
        <TurnedOn automatic={credit.automatic} model={model} send={send} />
      )}
    </Card>
  );
}
