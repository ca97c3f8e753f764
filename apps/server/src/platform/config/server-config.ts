import type { CheckType } from '@proverka/domain/checks'
import type { Limits } from './limits.ts'
import type { PaymentAccess } from './payment-access.ts'
import type { ConfirmerSettings } from './confirmer-settings.ts'
import type { ContractorSettings } from './contractor-settings.ts'
import type { MoneyTerms } from './money-terms.ts'
import type { SiteConfig } from './sites.ts'
import type { StaffAccess } from './staff-access.ts'

/** A check of a person that the operator looks up himself. */
export interface CheckByHand {
  readonly type: CheckType
  /** The only product in which he does; absent: in every one. */
  readonly productName?: string
}

export interface ServerConfig {
  /** 0 takes any free port. */
  readonly port: number
  /** The port that links name, where another program listens in front of this one; absent: its own. */
  readonly publicPort?: number
  /** Address to listen on. */
  readonly host: string
  /** Folder of the embedded database, uploaded files and the outbox; absent: everything in memory, for tests. */
  readonly dataDir?: string | undefined
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string | undefined
  /** The same PostgreSQL past a pooler, for migrations and backups; absent: `databaseUrl`. */
  readonly databaseDirectUrl?: string | undefined
  /** Time limits of PostgreSQL are this many times as long; absent: one, for tests alone. */
  readonly timeLimitFactor?: number | undefined
  /** Port of `GET /metrics`; absent: no metrics are served. */
  readonly metricsPort?: number | undefined
  readonly production: boolean
  readonly sites: readonly SiteConfig[]
  /** The host of the operator's console; absent: none is served. */
  readonly consoleHost?: string | undefined
  /** Seed the demo register and the demo accounts when the database is new. */
  readonly demo: boolean
  /** Give the demo accounts a past: orders, money, a deal. Absent: they are empty, as tests want them. */
  readonly demoLife?: boolean
  /** Folders with the built apps; absent: no pages are served (tests of the API). */
  readonly pages?: { readonly realty: string; readonly fiz: string; readonly console?: string } | undefined
  /** Trust `X-Forwarded-For` and `X-Forwarded-Proto` of a proxy in front; undefined: not configured. */
  readonly behindProxy: boolean | undefined
  /** Fail on an answer that breaks the contract; absent: everywhere but in production. */
  readonly checkReplies?: boolean | undefined
  readonly smtpUrl?: string | undefined
  /** The address that emails of sites come from that name none; absent: `noreply@` of their hosts. */
  readonly mailFrom?: string | undefined
  /** Where mail servers report what they could not deliver; absent: to the sender. */
  readonly mailReturnPath?: string | undefined
  /** The provider of text messages; absent: they stay in the outbox folder. */
  readonly sms?: SmsAccess | undefined
  /** Who stamps the time of signed reports; absent: they have no time stamp. */
  readonly stampAuthority?: StampAuthority | undefined
  /** The bucket that files are stored in; absent: a folder below `dataDir`. */
  readonly bucket?: S3Access | undefined
  /** Access to the payment providers; absent: the built-in test provider alone. */
  readonly payments?: PaymentAccess | undefined
  /** Where paid orders of affiliate visits are reported; absent: nowhere. */
  readonly affiliateUrl?: string | undefined
  /** The provider of suggestions; absent: our own registers suggest. */
  readonly suggestProvider?: SuggestProvider | undefined
  /** The service that adverts come from; absent: our own tables, which only the demo world fills. */
  readonly advertsService?: AdvertsService | undefined
  /** The engine that searches addresses; absent: the memory of each process. */
  readonly addressSearch?: AddressSearchAccess | undefined
  /** PostgreSQL databases that hold further regions of the register. */
  readonly registerShards?: readonly string[] | undefined
  /** Zones of local coordinate systems; absent: contours stay in the coordinates of their source. */
  readonly coordinateZones?: readonly CoordinateZone[] | undefined
  /** The services that answer questions; absent: none, and nothing is checked. */
  readonly sources?: SourceSettings | undefined
  /** The services that confirm objects by their numbers; absent: our register alone does. */
  readonly confirmers?: ConfirmerSettings | undefined
  /** The operator answers questions about property by putting extracts into their orders. */
  readonly extractsByHand?: boolean | undefined
  /** The checks of people that the operator looks up himself where no service answers them; absent: none. */
  readonly checksByHand?: readonly CheckByHand[] | undefined
  /** The companies that documents of the register are ordered at; absent: none. */
  readonly contractors?: ContractorSettings | undefined
  /** Folder with certificates of authorities that sign extracts; absent: who signed stays unproven. */
  readonly trustedRootsFolder?: string | undefined
  /** How long the answer of a file may be taken back, hours; absent: a day. */
  readonly intakeUndoHours?: number | undefined
  /** The language model that writes independent conclusions; absent: rules do. */
  readonly conclusionModel?: ConclusionModel | undefined
  /** Other terms of payments, unpaid orders and coupons than the usual ones. */
  readonly moneyTerms?: Partial<MoneyTerms> | undefined
  /** How often a failed job is tried again; tests lower it. */
  readonly jobRetries?: number | undefined
  /** Days after which what pages tell of visits is destroyed; absent: 180. */
  readonly eventsDays?: number | undefined
  /** How the staff signs in; absent: as `StaffAccess` says of each part. */
  readonly staff?: StaffAccess | undefined
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Milliseconds that a demo source takes at most; 0 in tests. */
  readonly demoDelayMs: number
  /** Overrides of the limits that protect against floods; tests of other things raise them. */
  readonly limits?: Partial<Limits> | undefined
}

/** A zone of a local coordinate system, see `zones-file.ts`. */
export interface CoordinateZone {
  readonly names: readonly string[]
  readonly proj: string
  readonly box: readonly [west: number, south: number, east: number, north: number]
}

/** An authority of time stamps (RFC 3161). */
export interface StampAuthority {
  readonly url: string
  readonly login?: string | undefined
  readonly password?: string | undefined
  /** Identifier of its policy; absent: its usual one. */
  readonly policy?: string | undefined
  /** Certificates by which its stamps are trusted, those of former authorities among them; base64 of DER. */
  readonly roots: readonly string[]
}

/** A provider of text messages. */
export interface SmsAccess {
  readonly provider: 'smsru' | 'smsc'
  /** Base of its methods, without a slash at the end. */
  readonly url: string
  readonly key: string
  /** The name of the sender as agreed with the provider; absent: the provider's own. */
  readonly from?: string | undefined
  /** Tests shorten the wait. */
  readonly timeoutMs?: number | undefined
}

/** A service of adverts that speaks the calls CALL-140..151; its lists and its figures may have hosts of their own. */
export interface AdvertsService {
  readonly url: string
  readonly dataUrl: string
  /** Sent as a bearer token; empty: none. */
  readonly key: string
}

/** An engine outside of the processes that searches addresses. */
export type AddressSearchAccess =
  | {
      readonly engine: 'postgres'
      readonly url: string
      /** A replica that questions are asked of; absent: the same server. */
      readonly readUrl?: string | undefined
    }
  | {
      readonly engine: 'opensearch'
      /** With name and password, if any: `https://name:password@host:9200`. */
      readonly url: string
      /** What the names of its indexes begin with. */
      readonly prefix: string
    }

/** A service of language models in the wire format of chat completions. */
export interface ConclusionModel {
  /** Whole address of the call. */
  readonly url: string
  readonly key: string
  /** Name that the call and the report say. */
  readonly name: string
}

/** Access to a bucket of any service that speaks the protocol of S3. */
export interface S3Access {
  /** Address of the service without a slash at the end; the bucket is the first part of its paths. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** How a service is spared; tests shorten the times. */
export interface GuardTimes {
  /** Pauses before a call is repeated that met an outage. */
  readonly pausesMs: readonly number[]
  /** How long a service that fails is left alone before one call tries it. */
  readonly restMs: number
  /** The pause before a question that a service works on is looked at for the first time. */
  readonly firstPauseMs: number
}

/** The services that facts are asked of where no demo world answers. */
export interface SourceSettings {
  /** In the order in which they are asked what several of them know. */
  readonly connected: readonly ConnectedSource[]
  /** Tests shorten the pauses. */
  readonly times?: GuardTimes | undefined
  readonly pausesMs?: readonly number[] | undefined
}

/** A service that is switched on. */
export interface ConnectedSource {
  /** Of its adapter. */
  readonly name: string
  /** Base of its methods, without a slash at the end. */
  readonly url: string
  /** Empty for services without keys. */
  readonly key: string
}

/** A provider of suggestions in the wire format of DaData. */
export interface SuggestProvider {
  /** Base of its methods, without a slash at the end. */
  readonly url: string
  readonly key: string
}
