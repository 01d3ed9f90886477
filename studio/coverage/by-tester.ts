/** A test of the inspector, by its file: what the machines take there they may have been told by a tester, and no customer has done it. */
export const isByTester = (test: string): boolean => /^studio\/specs\/inspector[^/]*\.spec\.ts /.test(test);
