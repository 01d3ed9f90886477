import { brand } from '../../../src/pages/content/brand.ts';
import { escapeMarkup } from '../../../src/ui/format/escape-markup.ts';
import { whenIdle } from '../../../src/journey-host/when-active.ts';
import { screensData, type DrawnScreens } from '../../screens/screens-data.ts';

/** The screens of a journey. Rejects with an Error in words where they cannot be had. */
export type ScreensSource = { of: (journey: string) => Promise<DrawnScreens> };

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/** Whose site it is, in what the build has left open. */
const withBrand = (text: string, { name, slug }: typeof brand): string =>
  text.replaceAll('__BRAND_NAME__', () => escapeMarkup(name)).replaceAll('__BRAND_SLUG__', slug);

type Get = (address: string) => Promise<Pick<Response, 'ok' | 'text'>>;

async function load(journey: string, get: Get, site: typeof brand): Promise<DrawnScreens> {
  // After the map, which is what was asked for.
  await idle();
  const answer = await get(`/${screensData(journey)}`);
  if (!answer.ok) throw new Error('The screens could not be fetched');
  const { styles, markups } = JSON.parse(await answer.text()) as DrawnScreens;
  return {
    styles,
    markups: Object.fromEntries(Object.entries(markups).map(([place, one]) => [place, withBrand(one, site)])),
  };
}

/** Screens as the site was built with them, each journey's fetched once. */
export function screensSource(get: Get = (address) => fetch(address), site = brand): ScreensSource {
  const known = new Map<string, Promise<DrawnScreens>>();
  return {
    of: (journey) => {
      const before = known.get(journey);
      if (before) return before;
      // What did not come is asked for anew by the next question.
      const screens = load(journey, get, site).catch((mistake: unknown) => {
        known.delete(journey);
        throw mistake;
      });
      known.set(journey, screens);
      return screens;
    },
  };
}
