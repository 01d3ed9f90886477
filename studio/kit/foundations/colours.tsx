import { contrast, pairings, required } from '../../../src/ui/contrast.ts';
import { colour, colours, type ColourKey } from '../../../src/ui/palette.ts';
import type { Entry } from '../entry.ts';
import classes from './colours.module.css';

const keys = Object.keys(colours) as ColourKey[];

const families = {
  brand: ['pink', 'yellow', 'turquoise', 'olive'],
  alert: ['information', 'success', 'warning', 'error'],
} as const;

/** Fills itself in: a style attribute is allowed to code, not to words from the server. */
function Swatch({ name }: { name: ColourKey }) {
  const [light, dark] = colours[name];
  return (
    <li className={classes.swatch}>
      <span
        className={classes.paint}
        ref={(element) => {
          element?.style.setProperty('background', colour(name));
        }}
      />
      <code>{name}</code>
      <span className={classes.hex}>
        {light} · {dark}
      </span>
    </li>
  );
}

function Swatches({ names }: { names: readonly ColourKey[] }) {
  return (
    <ul className={classes.swatches}>
      {names.map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </ul>
  );
}

/** Two places after the point, cut off: 4.499 is not 4.5. */
const ratio = (front: ColourKey, back: ColourKey, scheme: 0 | 1): string =>
  (Math.floor(contrast(colours[front][scheme], colours[back][scheme]) * 100) / 100).toFixed(2);

function Pairings() {
  return (
    // Scrolls by itself, so it has to be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} role="region" aria-label="Contrast of each pairing" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">What stands</th>
            <th scope="col">on what</th>
            <th scope="col">needs</th>
            <th scope="col">light</th>
            <th scope="col">dark</th>
          </tr>
        </thead>
        <tbody>
          {pairings.flatMap(({ colour: front, kind, on }) =>
            on.map((back) => (
              <tr key={`${front} ${back} ${kind}`}>
                <th scope="row">
                  <code>{front}</code>
                </th>
                <td>
                  <code>{back}</code>
                </td>
                <td>{required[kind]}</td>
                <td>{ratio(front, back, 0)}</td>
                <td>{ratio(front, back, 1)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

export const coloursEntry: Entry = {
  slug: 'colours',
  name: 'Colours',
  group: 'Foundations',
  purpose: 'Every colour of the site by its name. Each has a light and a dark value; the device decides which is used.',
  files: ['src/ui/palette.ts', 'src/ui/contrast.ts'],
  rules: [
    'Style sheets use colours by name only, var(--colour-pink); a test refuses anything else.',
    '`x-tint` is a surface, `on-x` is what stands on `x`, `x-deep` is `x` under the pointer.',
    'What may stand on what is listed in contrast.ts; each pairing is WCAG AA in light and in dark, and a test reads every style sheet for others.',
    'The colour is called information, the variant of an alert or a banner info.',
    'An unknown key throws "Colour key does not exist."',
  ],
  rows: ['TK-06', 'ER-12'],
  examples: [
    { id: 'brand', title: 'Brand colours', rows: ['TK-06'], Draw: () => <Swatches names={families.brand} /> },
    { id: 'alerts', title: 'Alert colours', rows: ['TK-06'], Draw: () => <Swatches names={families.alert} /> },
    {
      id: 'all',
      title: 'All colours',
      about: 'The value in light, then in dark.',
      Draw: () => <Swatches names={keys} />,
    },
    {
      id: 'pairings',
      title: 'What may stand on what',
      about: 'Contrast of each pairing in use: 4.5 for text, 3 for what a control or a sign is made of.',
      Draw: Pairings,
    },
  ],
};
