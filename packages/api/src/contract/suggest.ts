import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { countQuerySchema } from './shared.ts'

export const suggestionSchema = v.object({
  value: v.string(),
  data: v.looseObject({ cadastral_number: v.optional(v.string()) }),
})

export const suggest = {
  /** The provider's wire form: the list stands at the top level, without `data`. */
  suggestAddresses: endpoint({
    id: 'CALL-161',
    method: 'GET',
    path: '/suggest/address',
    access: 'guest',
    summary: 'Подсказки адресов и кадастровых номеров',
    query: v.object({ query: v.pipe(v.string(), v.maxLength(300)), count: countQuerySchema(8, 20) }),
    reply: v.object({ suggestions: v.array(suggestionSchema) }),
    envelope: 'bare',
  }),
}
