import { describeCadastralNumber } from '@proverka/domain'
import type { CadastralObject } from '@proverka/domain'
import { Panel } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { FactList } from '@proverka/ui/report'
import { areaText, floorText } from './object-words.ts'

/** What the register tells for free. */
export function ObjectFacts({ object, isLoading }: { object: CadastralObject; isLoading: boolean }) {
  const number = describeCadastralNumber(object.Number)
  const facts = [
    { label: 'Кадастровый номер', value: number?.number ?? '' },
    { label: 'Адрес', value: object.Address },
    { label: 'Вид объекта', value: object.ObjectType },
    { label: 'Назначение', value: object.TypeOKC },
    { label: 'Площадь', value: areaText(object) },
    { label: 'Этаж', value: floorText(object) },
    { label: 'Статус', value: object.Status },
    { label: 'Кадастровый квартал', value: number?.quarter ?? '' },
    { label: 'Кадастровый округ', value: number?.regionName ?? '' },
  ].filter(({ value }) => value !== '')
  return (
    <Panel title="Сведения об объекте" note="Открытые сведения, без заказа" padded>
      {isLoading && facts.length < 3 ? <Skeleton lines={5} /> : <FactList facts={facts} />}
    </Panel>
  )
}
