import { formatDate } from '@proverka/domain'
import { kindOfWords, type RegisterKind } from '@proverka/domain/register'
import { moscowDate } from '@proverka/domain/timing'
import type { ListedFulfilment } from '../../platform/db/queries/fulfilment/fulfilment-list.ts'
import type { AppContext } from '../context.ts'

/** Kinds of requests in `DRequestDataType` of the register's schema. */
const REQUEST_TYPES = {
  extract: 'extractObjectMainFeaturesRights',
  'rights-history': 'extractRealtyList',
} as const

/** A kind of extract that the register's cabinet takes a bulk request for. */
export type RequestKind = keyof typeof REQUEST_TYPES

/** Kinds of objects in `DObjectType`, dictionary 124 of the register. */
const OBJECT_TYPES: { readonly [kind in RegisterKind]: string } = {
  land: '002001001000',
  building: '002001002000',
  premises: '002001003000',
  room: '002001003000',
  structure: '002001004000',
  unfinished: '002001005000',
  'car-place': '002001009000',
  place: '002001010000',
}

/** A table of numbers in the form that the cabinet takes, with what each is for. */
export const numberTable = (rows: readonly ListedFulfilment[]): readonly (readonly string[])[] => [
  ['Кадастровый номер', 'Заказ', 'Услуга', 'Обещано', 'Ключ'],
  ...rows.map(({ id, number, order_number, product_name_ru, latest_at }) => [
    number ?? '',
    String(order_number),
    product_name_ru,
    formatDate(moscowDate(latest_at.getTime())),
    id,
  ]),
]

/**
 * The details of a bulk request as the register's schema has them (`RequestEGRN_v01.xsd`, `requestDetails`): its objects and
 * the kind of extract. Who asks and how the answer is sent is filled in by the cabinet, which signs the request.
 */
export async function requestXml(
  { register }: AppContext,
  kind: RequestKind,
  rows: readonly ListedFulfilment[],
): Promise<string> {
  const objects: string[] = []
  for (const { number } of rows) {
    if (number === null) continue
    const found = await register.findObject(number)
    const type = OBJECT_TYPES[kindOfWords(found?.object_type ?? '')]
    objects.push(
      `      <object>
        <o:objectTypeCode>${type}</o:objectTypeCode>
        <o:cadastralNumber>
          <o:cadastralNumber>${number}</o:cadastralNumber>
        </o:cadastralNumber>
      </object>`,
    )
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<requestDetails xmlns="http://rosreestr.ru/services/v0.18/TStatementRequestEGRN" xmlns:o="http://rosreestr.ru/services/v0.1/commons/TObject">
  <requestEGRNDataAction>
    <extractDataAction>
${objects.join('\n')}
      <requestType>${REQUEST_TYPES[kind]}</requestType>
    </extractDataAction>
  </requestEGRNDataAction>
</requestDetails>
`
}
