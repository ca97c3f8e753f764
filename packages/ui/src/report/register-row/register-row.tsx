import { REPORT_LABELS } from '@proverka/domain/views'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { RecordText } from '../record-text/record-text.tsx'
import { cuts } from '../../primitives/result/result.css.ts'
import { ResultMark } from '../../primitives/result/result-mark.tsx'
import type { ResultTone } from '../../primitives/result/result-mark.tsx'
import * as css from './register-row.css.ts'

/** Column titles above register rows; left out on a phone, where each row explains itself. */
export function RegisterHead({
  title,
  meaning = REPORT_LABELS.meaning,
}: {
  title: string
  meaning?: string
}) {
  return (
    <div className={css.head}>
      <span className={css.headRecord}>{title}</span>
      <span className={css.headMeaning}>{meaning}</span>
    </div>
  )
}

export interface RegisterRowProps {
  /** Place in the page that other rows lead to. */
  id?: string
  /** Number of the line in the register's own form. */
  index?: ReactNode
  label: ReactNode
  value: ReactNode
  /** What else the record says, line by line. */
  details?: readonly string[]
  /** Shown under the record: a link to another one. */
  after?: ReactNode
  /** What it means for the buyer, in plain words. */
  meaning: ReactNode
  tone?: ResultTone
  /** The position of the line in its file. */
  place?: ReactNode
}

/** One line of a register on the left, its meaning on the right. */
export function RegisterRow({
  id,
  index,
  label,
  value,
  details = [],
  after,
  meaning,
  tone,
  place,
}: RegisterRowProps) {
  return (
    <div className={clsx(css.row, place && css.rowWithPlace)} id={id}>
      <span className={css.index}>{index}</span>
      <div className={css.record}>
        <p className={css.label}>{label}</p>
        <p className={clsx(css.value, tone && css.valueTone[tone])}>{value}</p>
        {(details.length > 0 || after) && (
          <div className={css.detail}>
            {details.map((line) => (
              <p key={line}>
                <RecordText>{line}</RecordText>
              </p>
            ))}
            {after}
          </div>
        )}
      </div>
      <div className={clsx(css.meaning, tone ? css.meaningTone[tone] : css.meaningPlain)}>
        {tone && meaning ? (
          <ResultMark tone={tone} inherit={tone === 'red'} cut={tone === 'red' ? cuts.red : undefined} />
        ) : (
          <span className={css.gap} />
        )}
        <div>{meaning}</div>
      </div>
      {place && <div className={css.place}>{place}</div>}
    </div>
  )
}
