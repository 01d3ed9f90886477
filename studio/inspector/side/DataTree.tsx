import type { Masked } from '../bridge/messages.types.ts';
import classes from './DataTree.module.css';

type DataTreeProps = {
  name: string;
  value: Masked;
  /** What stood there one step before; undefined where there was nothing. */
  before: Masked | undefined;
  isRoot?: boolean;
};

type Branch = readonly Masked[] | { readonly [key: string]: Masked };

const isBranch = (value: Masked | undefined): value is Branch => typeof value === 'object' && value !== null;

const childrenOf = (value: Branch): [string, Masked][] => Object.entries(value);

const childOf = (value: Masked | undefined, key: string): Masked | undefined =>
  isBranch(value) ? (value as Readonly<Record<string, Masked>>)[key] : undefined;

const isSame = (one: Masked | undefined, other: Masked | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const kindOf = (value: Masked): string => {
  if (value === null) return 'nothing';
  if (typeof value === 'string') return value.startsWith('‹') ? 'masked' : 'text';
  return typeof value;
};

function summary(value: Branch): string {
  const { length } = childrenOf(value);
  return Array.isArray(value) ? `list of ${length}` : length === 1 ? '1 field' : `${length} fields`;
}

/** Data as a tree that opens and closes; what a step has changed is marked. */
export function DataTree({ name, value, before, isRoot = false }: DataTreeProps) {
  const isChanged = !isSame(value, before);
  const mark = isChanged && !isRoot && <span className={classes.changed}>changed</span>;
  if (!isBranch(value) || childrenOf(value).length === 0)
    return (
      <p className={classes.leaf}>
        <span className={classes.name}>{name}</span>{' '}
        <span className={classes.value} data-kind={isBranch(value) ? 'nothing' : kindOf(value)}>
          {isBranch(value)
            ? Array.isArray(value)
              ? 'empty list'
              : 'no fields'
            : value === null
              ? 'nothing'
              : String(value)}
        </span>{' '}
        {mark}
      </p>
    );
  return (
    <details className={classes.branch} open={isRoot || isChanged}>
      <summary>
        <span className={classes.name}>{name}</span> <span className={classes.summary}>{summary(value)}</span> {mark}
      </summary>
      <ul className={classes.children}>
        {childrenOf(value).map(([key, child]) => (
          <li key={key}>
            <DataTree name={key} value={child} before={childOf(before, key)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
