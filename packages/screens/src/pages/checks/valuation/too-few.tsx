import { formatMoney, pluralWord } from '@proverka/domain'
import { AREA_SHARE, percentText } from '@proverka/domain/reports'
import { letterOf } from '@proverka/domain/views'
import { SparseRuler } from '@proverka/ui/charts'
import type { ValuationValues } from '@proverka/ui/forms'
import { Panel } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { MarketDemoLabel } from '../../search/market/market-demo-label.tsx'
import { AdvertTable } from '../../search/market/advert-table.tsx'
import { useComparables } from './data.ts'
import type { ComparablesReply } from './data.ts'
import { flatText } from './flat-text.ts'
import * as css from './valuation.css.ts'

/** No number is made up where there is too little to compare: the flats that there are, on a dashed ruler. */
export function TooFew({ flat }: { flat: ValuationValues }) {
  const query = useComparables(flat)
  const { data } = query
  return (
    <>
      <section className={css.tooFew} aria-label="Недостаточно данных" aria-live="polite">
        <div>
          <MarketDemoLabel />
          <h2 className={text.h2}>Недостаточно данных</h2>
          {data && <p className={css.place}>{flatText(data.flat)}</p>}
          <p>{data ? foundText(data) : 'Похожих квартир слишком мало'}, поэтому ни цены, ни диапазона нет.</p>
          <p className={css.place}>
            Сравниваем квартиры района, чья площадь отличается не больше чем на {percentText(AREA_SHARE)}.
            Проверьте площадь; если она верна, цену назовет оценщик.
          </p>
        </div>
        {isNotLoaded(query) ? (
          <NotLoaded title="Похожие квартиры не пришли" query={query} small />
        ) : data ? (
          <SparseRuler label={rulerLabel(data)} marks={data.comparables.map(toMark)} />
        ) : (
          <Skeleton lines={2} label="Загружаем похожие квартиры" />
        )}
      </section>
      {data && data.comparables.length > 0 && (
        <Panel padded title="Что нашлось" note="от дешевой к дорогой">
          <AdvertTable caption="Похожие квартиры" adverts={data.comparables} signOf={letterOf} />
        </Panel>
      )}
    </>
  )
}

const toMark = ({ info }: ComparablesReply['comparables'][number], place: number) => ({
  sign: letterOf(place),
  price: info.price,
})

function foundText({ count, needed }: ComparablesReply): string {
  if (count === 0) return `Похожих квартир не нашлось, нужно ${needed}`
  return `${pluralWord(count, 'Похожая', 'Похожих', 'Похожих')} ${pluralWord(count, 'нашлась', 'нашлось', 'нашлось')} ${count}, нужно ${needed}`
}

function rulerLabel({ comparables }: ComparablesReply): string {
  const first = comparables[0]
  const last = comparables.at(-1)
  if (!first || !last) return 'Шкала цен пуста: похожих квартир нет'
  const count = `${comparables.length} ${pluralWord(comparables.length, 'похожая квартира', 'похожие квартиры', 'похожих квартир')}`
  return `Шкала цен: ${count} от ${formatMoney(first.info.price)} до ${formatMoney(last.info.price)}, диапазона нет`
}
