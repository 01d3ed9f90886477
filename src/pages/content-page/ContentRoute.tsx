import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { contentPages, tidyPath } from '../content/content-pages.ts';
import type { ContentPage } from '../content/content-page.types.ts';
import { late, useLate, type Late } from '../../journey-host/late.ts';
import { NotFound } from '../NotFound.tsx';
import { ContentPageView } from './ContentPageView.tsx';

const known = new Map<string, Late<ContentPage>>();

/** The words of a path, fetched once; undefined where there is no such page. */
export function wordsOf(pathname: string): Late<ContentPage> | undefined {
  const path = tidyPath(pathname);
  const fetch = Object.hasOwn(contentPages, path) ? contentPages[path] : undefined;
  if (!fetch) return undefined;
  const words = known.get(path) ?? late(async () => (await fetch()).page);
  known.set(path, words);
  return words;
}

type Above = {
  /** What a page of words is for, where that is to do something. */
  first?: ReactNode;
};

type ContentRouteProps = Above & {
  /** Of a page that is not there: a member has a home of their own to go to. */
  isMember?: boolean;
};

function Arriving({ words, first }: Above & { words: Late<ContentPage> }) {
  return <ContentPageView page={useLate(words)} first={first} />;
}

/** The page of words at this path, or else the not-found page (MK-08, RT-06). */
export function ContentRoute({ first, isMember = false }: ContentRouteProps) {
  const { pathname } = useLocation();
  const words = wordsOf(pathname);
  return words ? (
    <Arriving key={pathname} words={words} first={first} />
  ) : (
    <NotFound key={pathname} isMember={isMember} />
  );
}
