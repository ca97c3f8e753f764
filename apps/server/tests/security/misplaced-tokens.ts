import { sha256 } from '../../src/platform/sha256.ts'
import { bearer, latin1, type Forgery } from './forge-token.ts'

/** Genuine tokens that come by another way than the header, or with another cookie than their own. */
export const MISPLACED: readonly (readonly [name: string, forge: Forgery])[] = [
  ...['Basic', 'Token', 'JWT', 'Digest', 'Bearer:', '\uFF22earer'].map((scheme): [string, Forgery] => [
    `the scheme ${scheme}`,
    ({ token, cookie }) => ({ headers: { authorization: latin1(`${scheme} ${token}`), cookie } }),
  ]),
  ['no scheme', ({ token, cookie }) => ({ headers: { authorization: token, cookie } })],
  ['the scheme alone', ({ cookie }) => ({ headers: { authorization: 'Bearer ', cookie } })],
  ...['x-authorization', 'x-access-token', 'proxy-authorization', 'x-forwarded-authorization', 'token'].map(
    (name): [string, Forgery] => [
      `the token in the header ${name}`,
      ({ token, cookie }) => ({ headers: { [name]: `Bearer ${token}`, cookie } }),
    ],
  ),
  ...['jwt_token', 'token', 'access_token', 'authorization', 'jwt'].map((name): [string, Forgery] => [
    `the token in the query as ${name}`,
    ({ token, cookie }) => ({ headers: { cookie }, query: `?${name}=${token}` }),
  ]),
  ...['jwt', 'token', 'authorization', 'jwt_token', 'proverka_bind'].map((name): [string, Forgery] => [
    `the token in the cookie ${name}`,
    ({ token, cookie }) => ({ headers: { cookie: `${cookie}; ${name}=${token}` } }),
  ]),
  [
    'the token in the body',
    ({ token, cookie }) => ({
      headers: { cookie },
      body: JSON.stringify({ token, jwt_token: token, access_token: token }),
    }),
  ],
  ['the cookie alone', ({ cookie }) => ({ headers: { cookie } })],

  ['the token alone', ({ token }) => ({ headers: { authorization: `Bearer ${token}` } })],
  ['the token with an empty cookie', ({ token }) => bearer(token, 'proverka_bind=')],
  ['the token with the cookie of a client', ({ token, client }) => bearer(token, client.cookie)],
  [
    "a client's token with the cookie of the admin",
    ({ client, cookie }) => bearer(client.token, cookie.replace(/=.*/, '=x')),
  ],
  [
    'the token with what the database keeps of the cookie',
    ({ token, binding }) => bearer(token, `proverka_bind=${sha256(binding)}`),
  ],
  [
    'the token with half the cookie',
    ({ token, binding }) => bearer(token, `proverka_bind=${binding.slice(0, -1)}`),
  ],
  [
    'the token with the cookie in capitals',
    ({ token, binding }) => bearer(token, `PROVERKA_BIND=${binding}`),
  ],
  [
    'the token with the cookie in the query',
    ({ token, binding }) => ({
      headers: { authorization: `Bearer ${token}` },
      query: `?proverka_bind=${binding}`,
    }),
  ],
  [
    'the token with the cookie as a header',
    ({ token, binding }) => ({
      headers: { authorization: `Bearer ${token}`, proverka_bind: binding },
    }),
  ],
]
