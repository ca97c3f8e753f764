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
  const [asked, setAsked] = useState([query.get('price-one') ?? '', query.get('price-other') ?? ''] as const)
  const estimates = [useFlatEstimate(sides[0].objectKey), useFlatEstimate(sides[1].objectKey)] as const
  const flats = [
    { ...sides[0], text: asked[0], price: priceOf(asked[0]), estimate: estimates[0] },
    { ...sides[1], text: asked[1], price: priceOf(asked[1]), estimate: estimates[1] },
  ]
  function change(letter: string, value: string) {
    const next = letter === sides[0].letter ? ([value, asked[1]] as const) : ([asked[0], value] as const)
    setAsked(next)
    // The address has them, so that a reload and a saved link do.
    const parameters = { ...Object.fromEntries(query), 'price-one': next[0], 'price-other': next[1] }
    void navigate(buildPath('compare', {}, parameters), { replace: true, preventScrollReset: true })
  }
  const rows = flats.map(({ letter, price, estimate: { data } }) => ({
    sign: letter,
    asked: price,
    range: data?.range,
    isThin: data !== undefined && data.count < FEW_ADVERTS,
  }))
  return (
    <Panel title="Сколько просят и сколько стоит" padded>
      <MarketDemoLabel />
      <div className={css.prices}>
        {flats.map(({ letter, text }) => (
          <MoneyField
            key={letter}
            name={`price-${letter}`}
            label={`Сколько просят за ${letter}`}
            whole
            value={text}
            onChange={(value) => change(letter, value)}
          />
        ))}
      </div>
      <PriceAxis
        label={`Ось цен. ${flats.map((flat) => `${flat.letter}: ${wordsOf(flat)}`).join('. ')}`}
        rows={rows}
      />
      <ul className={css.priceWords}>
        {flats.map((flat) => (
          <li key={flat.letter}>
            <b>{flat.letter}:</b> {typograph(wordsOf(flat))}
          </li>
        ))}
      </ul>
      {flats.map(
        ({ letter, estimate }) =>
          estimate.isUnanswered && (
            <Button key={letter} variant="secondary" onClick={() => void estimate.refetch()}>
              Спросить оценку {letter} еще раз
            </Button>
          ),
      )}
      <p className={css.closed}>
        Отрезок — цены средней половины похожих квартир из объявлений
        {rows.some(({ isThin }) => isThin) && `; штрих — объявлений меньше ${FEW_ADVERTS}`}. На оси миллионы
        рублей. Сколько просят, указали вы.
      </p>
    </Panel>
  )
}

interface AskedFlat {
  readonly objectKey?: string | undefined
  readonly price: number | undefined
  readonly estimate: ReturnType<typeof useFlatEstimate>
}

/** The asked price, what it is against the estimate, and what that rests on, or why there is no estimate. */
function wordsOf({ objectKey, price, estimate: { data, error, isPending } }: AskedFlat): string {
  const said = price === undefined ? 'цена не указана' : `просят ${formatMoney(price)}`
  if (data) {
    const known = { ...data.range, count: data.count }
    const against =
      price === undefined
        ? ''
        : `, ${askedWords(price, known)}, за метр ${formatMoney(price / data.flat.area)}`
    return `${said}${against}; оценка: ${estimateWords(known)}`
  }
  if (error) return `${said}; оценки нет: ${error.message}`
  return isPending && objectKey !== undefined ? `${said}; оцениваем` : `${said}; оценки нет`
}

/** Whole roubles above zero; undefined for any other text. */
function priceOf(text: string): number | undefined {
  const price = Number(text)
  return Number.isSafeInteger(price) && price > 0 ? price : undefined
}
