import { normaliseCadastralNumber } from '@proverka/domain'
import { DAY_MS, moscowDate } from '@proverka/domain/timing'
import type { RegisterKind } from '@proverka/domain/register'
import * as v from 'valibot'
import type { ServiceClient } from '../../sources/calls/service-client.ts'
import type { Confirmer, ConfirmerAnswer } from './confirmer.ts'
import { readMeasure } from './read-values.ts'

const text = v.nullish(v.string())

const addressSchema = v.object({
  value: v.string(),
  data: v.object({
    fias_id: text,
    flat_area: text,
    room_cadnum: text,
    flat_cadnum: text,
    house_cadnum: text,
    stead_cadnum: text,
    room: text,
    flat: text,
    house: text,
    stead: text,
  }),
})

const answerSchema = v.object({ suggestions: v.array(addressSchema) })

type Address = v.InferOutput<typeof addressSchema>

/** Parts of an address, the finest first, and what an object is whose address ends with it. */
const PARTS: readonly (readonly ['room' | 'flat' | 'house' | 'stead', RegisterKind])[] = [
  ['room', 'room'],
  ['flat', 'premises'],
  ['house', 'building'],
  ['stead', 'land'],
]

/** Addresses with cadastral numbers as DaData has them; the number of a house says nothing of its flats. */
export const dadataConfirmer = (service: ServiceClient): Confirmer => ({
  name: 'dadata',
  costKopecks: 0,
  freshMs: 30 * DAY_MS,
  ask: async (number) => answerFrom(await askAddress(service, number), number, service.now()),
  // An empty question has an empty answer.
  tryAccess: () => askAddress(service, ''),
})

const askAddress = (service: ServiceClient, query: string) =>
  service.send(
    {
      path: '/findById/address',
      headers: { authorization: `Token ${service.key}` },
      json: { query },
    },
    answerSchema,
  )

function answerFrom(
  { value, raw }: { value: v.InferOutput<typeof answerSchema>; raw: string },
  number: string,
  now: Date,
): ConfirmerAnswer {
  const exact = value.suggestions.flatMap((address) => {
    const finest = PARTS.find(([part]) => address.data[part])
    const own = finest && normaliseCadastralNumber(address.data[`${finest[0]}_cadnum`])
    return finest && own === number ? [{ address, kind: finest[1] }] : []
  })
  const [found] = exact
  if (!found) return { kind: 'unknown' }
  if (new Set(exact.map(({ address }) => idOf(address))).size > 1) return { kind: 'ambiguous' }
  const area = found.kind === 'premises' ? readMeasure(found.address.data.flat_area) : undefined
  const day = moscowDate(now.getTime())
  return {
    kind: 'confirmed',
    raw,
    statement: {
      number,
      kind: found.kind,
      state: 'current',
      address: found.address.value,
      partOf: found.kind === 'premises' ? normaliseCadastralNumber(found.address.data.house_cadnum) : null,
      facts: area === undefined ? {} : { area: { value: area } },
      document: 'findById/address',
      day,
    },
  }
}

const idOf = ({ data, value }: Address): string => data.fias_id ?? value
