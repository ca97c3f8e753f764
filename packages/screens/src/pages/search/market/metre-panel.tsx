import { changeText } from '@proverka/domain/reports'
import { Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { usePriceChanges } from './data.ts'
import * as css from './market.css.ts'
import { MetreChart } from './metre-chart.tsx'
import { metreOfYear } from './metre-of-year.ts'
import type { MetreOfYear } from './metre-of-year.ts'

/** What a metre of one house costs, and how that changed in a year, beside its surroundings (ADVERT-07, ADVERT-08). */
export function MetrePanel({ address }: { address: string }) {
  const { house, area } = usePriceChanges(address)
  const failed = [house, area].find((query) => isNotLoaded(query))
  if (failed) return <NotLoaded title="Цены по месяцам не пришли" query={failed} small />
  if (!house.data || !area.data) return <Skeleton lines={8} label="Загружаем цены" />
  const year = metreOfYear(house.data, area.data)
  return (
    <section className={css.year} aria-labelledby="metre-of-year">
      <div>
        <h2 id="metre-of-year" className={text.h3}>
          Метр за год
        </h2>
        <dl className={css.metres}>
          <Metre name="дом" of={year.ofHouse} />
          <Metre name="район" of={year.ofArea} />
        </dl>
      </div>
      <MetreChart
        series={year}
        house={house.data}
        area={area.data}
        empty="Объявлений за год не найдено: рисовать нечего."
      />
    </section>
  )
}

function Metre({ name, of }: { name: string; of: MetreOfYear | undefined }) {
  return (
    <div>
      <dt className={css.metreName}>{name}</dt>
      <dd className={css.metre}>
        {of ? `${of.now.toLocaleString('ru-RU')}\u00a0тыс.\u00a0₽` : 'не указано'}
        {of?.change !== undefined && <span className={css.metreChange}>{changeText(of.change)} за год</span>}
      </dd>
    </div>
  )
}
