/** Where the build puts the register of words, in a folder that the web host gives out where the tools are on. */
export const wordsData = 'studio-data/words.json';
