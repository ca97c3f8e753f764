import { sha256 } from '../../src/platform/sha256.ts'
import {
  assemble,
  base64url,
  encode,
  glue,
  hmacToken,
  keyToken,
  latin1,
  parts,
  PUBLIC_PEM,
  row,
  RSA,
  show,
  turnBit,
  withSignature,
  bearer,
  type Forgery,
} from './forge-token.ts'

/** Tokens that the server did not make, made for another place or has ended. */
export const FORGED: readonly (readonly [name: string, forge: Forgery])[] = [
  ...[
    'none',
    'None',
    'NONE',
    'nOnE',
    'none ',
    ' none',
    'none\u0000',
    '',
    null,
    [],
    ['HS256'],
    0,
    true,
  ].flatMap((alg) => [
    row(`alg ${JSON.stringify(alg)} without a signature`, ({ claims, kid }) =>
      assemble({ alg, kid }, claims, ''),
    ),
    row(`alg ${JSON.stringify(alg)} with the old signature`, ({ claims, kid, token }) =>
      assemble({ alg, kid }, claims, parts(token).signature),
    ),
  ]),
  row('two algs in one header', ({ claims, kid }) =>
    glue(`{"alg":"HS256","alg":"none","kid":"${kid}"}`, JSON.stringify(claims), ''),
  ),
  row('no alg at all', ({ claims, kid, secret }) => hmacToken({ kid }, claims, secret)),

  ...(['sha384', 'sha512'] as const).map((hash) =>
    row(`${hash} with the real secret`, ({ claims, kid, secret }) =>
      hmacToken({ alg: hash === 'sha384' ? 'HS384' : 'HS512', kid }, claims, secret, hash),
    ),
  ),
  ...['RS256', 'PS256', 'RS512', 'ES256', 'EdDSA', 'Ed25519'].map((alg) =>
    row(`${alg} by a key of the attacker`, ({ claims, kid }) => keyToken({ alg, kid }, claims)),
  ),
  row('a public key taken for the secret', ({ claims, kid }) =>
    hmacToken({ alg: 'HS256', kid }, claims, Buffer.from(PUBLIC_PEM)),
  ),

  row('no signature', ({ token }) => token.slice(0, token.lastIndexOf('.') + 1)),
  row('no signature and no dot', ({ token }) => token.slice(0, token.lastIndexOf('.'))),
  row('a signature of zeros', ({ token }) => withSignature(token, Buffer.alloc(32).toString('base64url'))),
  row('half a signature', ({ token }) => token.slice(0, -20)),
  row('a signature with one bit turned', ({ token }) =>
    withSignature(token, turnBit(parts(token).signature)),
  ),
  row('the signature of another token', ({ token, client }) =>
    withSignature(token, parts(client.token).signature),
  ),
  row('the payload of another token', ({ token, client }) =>
    [parts(token).header, parts(client.token).payload, parts(token).signature].join('.'),
  ),
  ...[
    { exp: 9_999_999_999 },
    { aud: 'fiz' },
    { role: 0 },
    { sid: '00000000-0000-4000-8000-000000000000' },
  ].map((change) =>
    row(`a changed payload ${JSON.stringify(change)}`, ({ token, claims }) =>
      [parts(token).header, encode({ ...claims, ...change }), parts(token).signature].join('.'),
    ),
  ),
  row('a claim given twice', ({ token, claims }) => {
    const twice = `{"sid":"00000000-0000-4000-8000-000000000000",${JSON.stringify(claims).slice(1)}`
    return [parts(token).header, base64url(twice), parts(token).signature].join('.')
  }),
  row('a changed header', ({ token, kid }) =>
    [encode({ alg: 'HS256', kid, typ: 'JWT' }), parts(token).payload, parts(token).signature].join('.'),
  ),

  ...[
    'unknown',
    '',
    undefined,
    null,
    0,
    [],
    {},
    '../../../../../../dev/null',
    '/dev/null',
    'file:///dev/null',
    'http://127.0.0.1:9/key',
    "' or '1'='1",
    "' union select '0', '', now() --",
    "'; drop table signing_keys --",
    '%',
    '__proto__',
    'constructor',
    'toString',
    '| sleep 5',
    'x'.repeat(4000),
  ].flatMap((kid) => [
    row(`kid ${show(kid)} and an empty secret`, ({ claims }) =>
      hmacToken({ alg: 'HS256', kid }, claims, Buffer.alloc(0)),
    ),
    row(`kid ${show(kid)} and the secret «secret»`, ({ claims }) =>
      hmacToken({ alg: 'HS256', kid }, claims, Buffer.from('secret')),
    ),
    row(`kid ${show(kid)} and the real secret`, ({ claims, secret }) =>
      hmacToken({ alg: 'HS256', kid }, claims, secret),
    ),
  ]),
  ...['', 'secret', 'proverka', 'changeme', '0'.repeat(32)].map((weak) =>
    row(`the weak secret «${weak}»`, ({ claims, kid }) =>
      hmacToken({ alg: 'HS256', kid }, claims, Buffer.from(weak)),
    ),
  ),
  row('the id of the key as its secret', ({ claims, kid }) =>
    hmacToken({ alg: 'HS256', kid }, claims, Buffer.from(kid)),
  ),

  ...Object.entries({
    jwk: { kty: 'oct', k: base64url('attacker') },
    jku: 'http://127.0.0.1:9/jwks.json',
    x5u: 'http://127.0.0.1:9/key.pem',
    x5c: [base64url('attacker')],
    key: 'attacker',
  }).flatMap(([name, value]) => [
    row(`a key of the attacker in ${name}`, ({ claims, kid }) =>
      hmacToken({ alg: 'HS256', kid, [name]: value }, claims, Buffer.from('attacker')),
    ),
    row(`a key of the attacker in ${name}, without kid`, ({ claims }) =>
      hmacToken({ alg: 'HS256', [name]: value }, claims, Buffer.from('attacker')),
    ),
  ]),
  row('a public key of the attacker in jwk', ({ claims, kid }) =>
    keyToken({ alg: 'RS256', kid, jwk: RSA.publicKey.export({ format: 'jwk' }) }, claims),
  ),
  row('an extension nobody knows, marked critical', ({ claims, kid, secret }) =>
    hmacToken({ alg: 'HS256', kid, crit: ['trust'], trust: true }, claims, secret),
  ),
  row('a payload that is not encoded', ({ claims, kid, secret }) =>
    hmacToken({ alg: 'HS256', kid, crit: ['b64'], b64: false }, claims, secret),
  ),

  ...[
    { exp: 1 },
    { exp: undefined },
    { exp: '9999999999' },
    { exp: null },
    { nbf: 9_999_999_999 },
    { nbf: 'tomorrow' },
    { iss: undefined },
    { iss: 'someone' },
    { iss: ['proverka'] },
    { aud: undefined },
    { aud: 'fiz' },
    { aud: ['fiz', 'someone'] },
    { aud: {} },
    { sid: undefined },
    { sid: null },
    { sid: 0 },
    { sid: '' },
    { sid: '%' },
    { sid: "' or '1'='1" },
    { sid: {} },
    { sid: ['00000000-0000-4000-8000-000000000000'] },
    { sid: '00000000-0000-4000-8000-000000000000' },
  ].map((change) =>
    row(`claims ${show(change)}, rightly signed`, ({ claims, kid, secret }) =>
      hmacToken({ alg: 'HS256', kid }, { ...claims, ...change }, secret),
    ),
  ),
  row('a list in place of claims, rightly signed', ({ kid, secret }) =>
    hmacToken({ alg: 'HS256', kid }, [], secret),
  ),
  row('text in place of claims, rightly signed', ({ kid, secret }) =>
    hmacToken({ alg: 'HS256', kid }, 'admin', secret),
  ),
  row("the session of a client with the admin's cookie, rightly signed", ({ claims, kid, secret, client }) =>
    hmacToken({ alg: 'HS256', kid }, { ...claims, sid: client.sid }, secret),
  ),
  row('a session that was signed out', ({ ended }) => ended.token),
  row('a session that was signed out, signed again', ({ claims, kid, secret, ended }) =>
    hmacToken({ alg: 'HS256', kid }, { ...claims, sid: ended.sid }, secret),
  ),
  ['a session that was signed out, with its own cookie', ({ ended }) => bearer(ended.token, ended.cookie)],
  [
    'the token of the other brand with its cookie',
    ({ otherBrand }) => bearer(otherBrand.token, otherBrand.cookie),
  ],
  row('the token of the other brand', ({ otherBrand }) => otherBrand.token),
  [
    'this token at the other brand',
    ({ token, cookie }) => ({ ...bearer(token, cookie), host: 'fiz.localhost' }),
  ],
  [
    'this token at a third host of the other brand',
    ({ token, cookie }) => ({ ...bearer(token, cookie), host: 'fiz-ru.localhost' }),
  ],

  row('two tokens with a dot', ({ token }) => `${token}.${token}`),
  row('two tokens with a comma', ({ token }) => `${token}, ${token}`),
  row('two tokens with a space', ({ token }) => `${token} ${token}`),
  row('two tokens with the word between', ({ token }) => `${token}, Bearer ${token}`),
  row('a fourth part', ({ token }) => `${token}.${base64url('{}')}`),
  row('a token of five parts', ({ token }) => `${token}.a.b`),
  row('a token of dots', () => '...'),
  row('a token of two dots', () => '..'),
  row('a huge token', () => 'a'.repeat(8000)),
  row('a huge signature', ({ token }) => withSignature(token, 'A'.repeat(8000))),
  row('a huge payload', ({ claims, kid }) =>
    hmacToken({ alg: 'HS256', kid }, { ...claims, x: 'x'.repeat(6000) }, Buffer.from('attacker')),
  ),
  row('more than a header may hold', () => 'a'.repeat(17_000)),
  row('a deep payload', ({ token }) =>
    [parts(token).header, base64url('['.repeat(3000)), parts(token).signature].join('.'),
  ),
  row('a byte order mark before it', ({ token }) => latin1(`\uFEFF${token}`)),
  row('a character of no width within', ({ token }) =>
    latin1(`${token.slice(0, 20)}\u200B${token.slice(20)}`),
  ),
  row('wide dots', ({ token }) => latin1(token.replaceAll('.', '\uFF0E'))),
  row('a token in quotes', ({ token }) => `"${token}"`),
  row('an escaped dot', ({ token }) => token.replace('.', '%2e')),
  row('the id of the session', ({ claims }) => String(claims['sid'])),
  row('an API token of one character', () => 'api_%'),
  row('an API token that is only the prefix', () => 'api_'),
  row('an API token made of a hash', () => `api_${sha256('api_')}`),
  row('a link that nobody sent', () => `link_${'A'.repeat(43)}`),
]
