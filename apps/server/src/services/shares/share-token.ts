import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../../platform/sealed-secret.ts'
import { isId } from '../../platform/db/is-id.ts'

/*
 * What opens a shared report: the id of the link and a keyed hash of it. Nothing of it is stored, so that a copy of the
 * database opens nothing, and its buyer can copy the link again.
 */

const TOKEN = /^share_([0-9a-f]{32})([0-9a-f]{64})$/

/** The token of a link, under the secret of the operator. */
export const shareToken = (key: string, id: string): string =>
  `share_${id.replaceAll('-', '')}${keyedHash(key, OWNER, id)}`

/** The id of the link that a token opens; undefined for a token that was not made here. */
export function readShareToken(key: string, token: string): string | undefined {
  const [, plain = '', hash = ''] = TOKEN.exec(token) ?? []
  const id = plain.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  if (!isId(id)) return undefined
  return timingSafeEqual(Buffer.from(hash), Buffer.from(keyedHash(key, OWNER, id))) ? id : undefined
}

const OWNER = 'report-share'
