import {
  borderWidth,
  breakpoints,
  gridColumns,
  headerHeight,
  radius,
  sizes,
  spacing,
  tapTarget,
  timing,
  widths,
} from '../../../src/ui/tokens.ts';
import type { Entry } from '../entry.ts';
import { Named, Row } from '../Row.tsx';
import classes from './sizes.module.css';

/** A box of the given CSS size or roundness. */
function Box({ property, value, shape }: { property: string; value: string; shape: 'bar' | 'corner' }) {
  return (
    <div
      className={classes[shape]}
      ref={(element) => {
        element?.style.setProperty(property, value);
      }}
    />
  );
}

function Numbers({ of, unit = 'px' }: { of: Record<string, number>; unit?: string }) {
  return (
    <dl className={classes.numbers}>
      {Object.entries(of).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value} {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const sizesEntry: Entry = {
  slug: 'sizes',
  name: 'Sizes and timing',
  group: 'Foundations',
  purpose:
    'Breakpoints, widths, spacing, roundness, borders, targets and delays: the numbers that everything else uses.',
  files: ['src/ui/tokens.ts', 'src/ui/tokens-css.ts'],
  rules: [
    'tokens.css is written from tokens.ts; a test fails when one has changed without the other.',
    'Nothing that can be pressed is smaller than the tap target.',
    'Media queries repeat the breakpoints as numbers, as CSS cannot read variables there: 360, 768, 992 and 1236 px.',
    'The page works from 320 px on without scrolling sideways.',
  ],
  rows: ['TK-01', 'TK-02', 'TK-03', 'TK-04', 'UI-13', 'SH-23'],
  examples: [
    {
      id: 'spacing',
      title: 'Spacing',
      about: 'var(--space-24)',
      rows: ['TK-04'],
      Draw: () => (
        <Row stacked>
          {spacing.map((px) => (
            <Named key={px} name={`${px} px`}>
              <Box shape="bar" property="width" value={`var(--space-${px})`} />
            </Named>
          ))}
        </Row>
      ),
    },
    {
      id: 'radius',
      title: 'Roundness and border',
      about: `Borders are ${borderWidth} px wide: var(--border).`,
      rows: ['TK-04'],
      Draw: () => (
        <Row>
          {Object.entries(radius).map(([name, px]) => (
            <Named key={name} name={`${name} · ${px} px`}>
              <Box shape="corner" property="border-radius" value={`var(--radius-${name})`} />
            </Named>
          ))}
        </Row>
      ),
    },
    { id: 'breakpoints', title: 'Breakpoints', rows: ['TK-01'], Draw: () => <Numbers of={breakpoints} /> },
    { id: 'widths', title: 'Widths', rows: ['TK-02'], Draw: () => <Numbers of={widths} /> },
    {
      id: 'targets',
      title: 'Targets and parts',
      rows: ['TK-03', 'UI-13', 'SH-23'],
      Draw: () => (
        <Numbers
          of={{
            tapTarget,
            'header, below large': headerHeight.token,
            'header, from large': headerHeight.large,
            ...sizes,
          }}
        />
      ),
    },
    {
      id: 'timing',
      title: 'Timing',
      about: `A grid has ${gridColumns} columns; a spinner and a loader take their time from here.`,
      rows: ['UI-12'],
      Draw: () => <Numbers of={timing} unit="ms" />,
    },
  ],
};
