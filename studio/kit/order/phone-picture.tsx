import { Grid, GridItem } from '../../../src/ui/Grid/Grid.tsx';
import { cameras } from '../../../src/ui/PhonePicture/phone-shapes.ts';
import { PhonePicture, PhoneShapes } from '../../../src/ui/PhonePicture/PhonePicture.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Named } from '../Row.tsx';

const shapes = Object.keys(cameras);

/** Colours of the range, from light to dark. */
const colours = ['#c9cbd0', '#6e8f72', '#5c7fa8', '#2b2b2e'];

export const phonePictureEntry: Entry = {
  slug: 'phone-picture',
  name: 'Phone picture',
  group: 'Order',
  purpose: 'A phone from both sides, drawn by the shape of its cameras and by its colour.',
  files: ['src/ui/PhonePicture/PhonePicture.tsx'],
  props: [
    ...propsOf<typeof PhoneShapes>(
      { shapes: 'Those that are drawn on the page, in any order and number.' },
      'PhoneShapes',
    ),
    ...propsOf<typeof PhonePicture>(
      { shape: 'Which phone; one that we do not know is drawn as the plainest.', hex: 'Its colour.' },
      'PhonePicture',
    ),
  ],
  rules: [
    'Decoration: what it is stands beside it in words.',
    'PhoneShapes stands once on the page; each picture points to its shape there.',
  ],
  rows: [],
  examples: [
    {
      id: 'every-shape',
      title: 'Every shape',
      Draw: () => (
        <>
          <PhoneShapes shapes={shapes} />
          <Grid>
            {shapes.map((shape, place) => (
              <GridItem key={shape} span={6} medium={4}>
                <Named name={shape}>
                  <PhonePicture shape={shape} hex={colours[place % colours.length] ?? ''} />
                </Named>
              </GridItem>
            ))}
          </Grid>
        </>
      ),
    },
  ],
};
