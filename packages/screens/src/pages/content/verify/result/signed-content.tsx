import type { Cell, HiddenKind, ReportPart, SectionCheck } from '@proverka/report-proof'
import { Panel } from '@proverka/ui/frame'
import { Table } from '@proverka/ui/primitives'
import { StateMark } from './section-sheet.tsx'
import * as css from './result.css.ts'

/** The sections, each opens to what was signed: what counts, whatever the pages of the file show. */
export function SignedContent({ sections }: { readonly sections: readonly SectionCheck[] }) {
  return (
    <Panel title="Что подписано" note="Верьте этому тексту, а не картинке страницы" padded>
      <SignedSections sections={sections} />
    </Panel>
  )
}

interface SignedSectionsProps {
  readonly sections: readonly SectionCheck[]
  /** Each is open from the beginning. */
  readonly isOpen?: boolean
}

/** Sections of a signed report, each under its title with its state. */
export function SignedSections({ sections, isOpen = false }: SignedSectionsProps) {
  return (
    <ul className={css.sections}>
      {sections.map((section) => (
        <li key={section.id} className={css.section}>
          {section.part ? (
            <details open={isOpen}>
              <summary className={css.summary}>
                <b>{section.title}</b>
                <StateMark state={section.state} />
              </summary>
              <PartTable title={section.title} part={section.part} />
            </details>
          ) : (
            <p className={css.summary}>
              <b>{section.title}</b>
              <StateMark state={section.state} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

interface PartTableProps {
  readonly title: string
  readonly part: ReportPart
}

function PartTable({ title, part: { columns, rows } }: PartTableProps) {
  return (
    <div className={css.part}>
      <Table
        caption={title}
        columns={columns.map((column, index) => ({
          key: `${index}`,
          title: column,
          cell: ({ cells }: NumberedRow) => <CellText cell={cells[index] ?? ''} />,
        }))}
        rows={rows.map((cells, index) => ({ key: `${index}`, cells }))}
        rowKey={({ key }) => key}
      />
    </div>
  )
}

interface NumberedRow {
  readonly key: string
  readonly cells: readonly Cell[]
}

function CellText({ cell }: { readonly cell: Cell }) {
  if (typeof cell === 'string') return <span className={css.cell}>{cell}</span>
  return (
    <span className={css.cell}>
      {cell.map((piece, index) => {
        if (typeof piece === 'string') return piece
        // Pieces of one text are never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        return piece.text ?? <HiddenBar key={index} kind={piece.hide} />
      })}
    </span>
  )
}

/** A black bar with words, so that nothing hidden is taken for nothing found. */
function HiddenBar({ kind }: { readonly kind: HiddenKind }) {
  return <span className={css.hiddenBar}>{HIDDEN[kind]}</span>
}

const HIDDEN: Readonly<Record<HiddenKind, string>> = {
  name: 'имя скрыто',
  number: 'номер скрыт',
  birth: 'дата рождения скрыта',
}
