import type { ReactNode } from 'react';
import type { BrowsePhonesModel } from '../../../../machines/browse-phones/browse-phones.selectors.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { AnyLink } from '../../../ui/TextLink/AnyLink.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { browsePhonesCopy } from '../browse-phones.copy.ts';
import classes from './Filters.module.css';

const copy = browsePhonesCopy.ShowingPhones;

type Chosen = { label: string; count?: number; isChosen: boolean; to: string };

/** One kind of filter. Each choice is a link to the range as it is with it, or without it where it is chosen. */
function Group({ name, choices }: { name: string; choices: readonly Chosen[] }): ReactNode {
  return (
    <div role="group" aria-label={name}>
      <p className={classes.name}>{name}</p>
      <div className={classes.choices}>
        {choices.map(({ label, count, isChosen, to }) => (
          <AnyLink
            key={label}
            to={to}
            aria-current={isChosen ? 'true' : undefined}
            className={classes.choice}
            data-none={count === 0 || undefined}
          >
            {label}
            {count !== undefined && <small data-counted>{count}</small>}
          </AnyLink>
        ))}
      </div>
    </div>
  );
}

/** What can be looked for, and how many phones there are of each. Folded together where the screen is narrow. */
export function Filters({ model: { filters, filtersSet, sortBy, clear } }: { model: BrowsePhonesModel }) {
  const { brands, condition, grade, storage, maxPrice, outOfStockHidden } = filters;
  const named = <Value,>(
    choices: readonly (Omit<Chosen, 'label'> & { value: Value })[],
    labelOf: (value: Value) => string,
  ): Chosen[] => choices.map(({ value, ...choice }) => ({ ...choice, label: labelOf(value) }));
  return (
    <details className={classes.filters}>
      <summary className={classes.summary}>
        {copy.filtersSet(filtersSet)} <Icon name="chevron-down" size={24} />
      </summary>
      <nav aria-label={copy.filters} className={classes.groups}>
        <Group name={copy.sort} choices={named(sortBy, (value) => copy.sorts[value])} />
        <Group name={copy.brands} choices={brands.map(({ name, ...choice }) => ({ ...choice, label: name }))} />
        <Group
          name={copy.condition}
          choices={named(condition, (value) => (value === null ? copy.all : copy.conditions[value]))}
        />
        <Group name={copy.grade} choices={named(grade, (value) => (value === null ? copy.all : copy.grades[value]))} />
        <Group
          name={copy.maxPrice}
          choices={named(maxPrice, (value) => (value === null ? copy.anyPrice : copy.upTo(value)))}
        />
        <Group name={copy.storage} choices={named(storage, copy.gigabytes)} />
        <Group name={copy.availability} choices={named([outOfStockHidden], () => copy.inStockOnly)} />
        {filtersSet > 0 && (
          <TextLink alone to={clear}>
            {copy.clear}
          </TextLink>
        )}
      </nav>
    </details>
  );
}
