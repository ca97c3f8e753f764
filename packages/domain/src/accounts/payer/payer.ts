import * as v from 'valibot'
import { isOwnOrAdmin } from '../roles/own-or-admin.ts'
import type { Actor } from '../roles/own-or-admin.ts'
import { ruleError } from '../../errors/rule-error.ts'
import { describeInn, isInn } from '../../fields/inn/inn.ts'
import { isKpp } from '../../fields/kpp/kpp.ts'
import { maxLength, TOO_LONG_MESSAGE } from '../../fields/rules/length.ts'
import { requiredRule } from '../../fields/rules/required.ts'
import { firstMessage } from '../../fields/rules/rule.ts'
import { requireText } from '../../input/require-text.ts'

/** Requisites for invoices as the API sends them (ENTITY-26, AMB-99). */
export const payerSchema = v.object({
  payer_id: v.string(),
  name: v.string(),
  inn: v.string(),
  /** Empty for an entrepreneur. */
  kpp: v.string(),
  address: v.string(),
})

/** The requisites that an invoice is written to (ENTITY-26, AMB-99). */
export type Payer = v.InferOutput<typeof payerSchema>
/** What a person fills in. */
export type PayerForm = Omit<Payer, 'payer_id'>
/** One message per field that is wrong. */
export type PayerErrors = { readonly [field in keyof PayerForm]?: string }

/** Shown for a KPP that breaks its form. */
export const KPP_MESSAGE = 'Некорректный КПП'
/** Shown for a KPP beside the INN of a person, who has none. */
export const KPP_FOR_COMPANY_MESSAGE = 'КПП есть только у организаций'

const FIELDS = ['name', 'inn', 'kpp', 'address'] as const
const TEXT_LIMIT = 500
const COMPANY_INN_LENGTH = 10
const textRules = [requiredRule, maxLength(TEXT_LIMIT, TOO_LONG_MESSAGE)]

/**
 * What is wrong with the requisites, the first message of each field. An organisation (ten digits of INN) has a KPP, an
 * entrepreneur (twelve) has none. What is no text counts as empty.
 */
export function payerErrors(form: PayerForm): PayerErrors {
  const { name, inn, kpp, address } = readForm((value) => (typeof value === 'string' ? value : ''), form)
  const messages = {
    name: firstMessage(textRules, name),
    inn: describeInn(inn),
    kpp: describeKpp(inn, kpp),
    address: firstMessage(textRules, address),
  }
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined))
}

/** The requisites as sent and stored: trimmed. A wrong field: `AppError` 'input/invalid' with its name. */
export function payerPayload(form: PayerForm): PayerForm {
  const payload = readForm((value, field) => requireText(value, field).trim(), form)
  const [wrong] = Object.keys(payerErrors(payload))
  if (wrong !== undefined) throw ruleError('input/invalid', wrong)
  return payload
}

/** Whose payers are listed or added to: the named person, or the caller. Foreign ones are for admins: 'access/denied'. */
export function payersOf(actor: Actor, targetUserId?: string): string {
  const userId = targetUserId || actor?.id
  if (userId === undefined || !isOwnOrAdmin(actor, userId)) throw ruleError('access/denied')
  return userId
}

function readForm(read: (value: unknown, field: string) => string, form: PayerForm): PayerForm {
  return Object.fromEntries(FIELDS.map((field) => [field, read(form?.[field], field)])) as PayerForm
}

function describeKpp(inn: string, kpp: string): string | undefined {
  // While the INN is invalid, it is unknown whether it needs a KPP.
  if (!isInn(inn)) return undefined
  if (inn.length === COMPANY_INN_LENGTH) return isKpp(kpp) ? undefined : KPP_MESSAGE
  return kpp === '' ? undefined : KPP_FOR_COMPANY_MESSAGE
}
