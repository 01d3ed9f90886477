/** One question of the page's; `id` comes back with the answer. */
type Question = { id: number; about: string; given: readonly unknown[] };
type AnswerToPage = { id: number } & ({ value: unknown } | { mistake: string });

/** What a worker of ours can be asked, by name. */
type Answers = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>;

/** What the page asks a worker of ours with; rejects with an Error in words. `missing`: what is said where the worker does not come. */
export function askWorker(
  worker: Worker,
  missing: string,
): <Value>(about: string, ...given: readonly unknown[]) => Promise<Value> {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (mistake: Error) => void }>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<AnswerToPage>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('mistake' in data) asker?.reject(new Error(data.mistake));
    else asker?.resolve(data.value as never);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error(missing));
    waiting.clear();
  });
  return <Value>(about: string, ...given: readonly unknown[]) => {
    const id = (asked += 1);
    const answer = new Promise<Value>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
    const question: Question = { id, about, given };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker of our own
    worker.postMessage(question);
    return answer;
  };
}

async function answerTo(answers: Answers, { id, about, given }: Question): Promise<AnswerToPage> {
  try {
    // Asked by the page's side, which has the types.
    const answer = answers[about] as (...given: readonly unknown[]) => Promise<unknown>;
    return { id, value: await answer(...given) };
  } catch (error) {
    return { id, mistake: error instanceof Error ? error.message : 'The worker did not answer' };
  }
}

/** For the worker: answers whatever its page asks. */
export function answerPage(answers: Answers): void {
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    // A worker speaks to the page that has started it, and to nobody else.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    void answerTo(answers, data).then((answer) => postMessage(answer));
  });
}
