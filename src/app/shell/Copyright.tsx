import { useSyncExternalStore } from 'react';
import { brand } from '../../pages/content/brand.ts';

declare const BUILD_YEAR: number;

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();
const yearOfTheWords = () => BUILD_YEAR;

/** The copyright line, with this year, also where the words of the page were built in another one (SH-22). */
export function Copyright() {
  const year = useSyncExternalStore(never, thisYear, yearOfTheWords);
  return <p>{`© ${year} ${brand.name}`}</p>;
}
