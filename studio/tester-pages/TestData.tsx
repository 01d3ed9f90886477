import { Accordion } from '../../src/ui/Accordion/Accordion.tsx';
import { Section } from './Section.tsx';
import classes from './TestData.module.css';
import { testTools, type Sentinel } from './test-tools.ts';
import { useAsked } from './use-asked.ts';

const titles: Readonly<Record<string, string>> = {
  postcode: 'Homes',
  surname: 'Surnames',
  member: 'Members',
};

/** `switch-account` becomes "Switch account". */
const titleOf = (kind: string): string =>
  titles[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;

/** What goes with the value: the house number of a postcode, the password of a member. */
function withWords({ also = {} }: Sentinel): string {
  const { streetNumber, password, totpSecret, sortCode, expiry, securityCode } = also;
  return [
    streetNumber,
    password && `password ${password}`,
    totpSecret && `authenticator secret ${totpSecret}`,
    sortCode && `sort code ${sortCode}`,
    expiry && `expires ${expiry}`,
    securityCode && `security code ${securityCode}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function List({ sentinels }: { sentinels: readonly Sentinel[] }) {
  return (
    <ul className={classes.list}>
      {sentinels.map((sentinel) => (
        <li key={sentinel.id} className={classes.item}>
          <strong>{sentinel.value}</strong>
          {withWords(sentinel) !== '' && <span> – {withWords(sentinel)}</span>}
          <p className={classes.outcome}>{sentinel.outcome}</p>
        </li>
      ))}
    </ul>
  );
}

/** The inputs of which the outcome is known (docs/test-data.md). */
export function TestData() {
  const { value, mistake } = useAsked(testTools.sentinels);
  const kinds = [...new Set((value ?? []).map(({ kind }) => kind))];
  return (
    <Section
      title="Test data"
      intro="What to type for an outcome of which you can be sure. Nothing of it is anybody’s."
      mistake={mistake}
    >
      <Accordion
        items={kinds.map((kind) => ({
          title: titleOf(kind),
          content: <List sentinels={(value ?? []).filter((sentinel) => sentinel.kind === kind)} />,
        }))}
      />
    </Section>
  );
}
