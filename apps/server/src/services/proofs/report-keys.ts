import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@proverka/domain/timing'
import { calculateJwkThumbprint } from 'jose'
import type { ReportKeyRow } from '../../platform/db/queries/reports/issued-reports.ts'
import { seal, unseal } from '../../platform/sealed-secret.ts'
import type { AppContext } from '../context.ts'
import { hasStaffKey, requireStaffKey } from '../staff-key.ts'

/** The key that reports are signed with at present. */
export interface ReportKey {
  readonly kid: string
  readonly privateKey: KeyObject
}

/** How long a key signs before a new one takes its place. */
const SIGNING_DAYS = 180

/** How long a process trusts what it read. */
const TRUST_MS = MINUTE_MS

interface Known {
  readonly key: ReportKey
  readonly readAt: number
}

const known = new WeakMap<AppContext, Known>()

/** The public keys of all reports, as JWK with when each began and ended. */
export async function listPublicKeys({ queries }: Pick<AppContext, 'queries'>) {
  const keys = await queries.issuedReports.listKeys()
  return keys.map(({ kid, public_x, created_at, retired_at }) => ({
    kty: 'OKP',
    crv: 'Ed25519',
    x: public_x,
    kid,
    alg: 'EdDSA',
    use: 'sig',
    issued_at: created_at.toISOString(),
    ...(retired_at && { retired_at: retired_at.toISOString() }),
  }))
}

/**
 * The key that signs, made when there is no living one; undefined where no secret of the operator could seal it, as in
 * production without `STAFF_KEY`.
 */
export async function currentReportKey(context: AppContext): Promise<ReportKey | undefined> {
  if (!hasStaffKey(context)) return undefined
  const now = context.clock.now().getTime()
  const before = known.get(context)
  if (before && now - before.readAt < TRUST_MS) return before.key
  const key = (await findLivingKey(context)) ?? (await context.database.runAlone(() => replaceKey(context)))
  known.set(context, { key, readAt: now })
  return key
}

async function findLivingKey(context: AppContext): Promise<ReportKey | undefined> {
  const [newest] = await context.queries.issuedReports.listKeys()
  if (!newest || isOld(newest, context.clock.now())) return undefined
  return opened(newest, await requireStaffKey(context))
}

/** A new key in place of the one before; another process may have made it in the meantime. */
async function replaceKey(context: AppContext): Promise<ReportKey> {
  const made = await findLivingKey(context)
  if (made) return made
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const jwk = publicKey.export({ format: 'jwk' })
  const kid = await calculateJwkThumbprint(jwk)
  const secret = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const now = context.clock.now()
  await context.database.transaction(async () => {
    await context.queries.issuedReports.insertKey({
      kid,
      public_x: jwk.x ?? '',
      sealed: seal(await requireStaffKey(context), ownerOf(kid), secret),
      created_at: now,
    })
    await context.queries.issuedReports.retireKeysBut(kid, now)
  })
  return { kid, privateKey }
}

const isOld = ({ created_at }: ReportKeyRow, now: Date): boolean =>
  now.getTime() - created_at.getTime() >= SIGNING_DAYS * DAY_MS

/** Undefined when the secret of the operator is another one by now. */
function opened({ kid, sealed }: ReportKeyRow, staffKey: string): ReportKey | undefined {
  const secret = sealed === null ? undefined : unseal(staffKey, ownerOf(kid), sealed)
  return secret === undefined ? undefined : { kid, privateKey: createPrivateKey(secret) }
}

const ownerOf = (kid: string): string => `report-key:${kid}`
