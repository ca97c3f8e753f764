import { pluralWord } from '@proverka/domain'
import type { RecordView } from '@proverka/domain/views'
import { LinkButton } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import { useState } from 'react'
import * as css from './record-rows.css.ts'

/** Rows that are shown before someone asks for the rest. */
const FIRST = 3

const isCase = ({ title }: RecordView): boolean => title.startsWith('Дело')

/** «дел», where all of them are cases. */
const restWord = (records: readonly RecordView[], rest: number): string =>
  records.every(isCase)
    ? pluralWord(rest, 'дело', 'дела', 'дел')
    : pluralWord(rest, 'запись', 'записи', 'записей')

/** A long list of records, a row each: its name, its sum, its facts in a line; the rest unfolds, and paper has all of it. */
export function RecordRows({ records }: { records: readonly RecordView[] }) {
  const [isOpen, setOpen] = useState(false)
  const rest = records.length - FIRST
  return (
    <div>
      {records.map(({ title, amount, facts }, index) => (
        // Records of a source have no ids of their own; their order is the source's.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={clsx(css.row, index >= FIRST && !isOpen && css.folded)}>
          <h3 className={css.title}>{title}</h3>
          {amount && <b className={css.amount}>{amount}</b>}
          <dl className={css.facts}>
            {facts.map(({ label, value }) => (
              <div key={`${label} ${value}`} className={css.fact}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <div data-part="fold" className={css.fold}>
        <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Свернуть' : `Еще ${rest} ${restWord(records, rest)}`}
        </LinkButton>
      </div>
    </div>
  )
}
