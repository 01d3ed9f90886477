import { expect, test } from 'vitest';
import { testClock } from '../clock/clock.ts';
import { bearerOf } from '../http/bearer.ts';
import { basicOf } from './client-credentials.ts';
import { TOKEN_LIFETIME_SECONDS, TokenIssuer } from './token-issuer.ts';

const client = { id: 'a shop: north', secret: 'p%c+t & sp ce:0123456789-0123456789' };

function issuer() {
  const clock = testClock();
  return { clock, tokens: new TokenIssuer({ client, clock }) };
}

const asked = (headers: Record<string, string>, form: string | URLSearchParams = 'grant_type=client_credentials') =>
  new Request('http://partner.example.com/oauth2/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: form,
  });

async function tokenOf(tokens: TokenIssuer): Promise<string> {
  const answer = await tokens.answer(asked({ Authorization: basicOf(client) }));
  return ((await answer.json()) as { access_token: string }).access_token;
}

const showing = (token: string) =>
  new Request('http://partner.example.com', { headers: { Authorization: bearerOf(token) } });

test('a client that shows its secret gets a token, which nobody in between may keep', async () => {
  const answer = await issuer().tokens.answer(asked({ Authorization: basicOf(client) }));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: TOKEN_LIFETIME_SECONDS,
  });
});

test.each([
  ['another secret', basicOf({ ...client, secret: `${client.secret}x` })],
  ['another name', basicOf({ ...client, id: 'a shop' })],
  ['no secret', basicOf({ ...client, secret: '' })],
  ['no password at all', `Basic ${Buffer.from('a').toString('base64')}`],
  ['broken escapes', `Basic ${Buffer.from('%zz:%').toString('base64')}`],
  ['another scheme', bearerOf(client.secret)],
  ['nothing', ''],
])('who shows %s is told invalid_client', async (_what, authorization) => {
  const answer = await issuer().tokens.answer(asked({ Authorization: authorization }));
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="token"']);
  expect(await answer.json()).toEqual({ error: 'invalid_client' });
});

test.each([
  ['unsupported_grant_type', 'grant_type=password'],
  ['invalid_request', ''],
  ['invalid_request', 'grant_type=client_credentials&grant_type=client_credentials'],
])('the client is told %s for %j', async (error, form) => {
  const answer = await issuer().tokens.answer(asked({ Authorization: basicOf(client) }, form));
  expect([answer.status, await answer.json()]).toEqual([400, { error }]);
});

test('a body that is no form is told invalid_request', async () => {
  const headers = { Authorization: basicOf(client), 'Content-Type': 'application/json' };
  const answer = await issuer().tokens.answer(asked(headers, '{"grant_type":"client_credentials"}'));
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_request' }]);
});

test('a token is good for as long as was said, by the clock that testers move', async () => {
  const { clock, tokens } = issuer();
  const request = showing(await tokenOf(tokens));
  clock.advance(TOKEN_LIFETIME_SECONDS * 1_000 - 1);
  expect(() => tokens.assertToken(request)).not.toThrow();
  clock.advance(1);
  expect(() => tokens.assertToken(request)).toThrow(expect.objectContaining({ status: 401, code: 'token.invalid' }));
});

test('another process with the same credentials knows the token; with another secret it does not', async () => {
  const { clock, tokens } = issuer();
  const request = showing(await tokenOf(tokens));
  expect(() => new TokenIssuer({ client, clock }).assertToken(request)).not.toThrow();
  const changed = new TokenIssuer({ client: { ...client, secret: 'x'.repeat(32) }, clock });
  expect(() => changed.assertToken(request)).toThrow(expect.objectContaining({ status: 401 }));
});

test('a token whose time was written anew, the secret itself and nothing at all open no door', async () => {
  const { tokens } = issuer();
  const [until, signature] = (await tokenOf(tokens)).split('.');
  for (const token of [`${Number(until) + 1}.${signature}`, `${until}.`, client.secret, 'NaN.', ''])
    expect(() => tokens.assertToken(showing(token))).toThrow(expect.objectContaining({ status: 401 }));
  const bare = new Request('http://partner.example.com');
  expect(() => tokens.assertToken(bare)).toThrow(
    expect.objectContaining({ headers: { 'WWW-Authenticate': 'Bearer' } }),
  );
});
