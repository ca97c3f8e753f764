import { counted, formatMoney, typograph } from '@proverka/domain'
import { percentText } from '@proverka/domain/reports'
import { NOT_MEASURED_WORDS, testedWords } from '@proverka/domain/views'
import { Panel } from '@proverka/ui/frame'
import { KeyFacts } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { MarketDemoLabel } from '../../search/market/market-demo-label.tsx'
import { AdvertTable } from '../../search/market/advert-table.tsx'
import type { EstimateReply } from './data.ts'
import { flatText } from './flat-text.ts'
import * as css from './valuation.css.ts'

const SCOPES = { house: 'в этом доме', district: 'в районе' } as const

/** The range, its middle, how such ranges erred, and the adverts that they rest on. */
export function Estimate({ estimate }: { estimate: EstimateReply }) {
  const { flat, error, price, price_per_m2, range, count, scope, comparables } = estimate
  const shown = comparables.length
  return (
    <>
      <section aria-label="Оценка" aria-live="polite">
        <MarketDemoLabel />
        <p className={css.place}>{flatText(flat)}</p>
        <p className={text.h1}>{typograph(`${formatMoney(range.low)} — ${formatMoney(range.high)}`)}</p>
        <p className={css.place}>
          Половина похожих квартир стоит в этих пределах, если пересчитать на вашу площадь.
        </p>
        <div className={css.facts}>
          <KeyFacts
            facts={[
              { label: 'Середина', value: formatMoney(price) },
              { label: 'За метр', value: formatMoney(price_per_m2) },
              {
                label: 'На чем держится',
                value: `${counted(count, 'объявление', 'объявления', 'объявлений')} ${SCOPES[scope]}`,
              },
              { label: 'Обычная ошибка', value: error ? percentText(error.median_error) : 'не измерена' },
            ]}
          />
        </div>
        <p className={css.error}>{errorSentence(error)}</p>
      </section>
      <Panel
        padded
        title="Похожие квартиры"
        note={
          shown < count
            ? `${shown} из ${count}, от дешевого метра к дорогому`
            : 'от дешевого метра к дорогому'
        }
      >
        <AdvertTable caption="Похожие квартиры" adverts={comparables} />
      </Panel>
    </>
  )
}

function errorSentence(error: EstimateReply['error']): string {
  if (!error) return typograph(NOT_MEASURED_WORDS)
  const { tested, district, within_10 } = error
  return typograph(
    `${testedWords({ tested, ...(district !== null && { district }) })} по объявлениям, которые висели в ее день: половина оценок ошиблась меньше, на 10 % и меньше — ${percentText(within_10)}. В объявлениях просят больше, чем платят.`,
  )
}
