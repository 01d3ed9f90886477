import { JoinedHome } from '../../../ui/art/JoinedHome.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './VisitSteps.module.css';

const copy = bookInstallCopy.ReadingOverview;
const { names } = bookInstallCopy.shared;

/** What each visit is for, in their order, with how far it brings the fibre; only those this home needs (BK-04). */
export function VisitSteps({ model }: Pick<ViewPropsOf<typeof selectBookInstall>, 'model'>) {
  const steps = [
    {
      isRequired: model.isOutsideVisitRequired,
      reach: 'wall' as const,
      title: names.outsideVisit.title,
      text: copy.outsideText,
    },
    {
      isRequired: model.isInHomeVisitRequired,
      reach: 'home' as const,
      title: names.inHomeVisit.title,
      text: copy.homeText,
    },
  ].filter(({ isRequired }) => isRequired);
  return (
    <section aria-label={copy.steps}>
      <ol className={classes.steps}>
        {steps.map(({ reach, title, text }, index) => (
          <li key={title} className={classes.step}>
            <JoinedHome reach={reach} />
            <div>
              <h2 className={classes.title}>{title}</h2>
              <p>{text}</p>
              {/* What the first of them brings. */}
              {index === 0 && model.installMethod !== null && (
                <p className={classes.method}>
                  {copy.method}: {model.installMethod}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
