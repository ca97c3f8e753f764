import { startBoot } from '@proverka/page-engine/boot'
import { landedKey, typedKey } from '../../runtime/storage/storage-keys.ts'
import { writeStored } from '../../runtime/storage/write-stored.ts'
import { openNumber } from './open-number.ts'

/** Values of a link that say who brought the visitor. */
const LANDED = /[?&](partner_id|utm_\w+|affiliate_\w+)=/

startBoot({
  token: /(?:^|; )jwt=([^;]+)/,
  needsApp:
    /[?&](query|jwt_token|auth|regorder|step|fullName|product|area|partner_id|utm_\w+|id|affiliate_\w+)=/,
  // An email's link signs in first; its page is then asked for as that person.
  signsIn: /[?&](jwt_token|id)=/,
  typedKey: (url) => typedKey(url).key,
  onSubmit: openNumber,
})

// Stored at once: a visitor who leaves the page before the app runs has still come by this link. The app reads it
// (`remember-visit.ts`).
if (LANDED.test(location.search)) writeStored<unknown>(landedKey, { search: location.search, at: Date.now() })
