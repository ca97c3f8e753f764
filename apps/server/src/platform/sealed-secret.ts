import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyFor = (key: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `proverka:${purpose}`, 32))

/** Encrypts a text for one owner; what is sealed for another does not open. */
export function seal(key: string, ownerId: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFor(key, 'seal'), iv).setAAD(Buffer.from(ownerId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that was sealed; undefined under another key, for another owner, or when it was changed. */
export function unseal(key: string, ownerId: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, IV_BYTES)
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(ALGORITHM, keyFor(key, 'seal'), iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(ownerId))
      .setAuthTag(tag)
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/** What a short code of an owner is stored as: without the key, a copy of the database does not reveal it. */
export const keyedHash = (key: string, ownerId: string, code: string): string =>
  createHmac('sha256', keyFor(key, 'codes')).update(`${ownerId}:${code}`).digest('hex')
