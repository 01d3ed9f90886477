// Drawn otherwise below medium, it would be no table to some screen readers; the roles keep it one.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { Block } from '../content/content-page.types.ts';
import classes from './ContentTable.module.css';

type Table = Extract<Block, { table: unknown }>['table'];

/** A table that turns into a list of rows where the screen is too narrow for its columns. */
export function ContentTable({ caption, head, rows, areAmounts }: Table) {
  return (
    <table role="table" className={classes.table} data-amounts={areAmounts}>
      <caption className={classes.caption}>{caption}</caption>
      <thead role="rowgroup" className={classes.head}>
        <tr role="row">
          {head.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells]) => (
          <tr key={name} role="row" className={classes.row}>
            <th role="rowheader" scope="row" className={classes.name}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]} role="cell" className={classes.cell}>
                <span className={classes.label} aria-hidden>
                  {head[at + 1]}
                </span>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
