import { formatDate, formatMoney, typograph } from '@proverka/domain'
import { Panel } from '@proverka/ui/frame'
import { KeyFacts } from '@proverka/ui/report'
import { useReformaInfo } from './data.ts'
import * as css from './market.css.ts'

const UNKNOWN = 'не указано'

const QUARTERS = ['I', 'II', 'III', 'IV']

/**
 * What a metre costs in the region of a real house on average, as Rosstat publishes it: a background, never a valuation (REG-10).
 * Houses of the demo world are in no region.
 */
export function RegionPrice({ house }: { house: string }) {
  const price = useReformaInfo(house).data?.region_price
  if (price === undefined) return null
  return (
    <Panel title="Метр в регионе" padded>
      {price === null ? (
        <p>Средняя цена метра по региону {UNKNOWN}: данные Росстата о нем не загружены.</p>
      ) : (
        <>
          <KeyFacts
            facts={[
              { label: 'Новостройки', value: price.fresh === null ? UNKNOWN : formatMoney(price.fresh) },
              {
                label: 'Вторичное жилье',
                value: price.resale === null ? UNKNOWN : formatMoney(price.resale),
              },
            ]}
          />
          <p className={css.note}>
            {typograph(
              `${price.region}, ${QUARTERS[price.quarter - 1] ?? ''} квартал ${price.year} года, квартиры всех типов. Росстат, ЕМИСС, показатель ${price.indicator}, выгрузка от ${formatDate(price.day)}. Это средняя по региону, а не оценка квартиры.`,
            )}
          </p>
        </>
      )}
    </Panel>
  )
}
