import { ALERT_PLACES } from '@proverka/domain/navigation'
import * as v from 'valibot'
import type { AppContext } from '../context.ts'
import type { BannerContent } from './banner-row.ts'

const SUBJECT = 'system_info:'
const SUBJECTS = ALERT_PLACES.map(({ key }) => `${SUBJECT}${key}`)

const contentSchema: v.GenericSchema<BannerContent> = v.object({
  value: v.string(),
  enabled: v.boolean(),
  active_from: v.nullable(v.string()),
  active_until: v.nullable(v.string()),
})
/** Changes that were made before banners had a history say less. */
const detailsSchema = v.object({ before: v.nullable(contentSchema), after: v.nullable(contentSchema) })

/** What was done to banners, newest first; of all of them without a key. */
export async function listBannerChanges(
  { queries }: AppContext,
  key: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const filter = key === undefined ? { subjects: SUBJECTS } : { subject: `${SUBJECT}${key}` }
  const rows = await queries.userLogs.listLogs(filter, limit, offset)
  return rows.flatMap((row) => {
    const details = v.safeParse(detailsSchema, row.details)
    if (!details.success) return []
    return [
      {
        change_id: row.id,
        at: row.at.toISOString(),
        key: row.subject.slice(SUBJECT.length),
        ...details.output,
        author_id: row.admin_id,
        author_email: row.admin_email,
      },
    ]
  })
}
