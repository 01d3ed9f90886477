import type { CheckOutModel, selectCheckOut } from '../../../../machines/check-out/check-out.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { creditAgreement } from '../../../pages/content/credit-agreement.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { price } from '../../../ui/format/price.ts';
import { PhonePicture, PhoneShapes } from '../../../ui/PhonePicture/PhonePicture.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { checkOutCopy, pieceInWords, simsInWords, waysInWords } from '../check-out.copy.ts';
import { Asking } from './Asking.tsx';
import classes from './CheckOut.module.css';

const copy = checkOutCopy.ReviewingOrder;

function Answers({ model: { contact, address, day, sims, steps, pieces } }: { model: CheckOutModel }) {
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
        { term: copy.day, details: copy.name(day), change: { to: paths.checkoutDelivery } },
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

function Phones({ model: { pieces, sims, total, vat, dueNow, isByInstalments } }: { model: CheckOutModel }) {
  return (
    <section className={classes.phones} aria-labelledby="ordered-phones">
      <h2 id="ordered-phones">{copy.phones}</h2>
      <PhoneShapes shapes={pieces.map(({ shape }) => shape)} />
      <ul>
        {pieces.map((piece, place) => (
          // Two of the same are told apart by their places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <PhonePicture shape={piece.shape} hex={piece.colour.hex} />
            <span>
              <b>{piece.name}</b>
              <small>{pieceInWords(piece, sims?.[place])}</small>
              {piece.plan && <small>{copy.plan(piece.plan)}</small>}
            </span>
            <b>{price(piece.priceInPence)}</b>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>{copy.delivery}</dt>
          <dd>{copy.free}</dd>
        </div>
        <div data-total={!isByInstalments || undefined}>
          <dt>
            {copy.total} <small>{copy.vat(vat)}</small>
          </dt>
          <dd>{price(total)}</dd>
        </div>
        {isByInstalments && (
          <>
            <div>
              <dt>{copy.lent}</dt>
              <dd>{price(total - dueNow)}</dd>
            </div>
            <div data-total>
              <dt>{copy.now}</dt>
              <dd>{price(dueNow)}</dd>
            </div>
          </>
        )}
      </dl>
      <LinkButton small variant="link" to={paths.basket}>
        {copy.change}
      </LinkButton>
    </section>
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
  <Asking words={copy} at="review" steps={model.steps}>
    <Answers model={model} />
    <Phones model={model} />
    <Text>{model.isByInstalments ? copy.howLent : copy.how}</Text>
    <Agreements model={model} />
    <Text>
      {copy.law} <TextLink to="/shipping-and-returns#returns">{copy.returns}</TextLink>
    </Text>
    <Text>
      {copy.terms} <TextLink to={paths.terms}>{copy.termsLink}</TextLink>
    </Text>
    <Button variant="primary" wide loading={model.isBusy} onClick={() => send({ type: 'payment.requested' })}>
      {copy.pay(model.dueNow)}
    </Button>
  </Asking>
);
