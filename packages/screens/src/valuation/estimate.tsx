import type { EndpointOf, ReplyOf, contract } from '@proverka/api/contract'
import { counted, formatMoney } from '@proverka/domain'
import { Panel } from '@proverka/ui/frame'
import { KeyFacts } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { AdvertTable } from '../market/advert-table.tsx'
import * as css from './valuation.css.ts'

export type EstimateReply = ReplyOf<EndpointOf<typeof contract.events.estimatePrice>>

const SCOPES = { house: 'в этом доме', district: 'в районе' } as const

/** The range, its middle, and the adverts that they rest on. */
export function Estimate({ estimate, address }: { estimate: EstimateReply; address: string }) {
  const { price, price_per_m2, range, count, scope, comparables } = estimate
  const shown = comparables.length
  return (
    <>
      <section aria-label="Оценка" aria-live="polite">
        <p className={css.place}>{address}</p>
        <p className={text.h1}>
          {formatMoney(range.low)}&nbsp;— {formatMoney(range.high)}
        </p>
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
            ]}
          />
        </div>
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

/** No number is made up where there is too little to compare. */
export function TooFew() {
  return (
    <section className={css.tooFew} aria-live="polite">
      <h2 className={text.h2}>Недостаточно данных</h2>
      <p>
        Похожих объявлений меньше пяти, поэтому ни цены, ни диапазона нет. Уберите комнаты или этаж либо
        закажите оценку у оценщика.
      </p>
    </section>
  )
}
