import type { selectBrowsePhones } from '../../../../machines/browse-phones/browse-phones.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { PhoneShapes } from '../../../ui/PhonePicture/PhonePicture.tsx';
import { browsePhonesCopy } from '../browse-phones.copy.ts';
import { useAnchor } from '../../../ui/use-anchor.ts';
import { useKeptPlace } from '../../../ui/use-kept-place.ts';
import { Filters } from './Filters.tsx';
import { Grades } from './Grades.tsx';
import { NoPhoneFits } from './NoPhoneFits.tsx';
import { PhoneCard } from './PhoneCard.tsx';
import classes from './ShowingPhones.module.css';

const copy = browsePhonesCopy.ShowingPhones;

/** Listens to the address by itself, so that a change of it does not draw the phones anew. */
function Places() {
  useAnchor();
  useKeptPlace();
  return null;
}

/** The range with its filters. What does not fit stays in the page, unseen: a filter moves nothing but what it is about. */
export function ShowingPhones({ model, send }: ViewPropsOf<typeof selectBrowsePhones>) {
  const { path, cards, count, isOutOfDate } = model;
  const { title, heading, intro } = copy[path === paths.refurbishedPhones ? path : paths.phones];
  return (
    <div className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <PageHeading intro={<p>{intro}</p>}>{heading}</PageHeading>
      {/* After the heading, which leads to the top. */}
      <Places />
      <PhoneShapes shapes={cards.map(({ shape }) => shape)} />
      <div className={classes.shop}>
        <Filters model={model} />
        <div className={classes.results}>
          <div className={classes.bar}>
            <p role="status" className={classes.count} data-counted>
              {copy.phones(count)}
            </p>
            {isOutOfDate && (
              <p role="alert" className={classes.outOfDate}>
                {copy.outOfDate}
                <Button small variant="link" onClick={() => send({ type: 'retry.requested' })}>
                  {copy.retry}
                </Button>
              </p>
            )}
          </div>
          {count === 0 && <NoPhoneFits model={model} />}
          {/* Safari reads out a list without bullets only when it is told that it is one. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list" aria-label={copy.list} className={classes.cards} data-filtered>
            {cards.map((card) => (
              <PhoneCard key={card.slug} card={card} />
            ))}
          </ul>
        </div>
      </div>
      {path === paths.refurbishedPhones && <Grades />}
    </div>
  );
}
