import { SUGGEST_MAX_LENGTH } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { countQuerySchema } from './shared.ts'

export const suggestionSchema = v.object({
  value: v.string(),
  data: v.looseObject({ cadastral_number: v.optional(v.string()) }),
})

export const companySuggestionSchema = v.object({
  /** The name as people write it, with its legal form: «ООО «Кленовый двор»». */
  value: v.string(),
  data: v.object({
    inn: v.string(),
    /** Who heads it; an entrepreneur heads himself. `null` where that is not known. */
    management: v.nullable(v.object({ name: v.string() })),
  }),
})

export type AddressSuggestion = v.InferOutput<typeof suggestionSchema>
export type CompanySuggestion = v.InferOutput<typeof companySuggestionSchema>

const typedQuerySchema = v.object({
  query: v.pipe(v.string(), v.maxLength(SUGGEST_MAX_LENGTH)),
  count: countQuerySchema(8, 20),
})

/** The provider's wire form: the list stands at the top level, without `data`. */
export const suggest = {
  suggestAddresses: endpoint({
    id: 'CALL-161',
    method: 'GET',
    path: '/suggest/address',
    access: 'guest',
    summary: 'Подсказки адресов и кадастровых номеров',
    query: typedQuerySchema,
    reply: v.object({ suggestions: v.array(suggestionSchema) }),
    envelope: 'bare',
  }),
  /** Companies and entrepreneurs by words of the name or the beginning of the INN. */
  suggestCompanies: endpoint({
    id: 'CALL-162',
    method: 'GET',
    path: '/suggest/company',
    access: 'guest',
    summary: 'Подсказки компаний и предпринимателей по названию или ИНН',
    query: typedQuerySchema,
    reply: v.object({ suggestions: v.array(companySuggestionSchema) }),
    envelope: 'bare',
  }),
}
