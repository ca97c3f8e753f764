import type { Clock } from '../../platform/clock.ts'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import type { Database } from '../../platform/db/database.ts'
import { StartError } from '../../platform/db/start-error.ts'
import { guardProvider } from './guard-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { demandPaymentAccess } from '../../platform/config/payment-access.ts'
import { createCloudPayments } from './cloudpayments.ts'
import { createYooKassa } from './yookassa.ts'
import { createTestProvider, type TestProvider } from './test-provider.ts'

export interface Providers {
  readonly providerOf: (name: string) => PaymentProvider
  /** The one that is built in; absent in production. */
  readonly testProvider: TestProvider | undefined
}

/** Payment services by the name that a site has for them; those that are given go before our own. */
export function createProviders(
  config: ServerConfig,
  database: Database,
  clock: Clock,
  given: readonly PaymentProvider[] = [],
): Providers {
  const outside = [...given, ...configuredProviders(config, clock)]
  if (given.length === 0) demandPaymentAccess(config.sites, config.payments ?? {})
  const testProvider = config.production ? undefined : createTestProvider(database, clock)
  return {
    testProvider,
    providerOf(name) {
      const own = outside.find((one) => one.name === name)
      if (own) return guardProvider(own, config.payments?.limitMs)
      if (name === 'test' && testProvider) return testProvider
      throw new StartError(`Платежный провайдер «${name}» не настроен.`)
    },
  }
}

function configuredProviders({ payments }: ServerConfig, clock: Clock): PaymentProvider[] {
  const { money, card } = payments ?? {}
  return [...(money ? [createYooKassa(money)] : []), ...(card ? [createCloudPayments(card, clock)] : [])]
}
