import { counted, formatMoney } from '@proverka/domain'
import { Panel } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { KeyFacts } from '@proverka/ui/report'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { useAveragePrice } from './data.ts'
import * as css from './market.css.ts'

/** The average price of a flat and of a metre in a house, by its adverts of half a year (PROD-13). */
export function AveragePrice({ address }: { address: string }) {
  const query = useAveragePrice(address)
  if (isNotLoaded(query))
    return (
      <Panel title="Средняя цена в доме" padded>
        <NotLoaded title="Средняя цена не пришла" query={query} small />
      </Panel>
    )
  const { data } = query
  const unknown = 'недостаточно данных'
  return (
    <Panel title="Средняя цена в доме" padded>
      {!data ? (
        <Skeleton lines={2} label="Загружаем среднюю цену" />
      ) : (
        <>
          <KeyFacts
            facts={[
              { label: 'Квартира', value: data.average === null ? unknown : formatMoney(data.average) },
              {
                label: 'Метр',
                value: data.average_per_m2 === null ? unknown : formatMoney(data.average_per_m2),
              },
            ]}
          />
          <p className={css.note}>
            {data.count === 0
              ? 'За полгода объявлений в этом доме не найдено.'
              : `По ${counted(data.count, 'объявлению', 'объявлениям', 'объявлениям')} за полгода. Одна квартира считается один раз, сколько бы раз ее ни выложили.`}
          </p>
        </>
      )}
    </Panel>
  )
}
