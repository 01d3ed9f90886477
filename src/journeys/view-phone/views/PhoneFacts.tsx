import type { ChosenPhone } from '../../../../machines/view-phone/view-phone.selectors.ts';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { viewPhoneCopy } from '../view-phone.copy.ts';
import classes from './PhoneFacts.module.css';

const copy = viewPhoneCopy.ShowingPhone;

const simOf = ({ hasESim, hasSimTray }: ChosenPhone['phone']) =>
  hasESim && hasSimTray ? copy.sims.both : hasESim ? copy.sims.eSim : copy.sims.tray;

/** What a phone is, what comes with it, and what if it is not right. */
export function PhoneFacts({ chosen: { phone, kind } }: { chosen: ChosenPhone }) {
  const facts: [string, string][] = [
    [copy.screen, copy.inches(phone.screenInInches)],
    [copy.camera, copy.megapixels(phone.cameraInMegapixels)],
    [copy.sim, simOf(phone)],
    [copy.unlocked, copy.unlockedWords],
    [copy.released, phone.releasedOn.slice(0, 4)],
  ];
  return (
    <div className={classes.facts}>
      <section>
        <h2>{copy.facts}</h2>
        <dl>
          {facts.map(([term, details]) => (
            <div key={term} className={classes.fact}>
              <dt>{term}</dt>
              <dd>{details}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{copy.box}</h2>
        <ul className={classes.box}>
          {phone.inTheBox.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{copy.after}</h2>
        <p>{copy.returns}</p>
        <p>{copy.warranty[kind === 'new' ? 'new' : 'refurbished']}</p>
        <TextLink alone to="/shipping-and-returns#returns">
          {copy.returnsLink}
        </TextLink>
      </section>
    </div>
  );
}
