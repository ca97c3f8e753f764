import type { AddressSuggestion, CompanySuggestion } from '@proverka/domain/property'
import { normaliseCadastralNumber } from '@proverka/domain'
import * as v from 'valibot'

const text = v.nullish(v.string())

const addressSchema = v.object({
  value: v.string(),
  data: v.object({
    room: text,
    room_cadnum: text,
    flat: text,
    flat_cadnum: text,
    house: text,
    house_cadnum: text,
    stead: text,
    stead_cadnum: text,
  }),
})

const companySchema = v.object({
  value: v.string(),
  data: v.object({
    inn: v.string(),
    management: v.nullish(v.object({ name: text })),
    /** Only entrepreneurs have it. */
    fio: v.nullish(v.object({ surname: text, name: text, patronymic: text })),
  }),
})

/** Parts of an address, the finest first. */
const PARTS = ['room', 'flat', 'house', 'stead'] as const

/** A row of the provider as our suggestion; nothing when it is of another shape. */
export function readAddress(row: unknown): AddressSuggestion | undefined {
  const result = v.safeParse(addressSchema, row)
  if (!result.success) return undefined
  const { value, data } = result.output
  // A flat whose own number is not known must not be taken for its house.
  const finest = PARTS.find((part) => data[part])
  const number = finest && normaliseCadastralNumber(data[`${finest}_cadnum`])
  return { value, data: number ? { cadastral_number: number } : {} }
}

/** The same of a company or an entrepreneur. */
export function readCompany(row: unknown): CompanySuggestion | undefined {
  const result = v.safeParse(companySchema, row)
  if (!result.success) return undefined
  const { value, data } = result.output
  const { surname, name, patronymic } = data.fio ?? {}
  const head = data.management?.name || [surname, name, patronymic].filter(Boolean).join(' ')
  return { value, data: { inn: data.inn, management: head ? { name: head } : null } }
}
