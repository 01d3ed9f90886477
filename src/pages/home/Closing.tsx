import { home } from '../content/home.ts';
import { Lark } from '../../ui/art/Lark.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import classes from './Closing.module.css';
import { HomeSection } from './HomeSection.tsx';
import { PostcodeForm } from './PostcodeForm.tsx';

/** What people ask last, and the way on. */
export function Closing() {
  return (
    <HomeSection title={home.questionsTitle}>
      <ul className={classes.questions}>
        {home.questions.map(({ question, answer, link }) => (
          <li key={question} className={classes.question}>
            <h3>{question}</h3>
            <p>{answer}</p>
            <p>
              <TextLink alone to={link.to}>
                {link.label}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
      <div className={classes.last}>
        <span className={classes.bird}>
          <Lark width={96} />
        </span>
        <div className={classes.words}>
          <h2>{home.closingTitle}</h2>
          <p>{home.closingText}</p>
        </div>
        <PostcodeForm name="last" />
      </div>
    </HomeSection>
  );
}
