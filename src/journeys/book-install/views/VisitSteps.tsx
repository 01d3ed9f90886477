import { AnyIcon } from '../../../ui/AnyIcon/AnyIcon.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './VisitSteps.module.css';

const copy = bookInstallCopy.ReadingOverview;
const { names } = bookInstallCopy.shared;

/** What each visit is for, in their order; only those this home needs (BK-04). */
export function VisitSteps({ model }: Pick<ViewPropsOf<typeof selectBookInstall>, 'model'>) {
  const steps = [
    { isRequired: model.isOutsideVisitRequired, icon: 'pin', title: names.outsideVisit.title, text: copy.outsideText },
    { isRequired: model.isInHomeVisitRequired, icon: 'home', title: names.inHomeVisit.title, text: copy.homeText },
  ] as const;
  return (
    <section aria-label={copy.steps}>
      <ol className={classes.steps}>
        {steps.map(
          ({ isRequired, icon, title, text }) =>
            isRequired && (
              <li key={title} className={classes.step}>
                <span className={classes.icon}>
                  <AnyIcon name={icon} size={24} />
                </span>
                <div>
                  <h2 className={classes.title}>{title}</h2>
                  <p>{text}</p>
                </div>
              </li>
            ),
        )}
      </ol>
    </section>
  );
}
