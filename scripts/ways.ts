// `npm run ways`: writes the way into every state, for "Open here" in the inspector, from the models that are walked in
// the browser; and the ways of the personas.
import { personaFiles, personasFolder } from '../studio/personas/persona-ways.ts';
import { waysFolder } from '../studio/ways/kept-ways.ts';
import { wayFiles } from '../studio/ways/way-files.ts';
import { writeFolder } from './write-folder.ts';

writeFolder(waysFolder, await wayFiles());
writeFolder(personasFolder, personaFiles());
