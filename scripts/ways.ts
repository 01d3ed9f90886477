// `npm run ways`: writes the way into every state, for "Open here" in the inspector, from the models that are walked in
// the browser.
import { waysFolder } from '../studio/ways/kept-ways.ts';
import { wayFiles } from '../studio/ways/way-files.ts';
import { writeFolder } from './write-folder.ts';

writeFolder(waysFolder, await wayFiles());
