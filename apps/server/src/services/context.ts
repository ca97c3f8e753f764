import type { Logger } from 'pino'
import type { ReadLog } from '../platform/audit/read-log.ts'
import type { Clock } from '../platform/clock.ts'
import type { ServerConfig } from '../platform/config/server-config.ts'
import type { Limits } from '../platform/config/limits.ts'
import type { Database } from '../platform/db/database.ts'
import type { Queries } from '../platform/db/queries/queries.ts'
import type { ConclusionProvider } from '../adapters/conclusions/conclusion-provider.ts'
import type { Documents } from '../documents/documents.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Mailer } from '../adapters/mail/mailer.ts'
import type { SmsSender } from '../adapters/mail/sms.ts'
import type { Metrics } from '../platform/observability/metrics.ts'
import type { Providers } from '../adapters/payments/create-providers.ts'
import type { LiveChanges } from '../platform/live/live-changes.ts'
import type { StaffChanges } from '../platform/live/staff-changes.ts'
import type { ObjectRegister } from '../adapters/registry/object-register.ts'
import type { ConfirmerChain } from '../adapters/registry/confirmers/confirm-number.ts'
import type { ObjectSearch } from '../adapters/registry/object-search.ts'
import type { MarketReader } from '../adapters/sources/market/market-reader.ts'
import type { AnswerTimes } from './answer-times.ts'
import type { Connected } from '../adapters/contractors/connect-contractors.ts'
import type { MeasuredUsualDays } from './fulfilment/measure-usual-days.ts'
import type { Sources } from '../adapters/sources/source.ts'
import type { FileStorage } from '../adapters/storage/file-storage.ts'
import type { ConvertContours } from '../adapters/coordinates/convert-contours.ts'
import type { Suggestions } from '../adapters/suggest/suggestions.ts'
import type { Admission } from '../platform/limits/admission.ts'
import type { Shutdown } from '../platform/shutdown.ts'
import type { RateLimits } from '../platform/limits/rate-limits.ts'

/** What every route and service may use. Nothing here is looked up elsewhere. */
export interface AppContext extends Documents, Providers {
  readonly config: ServerConfig
  readonly limits: Limits
  readonly database: Database
  readonly queries: Queries
  readonly readLog: ReadLog
  /** The time of the database (DEC-21). */
  readonly clock: Clock
  /** Sets `clock` by the database again; answers how far the clock of the process is ahead of the database's, ms. */
  readonly measureClock: () => Promise<number>
  /** The last answer of `measureClock`. */
  readonly clockAheadMs: () => number
  readonly log: Logger
  readonly metrics: Metrics
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly sms: SmsSender
  readonly files: FileStorage
  readonly sources: Sources
  /** The companies that documents of the register are ordered at. */
  readonly contractors: readonly Connected[]
  readonly market: MarketReader
  readonly register: ObjectRegister
  /** Asks services for numbers that the register does not have. */
  readonly confirmers: ConfirmerChain
  readonly convertContours: ConvertContours
  readonly objectSearch: ObjectSearch
  readonly suggestions: Suggestions
  readonly rateLimits: RateLimits
  readonly liveChanges: LiveChanges
  readonly staffChanges: StaffChanges
  readonly answerTimes: AnswerTimes
  readonly usualDays: MeasuredUsualDays
  /** Writes the conclusions of independent reports. */
  readonly conclude: ConclusionProvider
  readonly shutdown: Shutdown
  readonly admission: Admission
  /** `http://realty.localhost:4000`: where a site answers, for links in emails; `console` is the host of the staff. */
  readonly originOf: (siteKey: string) => string
}
