import { REPORT_LABELS } from '@proverka/domain/views'
import type {
  ExtractPointer,
  FactRow,
  FindingView,
  RowView,
  SectionView,
  StampView,
  TableRow,
  TableView,
} from '@proverka/domain/views'
import { FiguresPart } from './figures-part.tsx'
import { RecordRows } from './record-rows.tsx'
import { LifePart } from './life-part.tsx'
import { TiesPart } from './ties-part.tsx'
import { DamagePart } from './damage-part.tsx'
import { Anchor, ResultBadge, SourceStamp, Table } from '@proverka/ui/primitives'
import { FactList, Finding, MatchCells, Meaning, RecordText, RegisterRow } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import type { ReactNode } from 'react'
import * as css from './report.css.ts'
import { RunningTask } from './running-task.tsx'

/** Draws where in a file a line was read; absent for reports that have no file to point into. */
export type PlaceOf = (pointer: ExtractPointer) => ReactNode

interface SectionPartProps {
  readonly section: SectionView
  readonly placeOf?: PlaceOf | undefined
  /** Shown under the rows. */
  readonly after?: ReactNode
}

/** One section of a report, rendered as its view says. */
export function SectionPart({ section, placeOf, after }: SectionPartProps) {
  switch (section.kind) {
    case 'facts':
      return (
        <Part id={section.id} title={section.title} aside={<Stamp stamp={section.stamp} />}>
          <div className={css.partBody}>
            {section.note && <p className={css.note}>{section.note}</p>}
            <FactList facts={placeOf ? withPlaces(section.rows, placeOf) : section.rows} />
            {section.figures && <FiguresPart figures={section.figures} />}
          </div>
        </Part>
      )
    case 'rows':
      return (
        <Part id={section.id} title={section.title} aside={<Stamp stamp={section.stamp} />}>
          {section.rows.map((row) => (
            <Row key={row.id} row={row} placeOf={placeOf} />
          ))}
          {after}
        </Part>
      )
    case 'table':
      return <TablePart section={section} placeOf={placeOf} after={after} />
    case 'finding':
      return <FindingPart section={section} />
    case 'running':
      return <RunningTask section={section} />
  }
}

function Stamp({ stamp }: { stamp: StampView | undefined }) {
  return stamp && <SourceStamp source={stamp.source}>{stamp.time}</SourceStamp>
}

interface PartProps {
  readonly id: string
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The sheet of a section under its heading. */
export function Part({ id, title, aside, children }: PartProps) {
  return (
    <section id={id} className={css.part} aria-label={title}>
      <header className={css.partHead}>
        <h2 className={text.h3}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

const withPlaces = (rows: readonly FactRow[], placeOf: PlaceOf) =>
  rows.map(({ label, value, pointer }) => ({
    label,
    value: (
      <span className={css.placedFact}>
        <span>{value}</span>
        {pointer && placeOf(pointer)}
      </span>
    ),
  }))

function Row({ row, placeOf }: { row: RowView; placeOf: PlaceOf | undefined }) {
  const { id, index, label, value, details, about, meaning, tone, pointer } = row
  return (
    <RegisterRow
      id={id}
      index={index}
      label={label}
      value={value}
      meaning={meaning}
      {...(tone && { tone })}
      place={pointer && placeOf?.(pointer)}
      details={details}
      after={about && <Anchor href={`#${about.id}`}>{about.text}</Anchor>}
    />
  )
}

function TablePart({ section, placeOf, after }: SectionPartProps & { section: TableView }) {
  const { id, title, mark, stamp, note, columns, rows, life, ties } = section
  return (
    <Part
      id={id}
      title={title}
      aside={mark ? <ResultBadge tone={mark.tone}>{mark.words}</ResultBadge> : <Stamp stamp={stamp} />}
    >
      <div className={css.partBody}>
        {life && <LifePart life={life} />}
        {ties && <TiesPart ties={ties} />}
        <Table
          caption={title}
          columns={columns.map((column, index) => ({
            key: column.title,
            title: column.title,
            cell: (row: TableRow) => (
              <>
                <Lines
                  lines={row.cells[index] ?? []}
                  isProse={column.isProse}
                  id={index === 0 ? row.id : undefined}
                  href={index === 0 ? row.href : undefined}
                />
                {index === columns.length - 1 && row.pointer && placeOf?.(row.pointer)}
              </>
            ),
          }))}
          rows={rows}
          rowKey={(row) => row.id}
        />
        {note && <p className={css.note}>{note}</p>}
      </div>
      {after}
    </Part>
  )
}

interface LinesProps {
  readonly lines: readonly string[]
  readonly isProse: boolean | undefined
  /** Of the row, in its first cell. */
  readonly id: string | undefined
  readonly href: string | undefined
}

/** Lines of a cell: the first is the fact, the rest is smaller; in prose they are alike. */
function Lines({ lines, isProse, id, href }: LinesProps) {
  if (isProse)
    return (
      <div {...(id && { id })} className={css.cellProse}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    )
  const [first, ...rest] = lines
  return (
    <div {...(id && { id })}>
      {id ? <b className={css.cellFirst}>{href ? <Anchor href={href}>{first}</Anchor> : first}</b> : first}
      {rest.map((line) => (
        <p key={line} className={css.cellNote}>
          <RecordText>{line}</RecordText>
        </p>
      ))}
    </div>
  )
}

/** Most records shown in full; more of them are rows, of which the first few are shown. */
const FEW = 3

function FindingPart({ section }: { section: FindingView }) {
  const { id, title, mark, stamp, records, meaning, whatToDo, law, figures } = section
  const isLong = records.length > FEW && records.every((one) => !one.match && !one.figures && !one.damage)
  const shown = isLong ? [] : records
  const hasDamage = shown.some(({ damage }) => damage)
  return (
    <Finding id={id} title={title} tone={mark.tone} word={mark.words} source={stamp.source} time={stamp.time}>
      {isLong && <RecordRows records={records} />}
      {shown.map(({ title: record, amount, facts, match, figures: drawn, damage }, index) => (
        // Records of a source have no ids of their own; their order is the source's.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={css.record}>
          <h3 className={css.recordTitle}>
            {record}
            {amount && <span className={css.amount}>{amount}</span>}
          </h3>
          {match && (
            <>
              <MatchCells cells={match.cells} words={match.words} />
              <p className={css.note}>{match.meaning}</p>
            </>
          )}
          {damage ? <DamagePart damage={damage} facts={facts} /> : <FactList facts={facts} />}
          {drawn && <FiguresPart figures={drawn} />}
        </div>
      ))}
      {hasDamage && <p className={css.note}>{REPORT_LABELS.named}</p>}
      {figures && <FiguresPart figures={figures} />}
      {meaning && <Meaning meaning={meaning} law={law} whatToDo={whatToDo} />}
    </Finding>
  )
}
