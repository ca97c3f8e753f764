import { REPORT_LABELS } from '@proverka/domain/views'
import type { AskedCheck, AskedRow, AskedView } from '@proverka/domain/views'
import { ResultWord, Table } from '@proverka/ui/primitives'
import * as css from './report.css.ts'
import { Part } from './section-part.tsx'

/** Who was asked: each source once, with the state of each of its checks. */
export function AskedTable({ asked }: { asked: AskedView }) {
  if (asked.rows.length === 0) return null
  const hasParts = asked.rows.some(({ checks }) => checks.some(({ part }) => part !== undefined))
  const lines = asked.rows.flatMap((row) => row.checks.map((check, index) => ({ row, check, index })))
  const parts = hasParts
    ? [{ key: 'part', title: REPORT_LABELS.part, cell: ({ check }: Line) => check.part ?? '' }]
    : []
  return (
    <Part id="asked" title={asked.title}>
      <div className={css.partBody}>
        <Table
          caption={asked.title}
          columns={[
            { key: 'source', title: REPORT_LABELS.source, cell: (line: Line) => <Source {...line} /> },
            {
              key: 'what',
              title: REPORT_LABELS.asked,
              cell: ({ check }: Line) => (
                <>
                  {check.title}
                  <p className={css.cellNote}>{check.register}</p>
                </>
              ),
            },
            ...parts,
            {
              key: 'answer',
              title: REPORT_LABELS.answer,
              cell: ({ check }: Line) => <ResultWord tone={check.mark.tone}>{check.mark.words}</ResultWord>,
            },
            {
              key: 'time',
              title: REPORT_LABELS.time,
              cell: ({ check }: Line) => <span className={css.moment}>{check.time}</span>,
            },
          ]}
          rows={lines}
          rowKey={({ row, index }) => `${row.source} ${index}`}
        />
      </div>
    </Part>
  )
}

interface Line {
  readonly row: AskedRow
  readonly check: AskedCheck
  readonly index: number
}

/** The name of a source is shown only beside its first check. */
function Source({ row, index }: Line) {
  if (index > 0) return null
  return (
    <>
      <b className={css.cellFirst}>{row.source}</b>
      <p className={css.cellNote}>{row.with}</p>
    </>
  )
}
