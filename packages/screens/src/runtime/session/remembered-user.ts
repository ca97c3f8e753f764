import { storedSessionUser } from '@proverka/domain/accounts'
import type { SessionUser } from '@proverka/domain/accounts'
import { userKey } from '../storage/storage-keys.ts'
import { placeOf } from '../storage/write-stored.ts'

/** Who signed in last in this browser (AMB-118). */
export function rememberedUser(): SessionUser | undefined {
  try {
    return storedSessionUser(JSON.parse(placeOf(userKey)?.getItem(userKey.key) ?? 'null'))
  } catch {
    // Text that is no JSON, or a browser that refuses storage.
    return undefined
  }
}
