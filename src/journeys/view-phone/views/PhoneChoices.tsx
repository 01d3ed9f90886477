import { paths } from '../../../../machines/shared/paths.ts';
import type { ChosenPhone, Option } from '../../../../machines/view-phone/view-phone.selectors.ts';
import { price } from '../../../ui/format/price.ts';
import { AnyLink } from '../../../ui/TextLink/AnyLink.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { viewPhoneCopy } from '../view-phone.copy.ts';
import classes from './PhoneChoices.module.css';

const copy = viewPhoneCopy.ShowingPhone;

const Swatch = ({ hex }: { hex: string }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
    <circle cx="10" cy="10" r="9" fill={hex} stroke="#808080" />
  </svg>
);

type ChoicesProps<Value> = {
  name: string;
  options: readonly Option<Value>[];
  labelOf: (value: Value) => string;
  swatchOf?: (value: Value) => string;
};

/**
 * One thing to choose. Each choice says whether it is in stock, so that none is higher for it: what an address asks for
 * moves nothing of the page that was built. Each takes the place of the one before it in the tab's history: Back leads
 * to the range.
 */
function Choices<Value>({ name, options, labelOf, swatchOf }: ChoicesProps<Value>) {
  const prices = new Set(options.flatMap((option) => (option.isMade ? [option.priceInPence] : [])));
  return (
    <div role="group" aria-label={name}>
      <p className={classes.name}>{name}</p>
      <div className={classes.options}>
        {options.map((option) => {
          const label = labelOf(option.value);
          if (!option.isMade)
            return (
              <span key={label} className={classes.option} data-absent>
                <span>{label}</span>
                <small className={classes.stock}>{copy.notMade}</small>
              </span>
            );
          const { to, isChosen, inStock, priceInPence } = option;
          return (
            <AnyLink
              key={label}
              to={to}
              replace
              className={classes.option}
              aria-current={isChosen ? 'true' : undefined}
            >
              {swatchOf && <Swatch hex={swatchOf(option.value)} />}
              <span>{label}</span>
              {prices.size > 1 && <small>{price(priceInPence)}</small>}
              <small className={classes.stock}>{inStock ? copy.inStock(null) : copy.outOfStock}</small>
            </AnyLink>
          );
        })}
      </div>
    </div>
  );
}

/** Colour, storage and condition, each with its stock and, where they differ in it, its price, as all else is chosen. */
export function PhoneChoices({ chosen: { colours, storages, kinds, kind } }: { chosen: ChosenPhone }) {
  return (
    <>
      <Choices name={copy.colour} options={colours} labelOf={({ name }) => name} swatchOf={({ hex }) => hex} />
      <Choices name={copy.storage} options={storages} labelOf={copy.gigabytes} />
      <Choices name={copy.condition} options={kinds} labelOf={(value) => copy.kinds[value]} />
      <p className={classes.kind}>
        {copy.kindWords[kind]}
        {kind !== 'new' && (
          <>
            {' '}
            <TextLink to={`${paths.refurbishedPhones}#grades`}>{copy.grades}</TextLink>
          </>
        )}
      </p>
    </>
  );
}
