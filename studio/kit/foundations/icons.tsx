import { socialIcons } from '../../../src/app/shell/social-icons.ts';
import { allIcons, AnyIcon, type IconName } from '../../../src/ui/AnyIcon/AnyIcon.tsx';
import { IconOf } from '../../../src/ui/Icon/Icon.tsx';
import { iconSizes } from '../../../src/ui/tokens.ts';
import { propsOf, type Entry } from '../entry.ts';
import { Named, Row } from '../Row.tsx';

const names = Object.keys(allIcons) as IconName[];

export const iconsEntry: Entry = {
  slug: 'icons',
  name: 'Icons',
  group: 'Foundations',
  purpose: 'Small drawings in the colour of the text around them.',
  files: ['src/ui/AnyIcon/AnyIcon.tsx', 'src/ui/Icon/Icon.tsx'],
  props: propsOf<typeof AnyIcon>({
    name: 'Which drawing. An unknown one logs an error and draws nothing.',
    size: '16, 24, 48, 72, 120 or 192 px; 48 where nothing is said.',
    label: 'What it means, where no words beside it say so. Without one it is decoration and is not read out.',
  }),
  rules: [
    'An icon beside words needs no label; an icon alone always does.',
    'A new drawing is a path in a box of 24 × 24 in more-icons.ts; the few in icons.ts weigh on every first page.',
  ],
  rows: ['UI-13', 'ER-12'],
  examples: [
    {
      id: 'sizes',
      title: 'Sizes',
      rows: ['UI-13'],
      Draw: () => (
        <Row>
          {iconSizes.map((size) => (
            <Named key={size} name={`${size} px`}>
              <AnyIcon name="router" size={size} />
            </Named>
          ))}
        </Row>
      ),
    },
    {
      id: 'default',
      title: 'Without a size',
      about: '48 by 48.',
      rows: ['UI-13'],
      Draw: () => <AnyIcon name="home" />,
    },
    { id: 'labelled', title: 'With a label', Draw: () => <AnyIcon name="lock" size={24} label="Secure" /> },
    {
      id: 'social',
      title: 'Of the full footer alone',
      Draw: () => (
        <Row>
          {Object.keys(socialIcons).map((name) => (
            <Named key={name} name={name}>
              <IconOf drawings={socialIcons} name={name} />
            </Named>
          ))}
        </Row>
      ),
    },
    {
      id: 'all',
      title: 'All icons',
      Draw: () => (
        <Row>
          {names.map((name) => (
            <Named key={name} name={name}>
              <AnyIcon name={name} />
            </Named>
          ))}
        </Row>
      ),
    },
  ],
};
