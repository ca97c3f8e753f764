import { withoutTrailingSlash } from '@proverka/domain/navigation'
import { StartError } from '../db/start-error.ts'
import type { SiteConfig } from './sites.ts'

/** Codes of the federal law on cash registers, No. 54-FZ, as both providers take them. */
export interface ReceiptTaxes {
  /** Of the service, 1 to 12 by the list of `docs/operation/payments.md`; 1: without VAT. Of an advance see `vatCodeOf`. */
  readonly vatCode: number
  /** 1 to 6; absent where the shop has one system. */
  readonly taxSystem?: number | undefined
}

/** Access to a shop of YooKassa, and what its receipts say of taxes. */
export interface YooKassaAccess {
  /** Base of its API without a slash at the end. */
  readonly url: string
  readonly shopId: string
  readonly secretKey: string
  readonly taxes: ReceiptTaxes
}

/** Access to a site of CloudPayments, and what its receipts say of taxes. */
export interface CloudPaymentsAccess {
  /** Base of its API without a slash at the end. */
  readonly url: string
  readonly publicId: string
  readonly apiSecret: string
  readonly taxes: ReceiptTaxes
}

/** Access to the payment providers by the names that sites have for them (PAY-09). */
export interface PaymentAccess {
  readonly money?: YooKassaAccess | undefined
  readonly card?: CloudPaymentsAccess | undefined
  /** How long an answer is waited for, in ms. */
  readonly limitMs?: number | undefined
}

interface PaymentSettings {
  readonly YOOKASSA_SHOP_ID?: string | undefined
  readonly YOOKASSA_SECRET_KEY?: string | undefined
  readonly YOOKASSA_URL: string
  readonly CLOUDPAYMENTS_PUBLIC_ID?: string | undefined
  readonly CLOUDPAYMENTS_API_SECRET?: string | undefined
  readonly CLOUDPAYMENTS_URL: string
  readonly RECEIPT_VAT_CODE: number
  readonly RECEIPT_TAX_SYSTEM?: number | undefined
}

/** What the environment says of the providers. Throws `StartError` when a name has no secret or a secret no name. */
export function readPaymentAccess(set: PaymentSettings): PaymentAccess {
  const taxes = { vatCode: set.RECEIPT_VAT_CODE, taxSystem: set.RECEIPT_TAX_SYSTEM }
  const [shopId, secretKey] = pair(set, 'YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY')
  const [publicId, apiSecret] = pair(set, 'CLOUDPAYMENTS_PUBLIC_ID', 'CLOUDPAYMENTS_API_SECRET')
  return {
    money:
      shopId && secretKey
        ? { url: withoutTrailingSlash(set.YOOKASSA_URL), shopId, secretKey, taxes }
        : undefined,
    card:
      publicId && apiSecret
        ? { url: withoutTrailingSlash(set.CLOUDPAYMENTS_URL), publicId, apiSecret, taxes }
        : undefined,
  }
}

type Name =
  | 'YOOKASSA_SHOP_ID'
  | 'YOOKASSA_SECRET_KEY'
  | 'CLOUDPAYMENTS_PUBLIC_ID'
  | 'CLOUDPAYMENTS_API_SECRET'

function pair(set: PaymentSettings, first: Name, second: Name) {
  if (Boolean(set[first]) !== Boolean(set[second]))
    throw new StartError(`Настройки ${first} и ${second} нужны вместе.`)
  return [set[first], set[second]] as const
}

/** Fails at a start, not at the first payment: a site that takes money has access to who takes it, under its own key. */
export function demandPaymentAccess(sites: readonly SiteConfig[], access: PaymentAccess): void {
  for (const { host, payment } of sites) {
    if (payment.provider === 'test') continue
    const own = payment.provider === 'money' ? access.money?.shopId : access.card?.publicId
    const names = payment.provider === 'money' ? 'YOOKASSA_*' : 'CLOUDPAYMENTS_*'
    if (own === undefined)
      throw new StartError(`Сайт ${host} берет деньги через «${payment.provider}», но ${names} не заданы.`)
    if (own !== payment.publicKey)
      throw new StartError(`Ключ publicKey сайта ${host} и ${names} называют разные магазины.`)
  }
}
