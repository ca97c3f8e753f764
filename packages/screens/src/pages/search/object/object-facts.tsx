import { describeCadastralNumber, formatDate, formatDateTime, typograph } from '@proverka/domain'
import type { CadastralObject } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { Panel } from '@proverka/ui/frame'
import { Link, Skeleton, SourceStamp } from '@proverka/ui/primitives'
import { FactList } from '@proverka/ui/report'
import type { ReactNode } from 'react'
import type { ObjectAnswer } from './data.ts'
import { areaText, costText, floorText, typeText } from './object-words.ts'

interface ObjectFactsProps {
  readonly object: CadastralObject
  readonly answer: ObjectAnswer | undefined
  readonly isLoading: boolean
}

/** Free facts of the register that are not in the head of the page, with the time of its answer. */
export function ObjectFacts({ object, answer, isLoading }: ObjectFactsProps) {
  const number = describeCadastralNumber(object.Number)
  const facts: readonly { label: string; value: ReactNode }[] = [
    { label: 'Кадастровый номер', value: object.Number },
    { label: 'Адрес', value: typograph(object.Address) },
    { label: 'Площадь', value: areaText(object) },
    { label: 'Этаж', value: floorText(object) },
    { label: 'Статус', value: object.Status },
    { label: 'Вид объекта', value: typeText(object) },
    { label: 'Кадастровая стоимость', value: costText(answer?.record) || 'не указана' },
    { label: 'Дата присвоения номера', value: dateText(answer?.record.registered_at) },
    { label: 'Дата снятия с учета', value: dateText(answer?.record.cancelled_at) },
    {
      label: 'Кадастровый квартал',
      value: number && (
        <Link href={buildPath('object-objectKey', { objectKey: number.quarter })}>{number.quarter}</Link>
      ),
    },
    { label: 'Кадастровый округ', value: number?.regionName ?? '' },
  ].filter(({ value }) => Boolean(value))
  return (
    <Panel
      title="Сведения об объекте"
      note={
        answer ? <SourceStamp source="ЕГРН">{formatDateTime(answer.asked_at)}</SourceStamp> : 'Без заказа'
      }
      padded
    >
      {isLoading ? <Skeleton lines={5} /> : <FactList facts={facts} />}
    </Panel>
  )
}

const dateText = (date: string | null | undefined): string => (date ? formatDate(date) : '')
