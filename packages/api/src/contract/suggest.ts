import {
  addressSuggestionsSchema,
  companySuggestionSchema,
  SUGGEST_MAX_LENGTH,
} from '@proverka/domain/property'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { countQuerySchema } from './shared.ts'

const typedQuerySchema = v.object({
  query: v.pipe(v.string(), v.maxLength(SUGGEST_MAX_LENGTH)),
  count: countQuerySchema(8, 20),
})

/** The provider's wire format: the list is at the top level, without `data`. */
export const suggest = {
  suggestAddresses: endpoint({
    id: 'CALL-161',
    method: 'GET',
    path: '/suggest/address',
    access: 'guest',
    query: typedQuerySchema,
    reply: addressSuggestionsSchema,
    envelope: 'bare',
  }),
  /** Companies and entrepreneurs by words of the name or the beginning of the INN. */
  suggestCompanies: endpoint({
    id: 'CALL-162',
    method: 'GET',
    path: '/suggest/company',
    access: 'guest',
    query: typedQuerySchema,
    reply: v.object({ suggestions: v.array(companySuggestionSchema) }),
    envelope: 'bare',
  }),
}
