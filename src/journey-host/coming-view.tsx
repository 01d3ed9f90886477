import { Column } from '../ui/Column/Column.tsx';
import { PageHeading } from '../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../ui/PageTitle/PageTitle.tsx';
import { Skeleton, type SkeletonShape } from '../ui/Skeleton/Skeleton.tsx';

type ComingWords = { title: string; heading: string; loading: string };

/**
 * A view in the place of a page that is on its way, in the shape of that page. It leaves the focus alone: the page
 * itself takes it once it is there, so that a heading which both have is read out once.
 */
export const comingView = (words: ComingWords, shape: SkeletonShape, width: 'text' | 'page' = 'text') =>
  function ComingView() {
    return (
      <Column width={width}>
        <PageTitle>{words.title}</PageTitle>
        <PageHeading isWaiting takesFocus={false}>
          {words.heading}
        </PageHeading>
        <Skeleton shape={shape} label={words.loading} />
      </Column>
    );
  };
