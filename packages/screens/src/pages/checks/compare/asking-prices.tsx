import { formatMoney, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { askedWords, estimateWords, FEW_ADVERTS, type SideView } from '@proverka/domain/views'
import { PriceAxis } from '@proverka/ui/charts'
import { MoneyField } from '@proverka/ui/fields'
import { Panel } from '@proverka/ui/frame'
import { Button } from '@proverka/ui/primitives'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useQuery as useQueryParameters } from '../../../runtime/navigation/hooks.ts'
import { MarketDemoLabel } from '../../search/market/market-demo-label.tsx'
import { useFlatEstimate } from './data.ts'
import * as css from './compare.css.ts'

/** What is asked for two flats against what they may be worth, on one axis (picture 69). The prices are those that the reader types. */
export function AskingPrices({ sides }: { readonly sides: readonly [SideView, SideView] }) {
  const query = useQueryParameters()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<readonly string[]>([
    query.get('price-one') ?? '',
    query.get('price-other') ?? '',
  ])
  const estimates = [useFlatEstimate(sides[0].objectKey), useFlatEstimate(sides[1].objectKey)]
  const prices = asked.map(priceOf)
  const rows = sides.map(({ letter }, at) => {
    const known = estimates[at]?.data
    return {
      sign: letter,
      asked: prices[at],
      range: known?.range,
      isThin: known !== undefined && known.count < FEW_ADVERTS,
    }
  })
  function change(at: number, value: string) {
    const next = asked.map((text, place) => (place === at ? value : text))
    setAsked(next)
    // The address has them, so that a reload and a saved link do.
    const parameters = Object.fromEntries(query)
    const own = { 'price-one': next[0] ?? '', 'price-other': next[1] ?? '' }
    void navigate(buildPath('compare', {}, { ...parameters, ...own }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  const isThin = rows.some((row) => row.isThin)
  return (
    <Panel title="Сколько просят и сколько стоит" padded>
      <MarketDemoLabel />
      <div className={css.prices}>
        {sides.map(({ letter }, at) => (
          <MoneyField
            key={letter}
            name={`price-${letter}`}
            label={`Сколько просят за ${letter}`}
            whole
            value={asked[at] ?? ''}
            onChange={(value) => change(at, value)}
          />
        ))}
      </div>
      <PriceAxis
        label={`Ось цен. ${sides.map((side, at) => `${side.letter}: ${wordsOf(at)}`).join('. ')}`}
        rows={rows}
      />
      <ul className={css.priceWords}>
        {sides.map((side, at) => (
          <li key={side.letter}>
            <b>{side.letter}:</b> {typograph(wordsOf(at))}
          </li>
        ))}
      </ul>
      {estimates.map(
        (estimate, at) =>
          estimate.isError &&
          estimate.isUnanswered && (
            <Button key={sides[at]?.letter} variant="secondary" onClick={() => void estimate.refetch()}>
              Спросить оценку {sides[at]?.letter} еще раз
            </Button>
          ),
      )}
      <p className={css.closed}>
        Отрезок — цены средней половины похожих квартир из объявлений
        {isThin && `; штрих — объявлений меньше ${FEW_ADVERTS}`}. На оси миллионы рублей. Сколько просят,
        указали вы.
      </p>
    </Panel>
  )

  function wordsOf(at: number): string {
    const { data, error, isPending } = estimates[at] ?? {}
    const price = prices[at]
    const said = price === undefined ? 'цена не указана' : `просят ${formatMoney(price)}`
    if (data) {
      const known = { ...data.range, count: data.count }
      const against = price === undefined ? '' : `, ${askedWords(price, known)}`
      const metre = price === undefined ? '' : `, за метр ${formatMoney(price / data.flat.area)}`
      return `${said}${against}${metre}; оценка: ${estimateWords(known)}`
    }
    if (error) return `${said}; оценки нет: ${error.message}`
    return isPending && sides[at]?.objectKey !== undefined ? `${said}; оцениваем` : `${said}; оценки нет`
  }
}

/** Whole roubles above zero; undefined for any other text. */
function priceOf(text: string): number | undefined {
  const price = Number(text)
  return Number.isSafeInteger(price) && price > 0 ? price : undefined
}
