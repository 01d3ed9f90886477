import { Icon } from '../Icon/Icon.tsx';
import { larkPath } from './lark-path.ts';
import { OnHill } from './OnHill.tsx';
import classes from './side-picture.module.css';
import { sideScenes } from './side-scenes.ts';

type SidePictureProps = {
  /** Which thing stands on the hill. */
  name: keyof typeof sideScenes;
  tone: 'pink' | 'yellow' | 'turquoise' | 'olive';
  /** Over the facts, where they need words of their own. */
  heading?: string;
  /** In a few words each. */
  facts?: readonly string[];
};

/** Beside a form: what it is about, at a glance, and what speaks for it. */
export function SidePicture({ name, tone, heading, facts }: SidePictureProps) {
  return (
    <div className={classes.panel} data-tone={tone}>
      {heading !== undefined && <p className={classes.heading}>{heading}</p>}
      {facts && (
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact} className={classes.fact}>
              <Icon name="check" size={24} />
              {fact}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.picture}>
        <OnHill strokes={sideScenes[name]}>
          <path data-tone="pink" d={larkPath} transform="translate(184 20) rotate(-10) scale(.62)" />
        </OnHill>
      </div>
    </div>
  );
}
