import { memo, useDeferredValue, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type {
  BrowsePhonesModel,
  Filters as FiltersOfModel,
} from '../../../../machines/browse-phones/browse-phones.selectors.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { AnyLink } from '../../../ui/TextLink/AnyLink.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { browsePhonesCopy } from '../browse-phones.copy.ts';
import classes from './Filters.module.css';

const copy = browsePhonesCopy.ShowingPhones;

type NamedChoice = { label: string; said: string; count?: number; to: string };

type Choice<Value> = { value: Value; count?: number; to: string };

const named = <Value,>(choices: readonly Choice<Value>[], labelOf: (value: Value) => string): NamedChoice[] =>
  choices.map(({ value, ...choice }) => ({ ...choice, said: String(value), label: labelOf(value) }));

type GroupProps = { name: string; choices: readonly NamedChoice[]; chosen: string };

/** One kind of filter. Each choice is a link to the range as it is with it, or without it where it is chosen. */
const Group = memo(function Group({ name, choices, chosen }: GroupProps): ReactNode {
  const all = chosen.split(',');
  return (
    <div role="group" aria-label={name}>
      <p className={classes.name}>{name}</p>
      <div className={classes.choices}>
        {choices.map(({ label, said, count, to }) => (
          <AnyLink
            key={label}
            to={to}
            aria-current={all.includes(said) ? 'true' : undefined}
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
});

const groupsOf = ({ brands, condition, grade, storage, maxPrice, outOfStockHidden, sortBy }: FiltersOfModel) =>
  [
    { of: 'sortBy', name: copy.sort, choices: named(sortBy, (value) => copy.sorts[value]) },
    {
      of: 'brands',
      name: copy.brands,
      choices: brands.map(({ name, value, ...choice }) => ({ ...choice, said: value, label: name })),
    },
    {
      of: 'condition',
      name: copy.condition,
      choices: named(condition, (value) => (value === null ? copy.all : copy.conditions[value])),
    },
    {
      of: 'grade',
      name: copy.grade,
      choices: named(grade, (value) => (value === null ? copy.all : copy.grades[value])),
    },
    {
      of: 'maxPrice',
      name: copy.maxPrice,
      choices: named(maxPrice, (value) => (value === null ? copy.anyPrice : copy.upTo(value))),
    },
    { of: 'storage', name: copy.storage, choices: named(storage, copy.gigabytes) },
    { of: 'outOfStockHidden', name: copy.availability, choices: named([outOfStockHidden], () => copy.inStockOnly) },
  ] as const;

/**
 * What a press has chosen is marked at once; where each choice leads then, and how many phones there are of it, is found out once the
 * browser has shown that. Who presses before gets it at once, as a press has to count on top of the one before it.
 */
function useCounted(model: BrowsePhonesModel) {
  const [asked, ask] = useState(model);
  const behind = useDeferredValue(model);
  const counted = asked === model ? model : behind;
  const groups = useMemo(() => groupsOf(counted.filters()), [counted]);
  return {
    groups,
    catchUp: () => {
      if (counted !== model) flushSync(() => ask(model));
    },
  };
}

/** Only refurbished phones have grades: who looks at all, or at new ones, is not asked. */
const hasGrades = ({ condition, grade }: BrowsePhonesModel['wanted']): boolean =>
  condition === 'refurbished' || grade !== null;

/** A part of what can be chosen, folded where the screen is narrow. */
const Folded = ({ words, ...rest }: { words: string } & ComponentProps<'nav'>) => (
  <details className={classes.filters}>
    <summary className={classes.summary}>
      {`${words} `}
      <Icon name="chevron-down" size={24} />
    </summary>
    <nav className={classes.groups} {...rest} />
  </details>
);

/** In which order phones stand, what can be looked for, and how many phones there are of each. */
export function Filters({ model, onCleared }: { model: BrowsePhonesModel; onCleared: () => void }) {
  const { filtersSet, clear, wanted } = model;
  const { groups, catchUp } = useCounted(model);
  // Whoever takes a grade away stands on it: it stays until they look at other phones.
  const [gradedIn, setGradedIn] = useState<string | null>(null);
  if (wanted.grade !== null && gradedIn !== wanted.condition) setGradedIn(wanted.condition);
  const asksForGrade = hasGrades(wanted) || gradedIn === wanted.condition;
  const [order, ...looked] = groups;
  return (
    <div className={classes.choices}>
      <Folded words={copy.sort} aria-label={copy.sort} onClickCapture={catchUp}>
        <Group name={order.name} choices={order.choices} chosen={wanted.sortBy} />
      </Folded>
      <Folded words={copy.filtersSet(filtersSet)} aria-label={copy.filters} onClickCapture={catchUp}>
        {looked.map(
          ({ of, name, choices }) =>
            (of !== 'grade' || asksForGrade) && (
              <Group key={of} name={name} choices={choices} chosen={String(wanted[of])} />
            ),
        )}
        {filtersSet > 0 && (
          <TextLink alone to={clear} onClick={onCleared}>
            {copy.clear}
          </TextLink>
        )}
      </Folded>
    </div>
  );
}
