import { readingAge, wordsOf } from './reading-age.ts';
import type { KeptWordFile, KeptWords, Sentence, WordsRegister } from './words.types.ts';

function sentencesOf({ path, saidBy, journey, source, sentences }: KeptWordFile, screens: Screens): Sentence[] {
  let line = 1;
  let at = 0;
  // They stand in the order of the file.
  return sentences.map((sentence) => {
    line += source.slice(at, sentence.start).split('\n').length - 1;
    at = sentence.start;
    return {
      ...sentence,
      id: `${path}#${sentence.place}`,
      path,
      saidBy,
      journey,
      line,
      states: [...new Set(sentence.views.flatMap((view) => screens[view] ?? []))],
      words: wordsOf(sentence.text).length,
      age: readingAge(sentence.text),
    };
  });
}

type Screens = KeptWords['journeys'][number]['screens'];

/** The register with all that can be reckoned from what the build has written. */
export function openWords({ journeys, files }: KeptWords): WordsRegister {
  const screens = new Map(journeys.map((journey) => [journey.name, journey.screens]));
  return {
    journeys: journeys.map(({ name, title }) => ({ name, title })),
    sentences: files.flatMap((file) => sentencesOf(file, screens.get(file.journey ?? '') ?? {})),
    sources: new Map(files.map(({ path, source }) => [path, source])),
  };
}
