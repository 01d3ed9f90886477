import { Skeleton, type SkeletonShape } from '../ui/Skeleton/Skeleton.tsx';
import { WaitingPage } from '../ui/WaitingPage/WaitingPage.tsx';

type ComingWords = { title: string; heading: string; intro?: string; loading: string };

/**
 * A view in the place of a page that is on its way, in the shape of that page. Its heading takes the focus at once, at
 * the top, so that whoever followed a link hears that it did something; the page's own takes it over.
 */
export const comingView = (words: ComingWords, shape: SkeletonShape, width: 'text' | 'page' = 'text') =>
  function ComingView() {
    return (
      <WaitingPage {...words} width={width}>
        <Skeleton shape={shape} label={words.loading} />
      </WaitingPage>
    );
  };
