import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { DIFFERENCE_JSON_VERSION, differenceJsonSchema } from './difference-json.ts'
import { REPORT_JSON_VERSION, reportJsonSchema } from './report-json.ts'

/** The published JSON Schema of report files, made of the value that the server itself reads reports with. */
export function createReportSchema(): object {
  return {
    ...convert(reportJsonSchema),
    title: `Отчет, версия ${REPORT_JSON_VERSION}`,
    description:
      'Отчет целиком: вопросы источникам и их ответы, вывод и таблицы. Мгновения — ISO 8601 в UTC, amount — копейки, площади — м².',
  }
}

/** The published JSON Schema of the files of a difference. */
export function createDifferenceSchema(): object {
  return {
    ...convert(differenceJsonSchema),
    title: `Разница двух отчетов, версия ${DIFFERENCE_JSON_VERSION}`,
    description:
      'Вопросы двух отчетов об одном и том же: changed — разный ответ на один вопрос, same — тот же, incomparable — в одном из них ответа нет.',
  }
}

function convert(schema: GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'output',
    overrideSchema: ({ valibotSchema }) =>
      isNamedRecord(valibotSchema) ? recordOf(valibotSchema) : undefined,
  })
}

/** An object with some of a few names, which the converter does not know. */
interface NamedRecord {
  readonly key: { readonly options: readonly string[] }
  readonly value: GenericSchema
}

const isNamedRecord = (schema: object): schema is NamedRecord =>
  'type' in schema &&
  schema.type === 'record' &&
  'key' in schema &&
  typeof schema.key === 'object' &&
  schema.key !== null &&
  'options' in schema.key

function recordOf({ key, value }: NamedRecord): JsonSchema {
  const { $schema: _, ...values } = convert(value)
  return { type: 'object', propertyNames: { enum: [...key.options] }, additionalProperties: values }
}
