import type { Block } from '../content/content-page.types.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import { LinkButton } from '../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../ui/WaysOn/WaysOn.tsx';
import { AnyIcon } from '../../ui/AnyIcon/AnyIcon.tsx';
import { ContentTable } from './ContentTable.tsx';
import { Offers } from './Offers.tsx';
import { RichText } from './RichText.tsx';
import classes from './BlockView.module.css';

type Of<Key extends string> = Extract<Block, Record<Key, unknown>>;

/** Of the headings in a block: one below the section's, or its place where the section has none. */
type Headed = { heading: 'h2' | 'h3' };

function Steps({ steps, heading: Heading }: Of<'steps'> & Headed) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ title, text }, at) => (
        <li key={title} className={classes.step}>
          <span className={classes.number} aria-hidden>
            {at + 1}
          </span>
          <div>
            <Heading className={classes.title}>{title}</Heading>
            <p>
              <RichText>{text}</RichText>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Questions({ questions }: Of<'questions'>) {
  const items = questions.map(({ question, answer }) => ({
    title: question,
    content: answer.map((text) => (
      <p key={text} className={classes.answer}>
        <RichText>{text}</RichText>
      </p>
    )),
  }));
  return <Accordion items={items} />;
}

function Cards({ cards, heading: Heading }: Of<'cards'> & Headed) {
  return (
    <ul className={classes.cards}>
      {cards.map(({ title, text, to }) => (
        <li key={title} className={classes.card}>
          <Heading className={classes.title}>
            <AnyLink to={to} className={classes.cardLink}>
              {title}
            </AnyLink>
          </Heading>
          <p>{text}</p>
          <span className={classes.arrow}>
            <AnyIcon name="arrow-right" size={24} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts }: Of<'facts'>) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ term, details }) => (
        <div key={term} className={classes.fact}>
          <dt>{term}</dt>
          <dd>
            <RichText>{details}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Figures({ figures }: Of<'figures'>) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One piece of a content page. */
export function BlockView({ block, heading }: { block: Block } & Headed) {
  if ('text' in block)
    return (
      <p>
        <RichText>{block.text}</RichText>
      </p>
    );
  if ('list' in block)
    return (
      <ul className={classes.list}>
        {block.list.map((item) => (
          <li key={item}>
            <RichText>{item}</RichText>
          </li>
        ))}
      </ul>
    );
  if ('note' in block)
    return (
      <div className={classes.note}>
        <p>
          <strong>{block.note.title}</strong>
        </p>
        <p>
          <RichText>{block.note.text}</RichText>
        </p>
      </div>
    );
  if ('actions' in block)
    return (
      <WaysOn>
        {block.actions.map(({ label, to }, at) => (
          <LinkButton key={to} to={to} variant={at === 0 ? 'primary' : 'standard'}>
            {label}
          </LinkButton>
        ))}
      </WaysOn>
    );
  if ('steps' in block) return <Steps {...block} heading={heading} />;
  if ('questions' in block) return <Questions {...block} />;
  if ('table' in block) return <ContentTable {...block.table} />;
  if ('facts' in block) return <Facts {...block} />;
  if ('cards' in block) return <Cards {...block} heading={heading} />;
  if ('offers' in block) return <Offers {...block} heading={heading} />;
  return <Figures {...block} />;
}
