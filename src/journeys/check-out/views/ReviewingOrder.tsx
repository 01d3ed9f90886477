import type { CheckOutModel, selectCheckOut } from '../../../../machines/check-out/check-out.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { creditAgreement } from '../../../pages/content/credit-agreement.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { checkOutCopy, simsInWords, waysInWords } from '../check-out.copy.ts';
import { Asking } from './Asking.tsx';
import classes from './CheckOut.module.css';

const copy = checkOutCopy.ReviewingOrder;

function Answers({
  model: { contact, address, day, deliveryDays, orderBy, sims, steps, pieces },
}: {
  model: CheckOutModel;
}) {
  if (!contact || !address || day === null || !sims) return null;
  const { line1, line2, city, postcode } = address;
  return (
    <SummaryList
      rows={[
        {
          term: copy.contact,
          details: (
            <>
              {contact.firstName} {contact.lastName}
              <br />
              {contact.phoneNumber}
            </>
          ),
          change: { to: paths.checkoutContact },
        },
        {
          term: copy.address,
          details: [line1, line2, city, postcode].filter(Boolean).join(', '),
          change: { to: paths.checkoutAddress },
        },
        {
          term: copy.day,
          details: (
            <>
              {copy.name(day)}
              {/* The first day alone is promised to whoever pays in time. */}
              {day === deliveryDays[0] && orderBy !== null && (
                <Text type="murmur" tone="soft">
                  <Unbroken>{copy.orderBy(orderBy)}</Unbroken>
                </Text>
              )}
            </>
          ),
          change: { to: paths.checkoutDelivery },
        },
        { term: copy.sim, details: simsInWords(sims), change: { to: paths.checkoutSim } },
        ...(steps.includes('ways')
          ? [
              {
                term: copy.way,
                details: waysInWords(pieces.map(({ plan }) => plan)),
                change: { to: paths.checkoutPayment },
              },
            ]
          : []),
      ]}
    />
  );
}

/** What was signed, to be kept. */
function Agreements({ model: { credit } }: { model: CheckOutModel }) {
  if (!credit) return null;
  return (
    <section className={classes.agreements} aria-labelledby="credit-agreements">
      <h2 id="credit-agreements">{copy.agreements}</h2>
      {credit.pieces.map(({ pieceId, name }) => (
        <TextLink key={pieceId} alone to={creditAgreement(credit.shopOrderId, pieceId)} newTab isDocument>
          {copy.agreement(name)}
        </TextLink>
      ))}
      <Text>{copy.withdraw}</Text>
    </section>
  );
}

/** All that was said, each with a way to change it, what it costs, and the way to pay. */
export const ReviewingOrder = ({ model, send }: ViewPropsOf<typeof selectCheckOut>) => (
  <Asking
    words={copy}
    at="review"
    model={model}
    wayOn={
      <>
        <Text>{model.isByInstalments ? copy.howLent : copy.how}</Text>
        <Text>
          {copy.terms} <TextLink to={paths.terms}>{copy.termsLink}</TextLink>
        </Text>
        <Button variant="primary" wide loading={model.isBusy} onClick={() => send({ type: 'payment.requested' })}>
          {copy.pay(model.dueNow)}
        </Button>
      </>
    }
  >
    <Answers model={model} />
    <Agreements model={model} />
    <Text>
      {copy.law} <TextLink to="/shipping-and-returns#returns">{copy.returns}</TextLink>
    </Text>
  </Asking>
);
