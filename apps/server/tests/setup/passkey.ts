import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

/** CBOR (RFC 8949) as far as an authenticator needs it. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, one]) => [encode(key), encode(one)]),
  ])
}

function head(major: number, size: number): Buffer {
  const type = major << 5
  if (size < 24) return Buffer.from([type | size])
  return size < 256 ? Buffer.from([type | 24, size]) : Buffer.from([type | 25, size >> 8, size & 0xff])
}

const USER_PRESENT = 1
const USER_VERIFIED = 4
const WITH_CREDENTIAL = 64

/** An authenticator of a browser with one passkey (WebAuthn, P-256), at an origin. */
export function createPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))

  const authenticatorData = (flags: number, credential: Uint8Array = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((counter += 1))
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, credential])
  }

  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })

  return {
    id: base64url(id),
    /** What `navigator.credentials.create` answers. */
    create(challenge: string, flags = USER_PRESENT | USER_VERIFIED) {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const size = Buffer.from([id.length >> 8, id.length & 0xff])
      const data = authenticatorData(
        flags | WITH_CREDENTIAL,
        Buffer.concat([Buffer.alloc(16), size, id, encode(key)]),
      )
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return credential({
        clientDataJSON: base64url(clientData('create', challenge)),
        attestationObject: base64url(encode(attestation)),
        transports: ['internal'],
      })
    },
    /** What `navigator.credentials.get` answers. */
    get(challenge: string, flags = USER_PRESENT | USER_VERIFIED) {
      const client = clientData('get', challenge)
      const data = authenticatorData(flags)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
    /** A copy of the passkey counts from what the original had. */
    rewind: () => {
      counter = 0
    },
  }
}
