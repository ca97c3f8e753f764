import { DAY_MS, HOUR_MS } from '@proverka/domain/timing'
import { DATA_TERMS } from '@proverka/domain/legal'
import * as v from 'valibot'
import { DEFAULT_MONEY_TERMS } from '../../platform/config/money-terms.ts'
import { codeUpTo, httpAddress, text, whole, type Setting } from './setting.ts'

/** Who takes the money of sites, and what receipts say. */
export const PAYMENT_SETTINGS = {
  YOOKASSA_SHOP_ID: {
    schema: text,
    means: 'магазин ЮKassa для сайтов с `money`, см. [payments.md](payments.md)',
    without: 'сайты с `money` не запустятся',
  },
  YOOKASSA_SECRET_KEY: {
    schema: text,
    means: 'его секретный ключ',
    without: 'сайты с `money` не запустятся',
    isSecret: true,
  },
  YOOKASSA_URL: {
    schema: v.optional(httpAddress('YOOKASSA_URL'), 'https://api.yookassa.ru/v3'),
    means: 'другой адрес ЮKassa, для испытаний',
  },
  CLOUDPAYMENTS_PUBLIC_ID: {
    schema: text,
    means: 'магазин CloudPayments для сайтов с `card`',
    without: 'сайты с `card` не запустятся',
  },
  CLOUDPAYMENTS_API_SECRET: {
    schema: text,
    means: 'его пароль для API',
    without: 'сайты с `card` не запустятся',
    isSecret: true,
  },
  CLOUDPAYMENTS_URL: {
    schema: v.optional(httpAddress('CLOUDPAYMENTS_URL'), 'https://api.cloudpayments.ru'),
    means: 'другой адрес CloudPayments, для испытаний',
  },
  RECEIPT_VAT_CODE: {
    schema: v.optional(codeUpTo(12, 'RECEIPT_VAT_CODE'), '1'),
    means: 'ставка НДС в чеках, код от 1 до 12, см. [payments.md](payments.md)',
    without: '`1`, без НДС',
  },
  RECEIPT_TAX_SYSTEM: {
    schema: v.optional(codeUpTo(6, 'RECEIPT_TAX_SYSTEM')),
    means: 'система налогообложения, код от 1 до 6, если их у кассы несколько',
    without: 'как в кассе',
  },
} satisfies Record<string, Setting>

const days = (ms: number) => String(ms / DAY_MS)

/** How long things last. */
export const TERM_SETTINGS = {
  PAYMENT_ASK_DAYS: {
    schema: whole('PAYMENT_ASK_DAYS'),
    means: 'через сколько дней спрашивать об открытом платеже раз в сутки',
    without: days(DEFAULT_MONEY_TERMS.askForMs),
    unit: 'дней',
  },
  UNPAID_ORDER_DAYS: {
    schema: whole('UNPAID_ORDER_DAYS'),
    means: 'сколько дней неоплаченный заказ держит цены',
    without: days(DEFAULT_MONEY_TERMS.unpaidOrderMs),
    unit: 'дней',
  },
  COUPON_HOLD_HOURS: {
    schema: whole('COUPON_HOLD_HOURS'),
    means: 'сколько часов неоплаченный заказ держит за собой купон',
    without: String(DEFAULT_MONEY_TERMS.couponHoldMs / HOUR_MS),
    unit: 'часов',
  },
  EVENTS_DAYS: {
    schema: v.optional(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'это число дней от 1 до 9999'), v.transform(Number)),
    ),
    means: `сколько дней хранить события посещений, не дольше ${DATA_TERMS.event}`,
    without: String(DATA_TERMS.event),
    unit: 'дней',
  },
} satisfies Record<string, Setting>
