// `npm run diagrams`: writes every journey as a picture and a page.
import { journeyFiles, journeysFolder } from '../studio/diagrams/journey-files.ts';
import { writeFolder } from './write-folder.ts';

writeFolder(journeysFolder, await journeyFiles());
