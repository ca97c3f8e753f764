import { formatMoney, plural } from '@proverka/domain'
import { Panel } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { KeyFacts } from '@proverka/ui/report'
import { isNotLoaded, NotLoaded } from '../error/not-loaded.tsx'
import { useAveragePrice } from './data.ts'
import * as css from './market.css.ts'

/** The average price of a flat and of a metre in a house, by its adverts of half a year (PROD-13). */
export function AveragePrice({ address }: { address: string }) {
  const query = useAveragePrice(address)
  if (isNotLoaded(query))
    return (
      <Panel title="Средняя цена в&nbsp;доме" padded>
        <NotLoaded title="Средняя цена не&nbsp;пришла" query={query} small />
      </Panel>
    )
  const { data } = query
  const unknown = 'недостаточно данных'
  return (
    <Panel title="Средняя цена в&nbsp;доме" padded>
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
              ? 'За\u00a0полгода объявлений в\u00a0этом доме не\u00a0найдено.'
              : `По\u00a0${data.count}\u00a0${plural(data.count, 'объявлению', 'объявлениям', 'объявлениям')} за\u00a0полгода. Одна квартира считается один раз, сколько\u00a0бы раз ее\u00a0ни\u00a0выложили.`}
          </p>
        </>
      )}
    </Panel>
  )
}
