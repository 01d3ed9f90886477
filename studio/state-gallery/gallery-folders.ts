import { join } from 'node:path';

/** `npm run gallery`: the walks picture every state and look for nothing else. */
export const isGallery = process.env['AUDIT'] === 'gallery';

const results = join(import.meta.dirname, '..', '..', '..', 'test-results');

/** The page with its pictures: all that has to be sent to somebody. */
export const galleryFolder = join(results, 'gallery');
export const picturesFolder = join(galleryFolder, 'pictures');

/** What the walks leave behind for the page; never the folder of the coverage, which stays as it was. */
export const galleryRun = join(results, 'gallery-run');
export const galleryRuns = join(galleryRun, 'runs');

/** States that are to be opened for their pictures, as `journey/state`: the browser runs in a process of its own. */
export const statesToOpen: ReadonlySet<string> = new Set(process.env['GALLERY_OPENS']?.split(' '));
