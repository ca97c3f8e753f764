import { sha256 } from '../sha256.ts'
import type { Clock } from '../clock.ts'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { Queries } from '../db/queries/queries.ts'
import type { EventStream } from './event-stream.ts'
import { createLiveChanges, type LiveChanges, type LiveVersion } from './live-changes.ts'

/** How long a burst of writes is waited for before it counts as one change. */
const BURST_MS = 300
/** How often this process says that its screens are open. */
const TOUCH_MS = 10_000
/** For how long after its last word a screen counts as open. */
export const SEEN_MS = 25_000

/** What the queues and the page of an order show. */
const TABLES = [
  'fulfilments',
  'intake_files',
  'order_items',
  'order_notes',
  'orders',
  'payments',
  'pending_acts',
  'refunds',
  'report_faults',
  'staff_claims',
  'subject_requests',
  'withdrawals',
] as const

const QUEUES = 'queues'
const VERSION_LENGTH = 16

/** Says to open screens of the console that what they show has changed, whichever process has written it (CONSOLE-21). */
export interface StaffChanges {
  /** The queues, and an order if its page is open; others at that order see the person. */
  readonly watch: (personId: string, orderId: string | undefined) => EventStream
  readonly count: LiveChanges['count']
  readonly close: () => void
}

interface Parts {
  readonly database: Database
  readonly queries: Queries
  readonly clock: Clock
  readonly log: Logger
}

export function createStaffChanges({ database, queries, clock, log }: Parts): StaffChanges {
  const { staffLive } = queries
  let burst: NodeJS.Timeout | undefined
  let touched = { at: 0, open: '' }
  database.onWrite(TABLES, () => {
    burst ??= setTimeout(() => {
      burst = undefined
      staffLive.noteChange(clock.now()).catch((err: unknown) => log.info({ err }, 'staff changes'))
    }, BURST_MS).unref()
  })
  const changes = createLiveChanges({ database, log, tables: TABLES, listVersions })
  return {
    count: changes.count,
    watch: (personId, orderId) =>
      changes.watch([QUEUES, ...(orderId === undefined ? [] : [`${orderId} ${personId}`])], personId),
    close() {
      clearTimeout(burst)
      changes.close()
    },
  }

  async function listVersions(keys: readonly string[]): Promise<ReadonlyMap<string, LiveVersion>> {
    const views = keys.filter((key) => key !== QUEUES).map((key) => ({ key, ...viewOf(key) }))
    const now = clock.now()
    const since = new Date(now.getTime() - SEEN_MS)
    await touch(views, now, since)
    const version = await staffLive.readVersion()
    const seen =
      views.length > 0
        ? await staffLive.listViews(
            views.map(({ order_id }) => order_id),
            since,
          )
        : []
    const viewersOf = (orderId: string) =>
      seen.filter(({ order_id }) => order_id === orderId).map(({ person_id }) => person_id)
    return new Map([
      [QUEUES, { version, settled: false }],
      ...views.map(({ key, order_id }): [string, LiveVersion] => [
        key,
        { version: sha256(viewersOf(order_id).join()).slice(0, VERSION_LENGTH), settled: false },
      ]),
    ])
  }

  /** Says at times, and whenever another page was opened or closed, what is open here. */
  async function touch(views: readonly View[], now: Date, since: Date): Promise<void> {
    const open = views.map(({ key }) => key).join()
    if (now.getTime() - touched.at < TOUCH_MS && open === touched.open) return
    touched = { at: now.getTime(), open }
    const until = new Date(now.getTime() + SEEN_MS)
    const rows = views.map(({ order_id, person_id }) => ({ order_id, person_id }))
    await staffLive.noteWatching(until, rows, now, since)
  }
}

interface View {
  readonly key: string
  readonly order_id: string
  readonly person_id: string
}

function viewOf(key: string) {
  const [order_id = '', person_id = ''] = key.split(' ')
  return { order_id, person_id }
}
