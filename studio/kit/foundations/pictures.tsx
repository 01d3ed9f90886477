import { FlightLine } from '../../../src/ui/art/FlightLine.tsx';
import { JoinedHome } from '../../../src/ui/art/JoinedHome.tsx';
import { ParcelHome } from '../../../src/ui/art/ParcelHome.tsx';
import { KitPictures } from '../../../src/ui/art/KitPictures.tsx';
import { Lark } from '../../../src/ui/art/Lark.tsx';
import { SidePicture } from '../../../src/ui/art/SidePicture.tsx';
import { Scene } from '../../../src/ui/art/Scene.tsx';
import { scenes } from '../../../src/ui/art/scenes.ts';
import { Grid, GridItem } from '../../../src/ui/Grid/Grid.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Named, Row } from '../Row.tsx';

const sceneNames = Object.keys(scenes) as (keyof typeof scenes)[];

export const picturesEntry: Entry = {
  slug: 'pictures',
  name: 'Pictures',
  group: 'Foundations',
  purpose:
    'The bird of the brand: alone, in flight behind a big heading, over the scenes that pages begin with, and at the end of the line that joins a home to the street.',
  files: [
    'src/ui/art/Lark.tsx',
    'src/ui/art/FlightLine.tsx',
    'src/ui/art/Scene.tsx',
    'src/ui/art/OnHill.tsx',
    'src/ui/art/SidePicture.tsx',
    'src/ui/art/JoinedHome.tsx',
    'src/ui/art/ParcelHome.tsx',
    'src/ui/art/KitPictures.tsx',
  ],
  props: [
    ...propsOf<typeof Lark>({ width: 'px; the height follows. 40 where nothing is said.' }, 'Lark'),
    ...propsOf<typeof Scene>({ name: 'Which thing stands on the hill.' }, 'Scene'),
    ...propsOf<typeof SidePicture>(
      {
        name: 'Which thing stands on the hill.',
        tone: 'The ground.',
        heading: 'Over the facts, where they need words of their own.',
        facts: 'What speaks for it, in a few words each.',
      },
      'SidePicture',
    ),
    ...propsOf<typeof JoinedHome>({ reach: 'How far the fibre has come.' }, 'JoinedHome'),
    ...propsOf<typeof KitPictures>({ kit: 'Which pieces, each with what it is called.' }, 'KitPictures'),
  ],
  rules: [
    'Decoration only: never read out, never the only way to learn something.',
    'The bird takes the colour of the text, the flight its colours from the hero tokens.',
  ],
  rows: ['TK-06'],
  examples: [
    {
      id: 'bird',
      title: 'The bird',
      Draw: () => (
        <Row>
          <Lark width={24} />
          <Lark />
          <Lark width={96} />
        </Row>
      ),
    },
    { id: 'flight', title: 'In flight', about: 'Fills what it stands in.', bare: true, Draw: FlightLine },
    {
      id: 'joined-home',
      title: 'A home that is joined to the street',
      about: 'The line is whole as far as the fibre has come, and dotted from there on.',
      Draw: () => (
        <Grid>
          {(['street', 'wall', 'home'] as const).map((reach) => (
            <GridItem key={reach} span={12} medium={4}>
              <Named name={reach}>
                <JoinedHome reach={reach} />
              </Named>
            </GridItem>
          ))}
        </Grid>
      ),
    },
    {
      id: 'parcel',
      title: 'A parcel at the door',
      Draw: () => (
        <Grid>
          <GridItem span={12} medium={4}>
            <ParcelHome />
          </GridItem>
        </Grid>
      ),
    },
    {
      id: 'pieces',
      title: 'What an engineer fits',
      Draw: () => (
        <KitPictures
          kit={[
            { piece: 'box', caption: 'The box outside' },
            { piece: 'socket', caption: 'The socket indoors' },
            { piece: 'router', caption: 'Your router' },
          ]}
        />
      ),
    },
    {
      id: 'side-picture',
      title: 'Beside a form',
      about: 'At a glance what a page where people arrive is about.',
      Draw: () => (
        <Grid>
          {(['house', 'key', 'letter'] as const).map((name) => (
            <GridItem key={name} span={12} medium={4}>
              <SidePicture name={name} tone="yellow" facts={['From £25 a month', 'Real people to help']} />
            </GridItem>
          ))}
        </Grid>
      ),
    },
    {
      id: 'scenes',
      title: 'Scenes',
      about: 'What a page is about, at a glance.',
      Draw: () => (
        <Grid>
          {sceneNames.map((name) => (
            <GridItem key={name} span={6} medium={4}>
              <Named name={name}>
                <Scene name={name} />
              </Named>
            </GridItem>
          ))}
        </Grid>
      ),
    },
  ],
};
