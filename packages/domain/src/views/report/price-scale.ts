import { pluralWord } from '../../format/plural.ts'
import { formatMoney } from '../../money/format-money.ts'
import type { Report } from '../../reports/report/report.ts'
import { letterOf } from './valuation-view.ts'
import type { PriceScaleView } from './view.ts'

const MILLION = 1_000_000
const inMillions = /* @__PURE__ */ new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

/** The range of a value with its flats on one line, as the page draws it; its sections say the same in words. */
export function priceScale({ valuation, subject }: Report): PriceScaleView | undefined {
  if (valuation === undefined || subject.kind !== 'flat') return undefined
  const { low, middle, high, comparables } = valuation
  const marks = comparables.map(({ metre }, place) => {
    const price = metre * subject.area
    return { sign: letterOf(place), price, isInside: price >= low && price <= high }
  })
  const millions = (roubles: number) => inMillions.format(roubles / MILLION)
  return {
    range: `${millions(low)}–${millions(high)} млн ₽`,
    middleText: `${millions(middle)} млн`,
    words: `Шкала цен: ${marks.length} ${pluralWord(marks.length, 'похожая квартира', 'похожие квартиры', 'похожих квартир')}, диапазон от ${formatMoney(low)} до ${formatMoney(high)}, середина ${formatMoney(middle)}`,
    low,
    middle,
    high,
    marks,
  }
}
