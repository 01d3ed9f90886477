import type { RefObject } from 'react';
import type {
  CountryToChoose,
  LookUpChargesModel,
  selectLookUpCharges,
} from '../../../../machines/look-up-charges/look-up-charges.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/SummaryList/SummaryList.tsx';
import { AnyLink } from '../../../ui/TextLink/AnyLink.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { charge, dataWords, lookUpChargesCopy, megabyteWords, orPlan } from '../look-up-charges.copy.ts';
import classes from './ChargesFound.module.css';

const copy = lookUpChargesCopy.LookingUpCharges;

function Countries({ name, countries }: { name: string; countries: readonly CountryToChoose[] }) {
  return (
    // Safari reads out a list without bullets only when it is told that it is one.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={name} className={classes.countries}>
      {countries.map(({ code, name: country, to }) => (
        <li key={code}>
          <AnyLink to={to} className={classes.country}>
            {country}
          </AnyLink>
        </li>
      ))}
    </ul>
  );
}

/** The countries that what is typed can mean, or those that most ask for. */
export function CountriesFound({ model, send }: Omit<ViewPropsOf<typeof selectLookUpCharges>, 'draft'>) {
  const { path, text, matches, more, often, isNotLoaded } = model;
  if (isNotLoaded)
    return (
      <Alert kind="error" weight="minor">
        {copy.notLoaded}{' '}
        <Button variant="link" onClick={() => send({ type: 'retry.requested' })}>
          {copy.retry}
        </Button>
      </Alert>
    );
  const isTyping = text.trim() !== '';
  return (
    <>
      <p role="status" className={classes.count}>
        {isTyping && (matches.length === 0 ? copy.nothingFound : copy.found(matches.length + more))}
        {!isTyping && copy.often[path]}
      </p>
      <Countries name={isTyping ? copy.label : copy.often[path]} countries={isTyping ? matches : often} />
      {more > 0 && <p className={classes.count}>{copy.more(more)}</p>}
    </>
  );
}

type Country = NonNullable<LookUpChargesModel['country']>;

const roamingRows = ({ roaming }: Country, capInPence: number): SummaryRow[] => [
  { term: copy.data, details: dataWords(roaming) },
  { term: copy.megabyte, details: megabyteWords(roaming) },
  { term: copy.minuteToUk, details: orPlan(roaming.minuteToUkInPence) },
  { term: copy.minuteAnswered, details: charge(roaming.minuteAnsweredInPence) },
  { term: copy.textSent, details: orPlan(roaming.textSentInPence) },
  { term: copy.textReceived, details: charge(roaming.textReceivedInPence) },
  { term: copy.cap, details: copy.capWords(capInPence) },
];

const callingRows = ({ landlineMinuteInPence, mobileMinuteInPence, textInPence }: Country): SummaryRow[] => [
  { term: copy.landline, details: charge(landlineMinuteInPence) },
  { term: copy.mobile, details: charge(mobileMinuteInPence) },
  { term: copy.text, details: charge(textInPence) },
  { term: copy.tenMinutes, details: charge(10 * mobileMinuteInPence) },
];

type ChargesOfCountryProps = { model: LookUpChargesModel; heading: RefObject<HTMLHeadingElement | null> };

/** What the chosen country costs, and the way to what it costs the other way round. */
export function ChargesOfCountry({ model: { path, country, isUnknown, capInPence }, heading }: ChargesOfCountryProps) {
  if (isUnknown) return <Alert kind="warning">{copy.unknown}</Alert>;
  if (!country) return null;
  const isRoaming = path === paths.roaming;
  const note = isRoaming ? (country.roaming.dayPriceInPence === null ? copy.asAtHome : copy.byTheDay) : copy.bySecond;
  return (
    <div className={classes.card}>
      <h3 ref={heading} tabIndex={-1}>
        {country.name}
      </h3>
      <p>{note}</p>
      <SummaryList rows={isRoaming ? roamingRows(country, capInPence) : callingRows(country)} />
      <TextLink alone to={country.elsewhere}>
        {copy.elsewhere[path]}
      </TextLink>
    </div>
  );
}
