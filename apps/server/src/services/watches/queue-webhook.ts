import type { ReportChange } from '@proverka/domain/reports'
import type { WatchRow } from '../../platform/db/queries/watches/watches.ts'
import type { AppContext } from '../context.ts'

/** What a client's program receives of one change. */
export interface ChangeCall {
  readonly type: 'watch.changed'
  readonly timestamp: string
  readonly data: {
    readonly watch_id: string
    readonly change_id: string
    readonly kind: WatchRow['kind']
    /** Absent for a person: what was found about one is read with the API token alone. */
    readonly changes?: readonly ReportChange[]
  }
}

/** Has the client's program called with a change, once, if the client has one. In the transaction of the change. */
export async function queueWebhook(
  { queries }: AppContext,
  watch: WatchRow,
  { id, at, changes }: { readonly id: string; readonly at: Date; readonly changes: readonly ReportChange[] },
): Promise<void> {
  if (!(await queries.webhooks.findWebhook(watch.person_id))) return
  const call: ChangeCall = {
    type: 'watch.changed',
    timestamp: at.toISOString(),
    data: {
      watch_id: watch.id,
      change_id: id,
      kind: watch.kind,
      ...(watch.kind !== 'person' && { changes }),
    },
  }
  await queries.webhooks.insertDelivery(id, watch.person_id, call, at)
}
