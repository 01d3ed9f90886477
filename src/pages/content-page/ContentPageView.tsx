import type { ReactNode } from 'react';
import type { ContentPage } from '../content/content-page.types.ts';
import { Scene } from '../../ui/art/Scene.tsx';
import { longDate } from '../../ui/format/date.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useHeadingFocus } from '../../ui/PageHeading/heading-focus.ts';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { AnyLink } from '../../ui/TextLink/AnyLink.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import { BlockView } from './BlockView.tsx';
import classes from './ContentPageView.module.css';
import { RichText } from './RichText.tsx';

function Head({ page }: { page: ContentPage }) {
  const heading = useHeadingFocus();
  const { parent, published } = page;
  return (
    <div className={classes.band} data-tone={page.tone}>
      <div className={classes.bandInside}>
        <div className={classes.words}>
          {parent && (
            <AnyLink to={parent.to} className={classes.parent}>
              <Icon name="arrow-left" size={16} /> {parent.label}
            </AnyLink>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {page.heading}
          </h1>
          <p className={classes.intro}>
            <RichText>{page.intro}</RichText>
          </p>
          {published && (
            <p className={classes.published}>
              {published.by}, <time dateTime={published.on}>{longDate(published.on)}</time>
            </p>
          )}
        </div>
        <div className={classes.art}>
          <Scene name={page.scene} />
        </div>
      </div>
    </div>
  );
}

type ContentPageViewProps = {
  page: ContentPage;
  /** What the page is for, where that is to do something: stands before its sections. */
  first?: ReactNode;
  /** Stand after them. */
  children?: ReactNode;
};

/** A page of words: what it is about, and its sections. */
export function ContentPageView({ page, first, children }: ContentPageViewProps) {
  useAnchor();
  return (
    <>
      <PageTitle>{page.title}</PageTitle>
      <Head page={page} />
      <div className={classes.sections}>
        {first !== undefined && <div className={classes.first}>{first}</div>}
        {page.sections.map(({ id, heading, blocks }, at) => (
          // The sections of one page never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={at} id={id} className={classes.section} data-plain={heading === undefined || undefined}>
            {heading !== undefined && <h2>{heading}</h2>}
            <div className={classes.blocks}>
              {blocks.map((block, place) => (
                // oxlint-disable-next-line react/no-array-index-key
                <BlockView key={place} block={block} heading={heading === undefined ? 'h2' : 'h3'} />
              ))}
            </div>
          </section>
        ))}
        {children !== undefined && <div className={classes.extra}>{children}</div>}
      </div>
    </>
  );
}
