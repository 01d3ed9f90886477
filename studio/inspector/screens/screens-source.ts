import { brand } from '../../../src/pages/content/brand.ts';
import { escapeMarkup } from '../../../src/ui/format/escape-markup.ts';
import { whenIdle } from '../../../src/journey-host/when-active.ts';
import { screensData, type DrawnScreens } from '../../screens/screens-data.ts';

/** The screens of a journey. Rejects with an Error in words where they cannot be had. */
export type ScreensSource = { of: (journey: string) => Promise<DrawnScreens> };

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/** Whose site it is, in what the build has left open. */
const withBrand = (text: string): string =>
  text.replaceAll('__BRAND_NAME__', () => escapeMarkup(brand.name)).replaceAll('__BRAND_SLUG__', brand.slug);

type Get = (address: string) => Promise<Pick<Response, 'ok' | 'text'>>;

async function load(journey: string, get: Get): Promise<DrawnScreens> {
  // After the map, which is what was asked for.
  await idle();
  const answer = await get(`/${screensData(journey)}`);
  if (!answer.ok) throw new Error('The screens could not be fetched');
  return JSON.parse(withBrand(await answer.text())) as DrawnScreens;
}

/** Screens as the site was built with them, each journey's fetched once. */
export function screensSource(get: Get = (address) => fetch(address)): ScreensSource {
  const known = new Map<string, Promise<DrawnScreens>>();
  return {
    of: (journey) => {
      const before = known.get(journey);
      if (before) return before;
      // What did not come is asked for anew by the next question.
      const screens = load(journey, get).catch((mistake: unknown) => {
        known.delete(journey);
        throw mistake;
      });
      known.set(journey, screens);
      return screens;
    },
  };
}
