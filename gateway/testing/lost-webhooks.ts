import { vi } from 'vitest';
import type { TestGateway } from './gateway.ts';

/** Has no webhook of the payment provider reach us until what is given is called; the provider goes on trying. */
export function loseWebhooks({ deps: { provider } }: TestGateway): () => void {
  const refused = vi.spyOn(provider, 'isFromProvider').mockResolvedValue(false);
  return () => refused.mockRestore();
}

/** What our team is told by the log from here on, oldest first. */
export function toldTeam({ deps: { log } }: TestGateway): () => string[] {
  const told = vi.spyOn(log, 'error');
  return () => told.mock.calls.map((said) => String(said.at(-1))).filter((words) => !words.startsWith('POST'));
}
