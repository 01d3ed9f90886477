import { registerAnswers } from './register-answers.ts';

/** One question of the page's; `id` comes back with the answer. */
export type RegisterQuestion = { id: number; about: keyof typeof registerAnswers; given: readonly unknown[] };
export type RegisterAnswer = { id: number } & ({ value: unknown } | { mistake: string });

async function answerTo({ id, about, given }: RegisterQuestion): Promise<RegisterAnswer> {
  try {
    // Asked by register.ts, which has the types.
    const answer = registerAnswers[about] as (...given: readonly unknown[]) => Promise<unknown>;
    return { id, value: await answer(...given) };
  } catch (error) {
    return { id, mistake: error instanceof Error ? error.message : 'The register did not answer' };
  }
}

addEventListener('message', ({ data }: MessageEvent<RegisterQuestion>) => {
  // A worker speaks to the page that has started it, and to nobody else.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void answerTo(data).then((answer) => postMessage(answer));
});
