import { LOGO_LIMIT, LOGO_SIDES } from '@proverka/api/contract'
import { appError } from '@proverka/domain/errors'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { AppContext } from '../context.ts'
import type { LogoRow } from '../../platform/db/queries/files/logos.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { PaperLogo } from '../../documents/pdf/paper-logo.ts'
import { hasLogoPermission } from './logo-permission.ts'
import { sha256 } from '../../platform/sha256.ts'
import { kindOfFile } from '../files/uploads/file-kind.ts'
import { pngSize, type ImageSize } from '../files/uploads/image-size.ts'
import { TaskError } from '../../documents/workers/worker-pool.ts'
import { sampleReport } from './sample-report.ts'

/** Where the storage keeps a logo. */
export const logoKey = ({ person_id, hash }: Pick<LogoRow, 'person_id' | 'hash'>): string =>
  `logos/${person_id}/${hash}.png`

/**
 * Keeps a picture for the reports of a user in place of the one before. What it is, is read off its content, and its
 * size before anything decodes it; then a sample is printed with it, so that no report fails for it later.
 */
export async function keepLogo(
  context: AppContext,
  user: UserRow,
  site: SiteConfig,
  file: File,
): Promise<LogoRow> {
  await context.rateLimits.consume('upload', user.id)
  if (file.size > LOGO_LIMIT) throw appError('logo/refused')
  const bytes = await file.bytes()
  const size = await logoSize(bytes)
  if (!size) throw appError('logo/refused')
  await requireDrawable(context, site, { base64: Buffer.from(bytes).toString('base64'), ...size })
  const row = {
    person_id: user.id,
    hash: sha256(bytes),
    size: bytes.length,
    ...size,
    created_at: context.clock.now(),
  }
  const before = await context.queries.logos.findLogo(user.id)
  await context.files.put(logoKey(row), bytes)
  await context.queries.logos.saveLogo(row)
  if (before && before.hash !== row.hash) await context.files.remove(logoKey(before))
  return row
}

/** Takes a logo away; documents that are asked for from now on are made without it. */
export async function deleteLogo(context: AppContext, userId: string): Promise<void> {
  const row = await context.queries.logos.deleteLogo(userId)
  if (!row) throw appError('logo/not-found')
  await context.files.remove(logoKey(row))
}

/** The picture itself; undefined if absent. */
export async function loadLogoFile(context: AppContext, userId: string): Promise<Uint8Array | undefined> {
  const row = await context.queries.logos.findLogo(userId)
  return row && context.files.get(logoKey(row))
}

/** A logo for print; undefined for a user without one. */
export async function loadLogo(context: AppContext, userId: string): Promise<PaperLogo | undefined> {
  const row = await context.queries.logos.findLogo(userId)
  const bytes = row && (await context.files.get(logoKey(row)))
  return bytes && { base64: Buffer.from(bytes).toString('base64'), width: row.width, height: row.height }
}

/** The logo of the buyer, while the permission for it holds. */
export async function loadLogoOfOrder(context: AppContext, orderId: string): Promise<PaperLogo | undefined> {
  const { logos, orders, users } = context.queries
  const order = await orders.findOrder(orderId)
  if (!order || !(await logos.findLogo(order.person_id))) return undefined
  const user = await users.findUser(order.person_id)
  return user && (await hasLogoPermission(context, user)) ? loadLogo(context, user.id) : undefined
}

async function logoSize(bytes: Uint8Array): Promise<ImageSize | undefined> {
  const kind = await kindOfFile(bytes)
  if (kind?.extension !== 'png') return undefined
  const size = pngSize(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const sides = size ? [size.width, size.height] : []
  return sides.length > 0 && sides.every((side) => side >= LOGO_SIDES.least && side <= LOGO_SIDES.most)
    ? size
    : undefined
}

async function requireDrawable(context: AppContext, site: SiteConfig, logo: PaperLogo): Promise<void> {
  try {
    await context.samplePdf(sampleReport(context.clock.now()), site, logo)
  } catch (error) {
    if (error instanceof TaskError) throw appError('logo/refused')
    throw error
  }
}
