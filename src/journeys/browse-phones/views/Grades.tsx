import { browsePhonesCopy } from '../browse-phones.copy.ts';
import classes from './Grades.module.css';

const copy = browsePhonesCopy.ShowingPhones;

/** What the grades of refurbished phones mean, and what is tested: other pages lead here. */
export const Grades = () => (
  <div className={classes.grades}>
    <section id="grades">
      <h2>{copy.gradesHeading}</h2>
      <dl>
        {copy.gradeWords.map(([grade, words]) => (
          <div key={grade} className={classes.grade}>
            <dt>{grade}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
    <section id="tests">
      <h2>{copy.testsHeading}</h2>
      <ul>
        {copy.tests.map((test) => (
          <li key={test}>{test}</li>
        ))}
      </ul>
    </section>
  </div>
);
