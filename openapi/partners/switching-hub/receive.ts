import { readJsonText } from '../../../platform/http/json-text.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { findUnstorable } from '../../../platform/http/unstorable.ts';
import { MessageRejected, readMessage, type Message } from './messages.ts';

/** The message that a request brings, to either side. Throws 400 `9006` or `9012` for what is none. */
export async function messageOf(request: Request): Promise<Message> {
  const body = readJsonText(await request.text());
  if ('fault' in body) throw new HttpProblem(400, '9006', { message: body.fault });
  if (findUnstorable(body.value).length > 0) throw new HttpProblem(400, '9006');
  try {
    return readMessage(body.value);
  } catch (error) {
    if (error instanceof MessageRejected) throw new HttpProblem(400, error.code, { message: error.message });
    throw error;
  }
}
