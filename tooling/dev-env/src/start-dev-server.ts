import {
  applyCatalogue,
  DEVELOPMENT_SITES,
  readEnv,
  SHIPPED_CATALOGUE,
  startServer,
  type Clock,
  type Mailer,
  type PaymentProvider,
  type RunningServer,
  type ServerConfig,
  type SiteConfig,
} from '@proverka/server'

export interface DevServerOptions {
  /** The demo register and accounts; on unless told otherwise. */
  readonly seed?: boolean
  /** The past of the demo accounts; off unless told otherwise. */
  readonly demoLife?: boolean
  /** Folder of the database, files and emails; absent: everything in memory. */
  readonly dataDir?: string
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string
  /** Any free one unless told otherwise. */
  readonly port?: number
  /** The port that links name; its own unless told otherwise. */
  readonly publicPort?: number
  readonly clock?: Clock
  readonly mailer?: Mailer
  /** Milliseconds that a demo source takes at most; 0 unless told otherwise. */
  readonly demoDelayMs?: number
  /** Built or generated sites by brand; unless told otherwise the built ones, if they are there. */
  readonly pages?: ServerConfig['pages']
  /** Take addresses of visitors from `X-Forwarded-For`; off unless told otherwise. */
  readonly behindProxy?: boolean
  /** Limits against floods that hold all the same; none unless told otherwise. */
  readonly limits?: ServerConfig['limits']
  /** Check each answer against the contract, as outside production; on unless told otherwise. */
  readonly checkReplies?: boolean
  /** Mail server, affiliate network and provider of suggestions; none unless told otherwise. */
  readonly services?: Pick<ServerConfig, 'smtpUrl' | 'affiliateUrl' | 'suggestProvider' | 'coordinateZones'>
  readonly onStep?: (step: string) => void
  /** Other facts about the development sites, for example whose analytics they have. */
  readonly changeSite?: (site: SiteConfig) => SiteConfig
  /** Services that answer in the place of the demo world; the catalogue is that of a production server. */
  readonly sources?: NonNullable<ServerConfig['sources']>['connected']
  /** Payment services for sites that do not have the test one. */
  readonly paymentProviders?: readonly PaymentProvider[]
}

export interface DevServer extends RunningServer {
  /** `http://fiz.localhost:43210`; of a key that is in no table it throws. */
  readonly originOf: (siteKey: string) => string
}

/** Starts the whole product in this process, without flood limits. Throws the server's `StartError` when it can't. */
export async function startDevServer(options: DevServerOptions = {}): Promise<DevServer> {
  const { clock, mailer, onStep, dataDir, databaseUrl, paymentProviders, changeSite } = options
  const base = readEnv({ NODE_ENV: 'test', LIMITS: 'off' })
  const server = await startServer(
    {
      ...base,
      ...options.services,
      limits: { ...base.limits, ...options.limits },
      port: options.port ?? 0,
      ...(options.publicPort !== undefined && { publicPort: options.publicPort }),
      dataDir,
      databaseUrl,
      demo: options.sources ? false : (options.seed ?? true),
      ...(options.sources && { sources: { connected: options.sources } }),
      demoLife: options.demoLife ?? false,
      demoDelayMs: options.demoDelayMs ?? 0,
      pages: options.pages ?? base.pages,
      behindProxy: options.behindProxy ?? false,
      checkReplies: options.checkReplies ?? true,
      ...(changeSite && { sites: base.sites.map(changeSite) }),
    },
    {
      ...(clock && { clock }),
      ...(mailer && { mailer }),
      ...(onStep && { onStep }),
      ...(paymentProviders && { paymentProviders }),
    },
  )
  if (options.sources) await applyCatalogue(server.context.database, SHIPPED_CATALOGUE, { keepsPrices: true })
  return {
    ...server,
    originOf: (siteKey) => `http://${hostOf(siteKey)}:${options.publicPort ?? server.port}`,
  }
}

function hostOf(siteKey: string): string {
  const site = DEVELOPMENT_SITES.find(({ key }) => key === siteKey)
  if (!site) throw new Error(`Нет сайта «${siteKey}»`)
  return site.host
}
