import { formatDate } from '@proverka/domain'
import type { SectionView } from '@proverka/domain/views'
import { Button, DownloadIcon, Icon, PlanDrawing, SourceStamp } from '@proverka/ui/primitives'
import { DemoLabel, Sheet } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { memo, useState } from 'react'
import { NotChecked } from '../../report/not-checked.tsx'
import { saveBlob } from '../../../../runtime/data/save-blob.ts'
import { SectionPart } from '../../report/section-part.tsx'
import { VerdictCard } from '../../report/verdict-card.tsx'
import { CHOOSER_ID } from '../drop-zone.tsx'
import { closeReading, csvOf, showAll, showMore } from '../opened-store.ts'
import type { Reading } from '../reading/messages.ts'
import { placeNote } from './place-note.tsx'
import * as css from './result.css.ts'
import { SignatureStrip } from './signature-strip.tsx'

/**
 * The report of one file: what it says, what that means, and its position in the file. It may have many rows, so it is
 * not rendered again when another file has been read.
 */
export const OwnReport = memo(function OwnReport({ reading }: { reading: Reading }) {
  const { id, view, rowCounts, places, signature } = reading
  const placeOf = placeNote(places)
  return (
    <article className={css.report} id={`own-report-${id}`} aria-label={`Отчет: ${view.subject.name}`}>
      <Sheet>
        <ReportHead reading={reading} />
        <SignatureStrip lines={signature} />
        <ReportFoot reading={reading} />
      </Sheet>
      <VerdictCard verdict={view.verdict} id={`own-conclusion-${id}`} />
      {view.sections.map((section) => (
        <SectionPart
          key={section.id}
          section={withOwnIds(section, id)}
          placeOf={placeOf}
          after={<MoreRows id={id} section={section} count={rowCounts[section.id]} />}
        />
      ))}
      <NotChecked notChecked={view.notChecked} />
      <p className={css.small}>{view.disclaimer}</p>
    </article>
  )
})

/** Several reports may be on one page: links to a row of one must not lead into another. */
function withOwnIds(section: SectionView, reading: number): SectionView {
  const own = (id: string) => `${id}-${reading}`
  if (section.kind === 'rows') {
    const rows = section.rows.map((row) => ({
      ...row,
      id: own(row.id),
      ...(row.about && { about: { ...row.about, id: own(row.about.id) } }),
    }))
    return { ...section, id: own(section.id), rows }
  }
  if (section.kind === 'table')
    return { ...section, id: own(section.id), rows: section.rows.map((row) => ({ ...row, id: own(row.id) })) }
  return { ...section, id: own(section.id) }
}

function ReportHead({ reading: { view, document, fileName, archiveName } }: { reading: Reading }) {
  const { subject, demo } = view
  return (
    <header className={css.head}>
      <div className={css.headText}>
        {demo && <DemoLabel />}
        <p className={css.muted}>{document.title}</p>
        <h2 className={css.title} tabIndex={-1} data-own-title>
          {subject.name}
        </h2>
        {subject.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className={css.stamps}>
          {document.number && <SourceStamp source="Выписка">{document.number}</SourceStamp>}
          {document.date && <SourceStamp source="На дату">{formatDate(document.date)}</SourceStamp>}
          <SourceStamp source={archiveName ? `Архив ${archiveName}` : 'Файл'}>{fileName}</SourceStamp>
        </p>
      </div>
      {subject.isOnPlan && subject.cadastralNumber && (
        <div className={css.plan}>
          <PlanDrawing number={subject.cadastralNumber} parcel="chosen" width={430} height={250} />
        </div>
      )}
    </header>
  )
}

function ReportFoot({ reading: { id, view } }: { reading: Reading }) {
  const [isBusy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    await showAll(id)
    setBusy(false)
    // Two frames later, when all rows are rendered.
    requestAnimationFrame(() => requestAnimationFrame(() => globalThis.print()))
  }
  const save = async () =>
    saveBlob(await csvOf(id), `${view.subject.name.replaceAll(/[^\wА-яЁё.-]+/g, '-')}.csv`)
  return (
    <div className={css.foot}>
      <p className={css.muted}>Ничего не сохранено: закроете или обновите вкладку, и отчета не станет.</p>
      <div className={css.actions}>
        <Button
          variant="quiet"
          size="s"
          onClick={({ currentTarget }) => {
            focusNext(currentTarget)
            void closeReading(id)
          }}
        >
          Убрать
        </Button>
        <Button variant="secondary" size="s" onClick={() => void save()}>
          <Icon icon={DownloadIcon} size={18} />
          Таблица CSV
        </Button>
        <Button size="s" loading={isBusy} onClick={() => void print()}>
          Печать или PDF
        </Button>
      </div>
    </div>
  )
}

/** To the report that is left, or to where a file is chosen: the button goes with its own report. */
function focusNext(button: Element): void {
  const report = button.closest('article')
  const next = report?.nextElementSibling ?? report?.previousElementSibling
  const target = next?.querySelector<HTMLElement>('[data-own-title]') ?? document.getElementById(CHOOSER_ID)
  target?.focus()
}

interface MoreRowsProps {
  readonly id: number
  readonly section: SectionView
  readonly count: number | undefined
}

function MoreRows({ id, section, count }: MoreRowsProps) {
  const [isBusy, setBusy] = useState(false)
  const shown = 'rows' in section ? section.rows.length : 0
  if (count === undefined || shown >= count) return null
  const more = async () => {
    setBusy(true)
    await showMore(id, section.id, shown)
    setBusy(false)
  }
  return (
    <div className={css.more}>
      <p className={text.small}>
        Показано {shown} из {count}
      </p>
      <Button variant="secondary" size="s" loading={isBusy} onClick={() => void more()}>
        Показать еще
      </Button>
    </div>
  )
}
