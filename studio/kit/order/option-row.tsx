import { AnyIcon } from '../../../src/ui/AnyIcon/AnyIcon.tsx';
import { OptionRow } from '../../../src/ui/OptionRow/OptionRow.tsx';
import { propsOf, type Entry } from '../entry.ts';

export const optionRowEntry: Entry = {
  slug: 'option-row',
  name: 'Option row',
  group: 'Order',
  purpose: 'Something that can be had, with what it is and what it costs.',
  files: ['src/ui/OptionRow/OptionRow.tsx'],
  props: propsOf<typeof OptionRow>({
    input: 'A box, or a button of a group. With a label of its own the other words describe it.',
    icon: 'In place of it, where nothing can be chosen.',
    name: 'What it is.',
    hint: 'A little more about it.',
    price: 'In words.',
    once: 'What is paid beside it once, in words.',
  }),
  rules: ['The whole row is pressed, not the box alone.'],
  rows: ['CU-02'],
  examples: [
    {
      id: 'kit',
      title: 'Included, and to be added',
      rows: ['CU-02'],
      Draw: () => (
        <>
          <OptionRow
            icon={<AnyIcon name="router" size={24} />}
            name="Router"
            hint="We’ll post it to you"
            price="Included"
          />
          <OptionRow
            input={{ type: 'checkbox', 'aria-label': 'Add mesh Wi-Fi' }}
            name="Add mesh Wi-Fi"
            hint="A second Wi-Fi point for larger homes"
            price="£4 a month"
          />
        </>
      ),
    },
  ],
};
