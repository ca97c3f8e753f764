import { normaliseCadastralNumber } from '@proverka/domain'
import { kindOfWords, type FactName, type FactValue } from '@proverka/domain/register'
import { DAY_MS, moscowDate } from '@proverka/domain/timing'
import * as v from 'valibot'
import type { ServiceClient } from '../../sources/calls/service-client.ts'
import { SourceError } from '../../sources/calls/source-error.ts'
import type { Confirmer, ConfirmerAnswer } from './confirmer.ts'
import { readDay, readMeasure, readState, readWords } from './read-values.ts'

const errorSchema = v.union([v.array(v.unknown()), v.object({ code: v.number(), mess: v.string() })])

const quoteSchema = v.object({
  EGRN: v.nullish(
    v.object({
      object: v.object({ CADNOMER: v.string(), ADDRESS: v.nullish(v.string()), TYPE: v.nullish(v.string()) }),
      // An empty dictionary comes as a list.
      details: v.nullish(v.union([v.record(v.string(), v.unknown()), v.array(v.unknown())])),
    }),
  ),
  error: errorSchema,
})

const accountSchema = v.object({ balance: v.nullish(v.union([v.string(), v.number()])), error: errorSchema })

/** A seller of extracts in the format of apiegrn.ru, whose card of an object before an order costs nothing. */
export const sellerConfirmer = (service: ServiceClient): Confirmer => {
  const post = <Schema extends typeof quoteSchema | typeof accountSchema>(
    path: string,
    form: Readonly<Record<string, string>>,
    schema: Schema,
  ) => service.send({ method: 'POST', path, headers: { token: service.key }, form }, schema)

  return {
    name: 'seller',
    costKopecks: 0,
    freshMs: 30 * DAY_MS,
    async ask(number) {
      const { value, raw } = await post('/cadaster/objectInfoFull', { query: number, deep: '0' }, quoteSchema)
      return answerFrom(value, raw, number, service.now())
    },
    async tryAccess() {
      const { value } = await post('/account/info', {}, accountSchema)
      requireNoError(value.error)
    },
  }
}

/** Codes are not documented: what does not say «не найден» is a failure. */
function requireNoError(error: v.InferOutput<typeof errorSchema>): void {
  if (!Array.isArray(error)) throw new SourceError('source-down', `error ${error.code}`)
}

function answerFrom(
  { EGRN: card, error }: v.InferOutput<typeof quoteSchema>,
  raw: string,
  number: string,
  now: Date,
): ConfirmerAnswer {
  if (!Array.isArray(error) && /не найден/i.test(error.mess)) return { kind: 'unknown' }
  requireNoError(error)
  if (!card || normaliseCadastralNumber(card.object.CADNOMER) !== number) return { kind: 'unknown' }
  const details = card.details && !Array.isArray(card.details) ? card.details : {}
  return {
    kind: 'confirmed',
    raw,
    statement: {
      number,
      kind: kindOfWords(readWords(details['Тип объекта']) ?? card.object.TYPE ?? ''),
      state: readState(readWords(details['Статус объекта'])),
      address: readWords(card.object.ADDRESS) ?? readWords(details['Адрес (местоположение)']) ?? null,
      partOf: null,
      facts: readFacts(details),
      document: 'Карточка объекта у поставщика',
      day: readDay(details['Дата обновления информации']) ?? moscowDate(now.getTime()),
    },
  }
}

/** ОКЕИ: areas come in square metres or hectares. */
const HECTARES = '059'
const METRES_OF_HECTARE = 10_000

function readFacts(details: Readonly<Record<string, unknown>>) {
  const facts: { -readonly [Name in FactName]?: FactValue } = {}
  const area = readMeasure(details['Площадь'])
  const isHectares = readWords(details['Единица измерения (код)']) === HECTARES
  if (area !== undefined) facts.area = { value: isHectares ? area * METRES_OF_HECTARE : area }
  const cost = readMeasure(details['Кадастровая стоимость'])
  const day = readDay(details['Дата определения стоимости'])
  if (cost !== undefined) facts.cost = { value: cost, ...(day !== undefined && { day }) }
  const floor = readWords(details['Этаж'])
  if (floor !== undefined) facts.floor = { value: floor }
  return facts
}
