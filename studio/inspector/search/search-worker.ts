import { answerPage } from '../inspection/ask-worker.ts';
import { allEntries } from './all-entries.ts';
import { searchIn } from './find-entries.ts';

answerPage({ find: searchIn(allEntries()) });
