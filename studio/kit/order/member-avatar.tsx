import { MemberAvatar } from '../../../src/ui/MemberAvatar/MemberAvatar.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Named, Row } from '../Row.tsx';

const looks = [
  { name: 'As it is' },
  { name: 'Small', small: true },
  { name: 'Gold', gold: true },
  { name: 'Gold and small', gold: true, small: true },
  { name: 'With a name', username: 'Wren' },
  { name: 'Gold, small, with a name', gold: true, small: true, username: 'Wren' },
  { name: 'With a picture', imageUrl: '/favicon.svg' },
  {
    name: 'With a picture, gold, a long name',
    gold: true,
    imageUrl: '/favicon.svg',
    username: 'WrenFairweatherOfSkylarkLane',
  },
];

export const memberAvatarEntry: Entry = {
  slug: 'member-avatar',
  name: 'Member avatar',
  group: 'Order',
  purpose: 'Who is logged in, as a picture and a name.',
  files: ['src/ui/MemberAvatar/MemberAvatar.tsx'],
  props: propsOf<typeof MemberAvatar>({
    imageUrl: 'Their picture; a drawing where there is none.',
    username: 'Shown beside the picture when given.',
    gold: 'For members who are gold.',
    small: '32 px instead of 48.',
  }),
  rules: ['The picture is decoration; the name, or what it stands in, says who it is.'],
  rows: ['SH-24'],
  examples: [
    {
      id: 'looks',
      title: 'Every look',
      rows: ['SH-24'],
      Draw: () => (
        <Row>
          {looks.map(({ name, ...look }) => (
            <Named key={name} name={name}>
              <MemberAvatar {...look} />
            </Named>
          ))}
        </Row>
      ),
    },
  ],
};
