import { Button } from '../../../src/ui/Button/Button.tsx';
import { PageHeading } from '../../../src/ui/PageHeading/PageHeading.tsx';
import { PlanLine } from '../../../src/ui/PageHeading/PlanLine.tsx';
import { LinkButton } from '../../../src/ui/TextLink/LinkButton.tsx';
import { Unbroken } from '../../../src/ui/Unbroken/Unbroken.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { WaysOn } from '../../../src/ui/WaysOn/WaysOn.tsx';
import { propsOf, type Entry } from '../entry.ts';

export const pageHeadingEntry: Entry = {
  slug: 'page-heading',
  name: 'Page heading',
  group: 'Layout',
  purpose: 'The one h1 of a view, with a sentence or two under it.',
  files: ['src/ui/PageHeading/PageHeading.tsx', 'src/ui/PageHeading/PlanLine.tsx', 'src/ui/PageTitle/PageTitle.tsx'],
  props: propsOf<typeof PageHeading>({
    children: 'The heading.',
    intro: 'One or two sentences under it.',
    takesFocus: 'Takes the focus when it appears, so that a change of view is heard; on unless said otherwise.',
    isWaiting: 'The customer only waits here for a page: analytics does not count it.',
  }),
  rules: [
    'Every view has a PageTitle, too: what it is about, then whose it is, for the browser’s tab.',
    'One on each view. A new view is told to screen readers by its heading taking the focus.',
    'Where customers say who they are, PlanLine has the plan that they picked below it.',
    'On arrival at the site the focus stays at the top of the page, for the skip link.',
  ],
  rows: ['SH-01', 'RT-05'],
  examples: [
    {
      id: 'plan',
      title: 'With the plan that was picked',
      Draw: () => (
        <PageHeading
          takesFocus={false}
          intro={<PlanLine plan={{ name: '150 Mbps', priceInPence: 2900, contract: '12 months' }} changeTo="/ui" />}
        >
          Create your account
        </PageHeading>
      ),
    },
    {
      id: 'intro',
      title: 'With an introduction',
      Draw: () => (
        <PageHeading takesFocus={false} intro="It takes a postcode and a minute.">
          Can you get our broadband?
        </PageHeading>
      ),
    },
    {
      id: 'alone',
      title: 'Alone, and with a long word',
      Draw: () => (
        <PageHeading takesFocus={false}>We have written to wren.fairweather.skylark.lane@example.com</PageHeading>
      ),
    },
  ],
};

export const waysOnEntry: Entry = {
  slug: 'ways-on',
  name: 'Ways on',
  group: 'Layout',
  purpose: 'The buttons and links at the end of a page, the main one first.',
  files: ['src/ui/WaysOn/WaysOn.tsx'],
  props: propsOf<typeof WaysOn>({ children: 'Buttons and links, the main one first.' }),
  rules: ['Every page has at least one.', 'Side by side, and under each other on a phone.'],
  rows: ['UI-06', 'UI-07'],
  examples: [
    {
      id: 'three',
      title: 'Three ways on',
      Draw: () => (
        <WaysOn>
          <Button variant="primary">Try again</Button>
          <LinkButton to="/ui">Change address</LinkButton>
          <Button variant="link">Save for later</Button>
        </WaysOn>
      ),
    },
  ],
};

export const unbrokenEntry: Entry = {
  slug: 'unbroken',
  name: 'Unbroken',
  group: 'Layout',
  purpose: 'Words in which no amount and no postcode stands on two lines.',
  files: ['src/ui/Unbroken/Unbroken.tsx'],
  props: propsOf<typeof Unbroken>({ children: 'The words, as text.' }),
  rules: ['Lists of facts, the line of the home and the sum of an order ask it themselves.'],
  rows: [],
  examples: [
    {
      id: 'words',
      title: 'An address and a sum',
      Draw: () => (
        <p>
          <Unbroken>2 Two Call Road, Wrenholt, LK9 2BB: £25 a month + £30 once</Unbroken>
        </p>
      ),
    },
  ],
};

export const visuallyHiddenEntry: Entry = {
  slug: 'visually-hidden',
  name: 'Visually hidden',
  group: 'Layout',
  purpose: 'Words that are read out but not shown, where the eye has them from the place of a thing.',
  files: ['src/ui/VisuallyHidden/VisuallyHidden.tsx'],
  props: propsOf<typeof VisuallyHidden>({ children: 'The words.' }),
  rules: ['Nothing in it can take the focus: who sees the page would lose sight of it.'],
  rows: ['TK-02'],
  examples: [
    {
      id: 'button',
      title: 'In a button',
      about: 'Seen as "Change", heard as "Change plan".',
      Draw: () => (
        <Button small>
          Change<VisuallyHidden> plan</VisuallyHidden>
        </Button>
      ),
    },
  ],
};
