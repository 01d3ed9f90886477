import { isSignatureOf, SIGNATURE_HEADER } from '../../platform/http/signature.ts';

/**
 * Whom a partner tells of what happens, in one process with it. Notes what is signed with the secret and comes to the path; anything else is answered with
 * 401. What `answers.status` says is answered in place of 202, and nothing is noted then.
 */
export function eventListener<Event>({ path, secret }: { path: string; secret: string }) {
  const told: Event[] = [];
  const answers = { status: 202 };
  async function reach(request: Request): Promise<Response> {
    const body = await request.text();
    const signature = request.headers.get(SIGNATURE_HEADER) ?? undefined;
    const isRight = new URL(request.url).pathname === path && isSignatureOf(secret, body, signature);
    const status = isRight ? answers.status : 401;
    if (status === 202) told.push(JSON.parse(body) as Event);
    return new Response(null, { status });
  }
  return { told, answers, reach };
}
