import { LinkButton } from '../../../src/ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import { propsOf, type Entry } from '../entry.ts';
import { Named, Row } from '../Row.tsx';

const variants = ['standard', 'primary', 'destructive', 'link'] as const;

export const linkEntry: Entry = {
  slug: 'link',
  name: 'Link',
  group: 'Actions',
  purpose: 'Goes somewhere: a page of this site, a place on the page, another site, a document.',
  files: ['src/ui/TextLink/TextLink.tsx', 'src/ui/TextLink/LinkButton.tsx', 'src/ui/TextLink/AnyLink.tsx'],
  props: propsOf<typeof LinkButton>({
    children: 'Where it goes, so that it makes sense without the words around it.',
    to: 'A path of this site, a #place on the page, or the address of another site.',
    newTab: 'Opens a new tab, which learns nothing about this one (noopener noreferrer); says so to screen readers.',
    isDocument: 'A file that the server gives, not a page of the app.',
    replace: 'Takes the place of this page in the history: Back does not come back here.',
    disabled: 'Leads nowhere for now; a link to screen readers all the same.',
    id: 'For what refers to it.',
    analyticsId: 'Its name in the analytics.',
    onClick: 'Beside going there.',
    'aria-current': 'page, on the link to where the customer is.',
    'aria-label': 'Only where its words cannot stand alone.',
    variant: 'Of a LinkButton: standard, primary, destructive or link.',
    small: 'Of a LinkButton: for a place beside something.',
    wide: 'Of a LinkButton: as wide as what it stands in.',
  }),
  rules: [
    'The same tab unless the customer would lose something by leaving it.',
    'A new tab shows its sign and is announced.',
    'A link in running text is underlined: colour alone is not enough.',
    'A TextLink that stands by itself says so (alone) and is 48 px high.',
  ],
  rows: ['UI-07'],
  examples: [
    {
      id: 'text',
      title: 'In text',
      rows: ['UI-07'],
      Draw: () => (
        <p>
          A page of this site: <TextLink to="/ui/button">buttons</TextLink>. A place on this page:{' '}
          <TextLink to="#buttons">links that look like buttons</TextLink>. Another site, in the same tab:{' '}
          <TextLink to="https://example.com/">the press office</TextLink>.
        </p>
      ),
    },
    {
      id: 'alone',
      title: 'By itself',
      about: 'As high as a button, for a finger.',
      Draw: () => (
        <TextLink alone to="/ui/button">
          See the buttons
        </TextLink>
      ),
    },
    {
      id: 'new-tab',
      title: 'In a new tab',
      about: 'The new tab cannot reach this one.',
      rows: ['UI-07'],
      Draw: () => (
        <Row>
          <TextLink to="https://example.com/help" newTab>
            Help articles
          </TextLink>
          <LinkButton to="https://example.com/help" newTab>
            Help articles
          </LinkButton>
        </Row>
      ),
    },
    {
      id: 'disabled',
      title: 'Disabled',
      about: 'Cannot be clicked or tabbed to, but is read out as a link that is not available.',
      rows: ['UI-07'],
      Draw: () => (
        <Row>
          <TextLink to="/ui" disabled>
            Show available plans
          </TextLink>
          <LinkButton to="/ui" disabled variant="primary">
            Show available plans
          </LinkButton>
          <TextLink to="https://example.com/help" newTab disabled>
            Help articles
          </TextLink>
        </Row>
      ),
    },
    {
      id: 'buttons',
      title: 'As buttons',
      Draw: () => (
        <Row>
          {variants.map((variant) => (
            <Named key={variant} name={variant}>
              <LinkButton to="/ui" variant={variant}>
                The kit
              </LinkButton>
            </Named>
          ))}
          <Named name="small">
            <LinkButton to="/ui" small>
              The kit
            </LinkButton>
          </Named>
        </Row>
      ),
    },
    {
      id: 'wide',
      title: 'As a wide button',
      Draw: () => (
        <LinkButton to="/ui" variant="primary" wide>
          The kit
        </LinkButton>
      ),
    },
  ],
};
