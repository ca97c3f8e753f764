import { TONE_WORDS } from '@proverka/domain/reports'
import { plural } from '@proverka/domain'
import { ResultMark } from '../../report/result/result-mark.tsx'
import { ChartFigure } from '../private/chart-figure.tsx'
import type { ChartWords } from '../private/chart-figure.tsx'
import { numberText } from '../plot/number-text.ts'
import { donutGeometry, OUTER } from './donut-geometry.ts'
import { sharePercents } from './share-percents.ts'
import * as css from './donut.css.ts'

export interface DonutPart {
  /** The answer that the part counts. */
  tone: keyof typeof css.part
  /** The answer in words; the tone's own word without it. */
  name?: string
  count: number
}

export interface DonutProps extends ChartWords {
  parts: readonly DonutPart[]
  /** Forms of what is counted: «источник», «источника», «источников». */
  noun: readonly [one: string, few: string, many: string]
}

const SIDE = OUTER * 2
const MARK = 20

/** What a whole is made of: answers of sources by result. Each part has the shape of its answer, its name and count. */
export function Donut({ parts, noun, ...words }: DonutProps) {
  const counts = parts.map(({ count }) => count)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const percents = sharePercents(counts)
  const rows = parts.map(
    ({ tone, name, count }, i) =>
      [name ?? TONE_WORDS[tone], numberText(count), `${percents[i]}\u00a0%`] as const,
  )
  const totalWords = plural(total, ...noun)
  return (
    <ChartFigure
      {...words}
      isEmpty={total === 0}
      summary={`Кольцо. ${total}\u00a0${totalWords}: ${rows.map(([name, count]) => `${name}\u00a0— ${count}`).join(', ')}`}
      table={{ heads: ['Ответ', 'Число', 'Доля'], rows }}
    >
      <div className={css.place}>
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} className={css.drawing}>
          <g transform={`translate(${OUTER} ${OUTER})`}>
            {donutGeometry(counts).map(({ index, path, mark }) => {
              const { tone } = parts[index]!
              return (
                <g key={index}>
                  <path d={path} className={css.part[tone]} />
                  {mark && (
                    <g
                      transform={`translate(${mark.x - MARK / 2} ${mark.y - MARK / 2})`}
                      className={css.mark}
                    >
                      <ResultMark tone={tone} size={MARK} inherit cut={css.cuts[tone]} />
                    </g>
                  )}
                </g>
              )
            })}
            <text y="8" textAnchor="middle" className={css.total}>
              {numberText(total)}
            </text>
            <text y="28" textAnchor="middle" className={css.noun}>
              {totalWords}
            </text>
          </g>
        </svg>
        <ul className={css.list}>
          {rows.map(([name, count, share], i) => (
            <li key={name} className={css.row}>
              <ResultMark tone={parts[i]!.tone} />
              <span className={css.name}>{name}</span>
              <span className={css.count}>{count}</span>
              <span className={css.share}>{share}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFigure>
  )
}
