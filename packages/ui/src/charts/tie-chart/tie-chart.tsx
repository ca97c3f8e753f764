import { clsx } from 'clsx'
import { useState } from 'react'
import { LinkButton } from '../../primitives/link/link.tsx'
import { useWidth } from '../plot/use-width.ts'
import { baseLine, textLeft, tieGeometry } from './tie-geometry.ts'
import type { PlacedBox, TieBranch, TieNode } from './tie-geometry.ts'
import { firstTies } from './first-ties.ts'
import * as css from './tie-chart.css.ts'

export interface TieChartProps {
  /** All that the drawing says, for who does not see it. */
  label: string
  root: TieNode
  branches: readonly TieBranch[]
  /** Shown instead of the chart when there are no ties. */
  empty?: string
}

/** Companies and people shown before the rest is requested. */
const FIRST = 8

/**
 * The people behind a company and their other companies: the company, its people, and the ties of each. A solid line is
 * a record, a dashed one a coincidence. The page renders the table of the same data.
 */
export function TieChart({
  label,
  root,
  branches,
  empty = 'Связей в ответах источников нет.',
}: TieChartProps) {
  const [place, width] = useWidth()
  const [isWhole, setWhole] = useState(false)
  if (branches.length === 0) return <p>{empty}</p>
  const { shown, rest } = firstTies(branches, FIRST)
  const plot = tieGeometry(root, isWhole ? branches : shown, width)
  return (
    <div>
      <div ref={place} role="img" aria-label={label}>
        <svg viewBox={`0 0 ${width} ${plot.height}`} className={css.drawing} aria-hidden="true">
          {plot.lines.map(({ key, path, isMatch }) => (
            <path key={key} d={path} className={clsx(css.line, isMatch && css.match)} />
          ))}
          {plot.boxes.map((own) => (
            <Box key={own.key} own={own} />
          ))}
        </svg>
      </div>
      {rest > 0 && (
        <div className={css.more}>
          <LinkButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Свернуть схему' : `Показать на схеме все, еще ${rest}`}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

function Box({ own }: { own: PlacedBox }) {
  const isRoot = own.key === 'root'
  const tone = own.node.state?.tone ?? 'none'
  const looks = {
    name: isRoot ? css.rootName : css.name,
    relation: isRoot ? css.rootRelation : css.relation,
    state: css.states[tone],
  }
  return (
    <g>
      <rect
        x={own.x}
        y={own.y}
        width={own.width}
        height={own.height}
        className={isRoot ? css.root : clsx(css.box, css.outlines[tone], own.node.isMatch && css.match)}
      />
      {own.lines.map(({ text, kind }, index) => (
        // Lines of one box: two of them may be the same words.
        // oxlint-disable-next-line react/no-array-index-key
        <text key={index} x={textLeft(own)} y={baseLine(own, index)} className={looks[kind]}>
          {text}
        </text>
      ))}
    </g>
  )
}
