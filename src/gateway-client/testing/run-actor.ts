import { createActor, toPromise, type PromiseActorLogic } from 'xstate';

/** Runs one actor as a machine would; resolves with its output, rejects with what it rejects with. */
export function runActor<Output, Input>(
  logic: PromiseActorLogic<Output, Input>,
  input: NoInfer<Input>,
): Promise<Output> {
  const actor = createActor(logic, { input });
  const done = toPromise(actor);
  actor.start();
  return done;
}
