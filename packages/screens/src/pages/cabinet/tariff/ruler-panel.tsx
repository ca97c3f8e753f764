import { MOST_COMPARED } from '@proverka/domain/orders'
import { useHydrated } from '@proverka/page-engine/react'
import { Panel } from '@proverka/ui/frame'
import { clsx } from 'clsx'
import { roubles } from '../layout/roubles.ts'
import { stretchesOf, type Choice } from './compare.ts'
import * as css from './tariff.css.ts'

export interface RulerPanelProps {
  readonly choices: readonly Choice[]
  /** Checks of the last 30 days; absent for a guest. */
  readonly checks: number | undefined
}

/** The number of checks chooses the tariff: where the cheapest changes, the ruler breaks. */
export function RulerPanel({ choices, checks }: RulerPanelProps) {
  const isHydrated = useHydrated()
  const stretches = stretchesOf(choices)
  const last = stretches.length - 1
  return (
    <Panel title="Сколько проверок в месяц — такой и тариф" padded>
      <ol className={css.ruler} {...(isHydrated && { style: { gridTemplateColumns: columnsOf(stretches) } })}>
        {stretches.map(({ choice, from }, index) => {
          const isMine =
            checks !== undefined && checks >= from && (index === last || checks < endOf(stretches, index))
          return (
            <li key={choice.key} className={css.stretch}>
              <span className={css.from}>
                {from}
                {index === 0 && <small> проверка</small>}
                {index === last && last > 0 && <small> и больше</small>}
              </span>
              <span className={clsx(css.scale, isMine && css.mine)}>{isMine && `у вас ${checks}`}</span>
              <b className={clsx(isMine && css.mineName)}>{choice.name}</b>
              <span className={css.terms}>{termsOf(choice)}</span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

type Stretches = ReturnType<typeof stretchesOf>

/** A stretch is as wide as it has checks, and never too narrow for its words. */
function columnsOf(stretches: Stretches): string {
  return stretches
    .map(({ from }, index) => `minmax(min-content, ${Math.max(12, endOf(stretches, index) - from)}fr)`)
    .join(' ')
}

const endOf = (stretches: Stretches, index: number): number => stretches[index + 1]?.from ?? MOST_COMPARED + 1

function termsOf({ tariff, unitPrice, laterPrice }: Choice): string {
  if (tariff) return `${roubles(tariff.price)} и по ${roubles(unitPrice)}`
  return unitPrice === laterPrice ? roubles(unitPrice) : `${roubles(unitPrice)}, затем ${roubles(laterPrice)}`
}
