import { orderTitle } from '@proverka/domain/orders'
import { orderView, REPORT_LABELS, typesetView } from '@proverka/domain/views'
import type { OrderPartView, OrderView } from '@proverka/domain/views'
import { useHydrated } from '@proverka/page-engine/react'
import type { SideNavItem } from '@proverka/ui/frame'
import { ResultWord, Tabs } from '@proverka/ui/primitives'
import { ResultBar } from '@proverka/ui/report'
import type { ResultTone } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { recordEvent } from '../../../runtime/tracking/record-event.ts'
import { AskedTable } from './asked-table.tsx'
import type { OrderItemView } from './data.ts'
import { NotChecked } from './not-checked.tsx'
import { ReconciliationTable } from './reconciliation-table.tsx'
import { countsByTone, ReportFrame } from './report-frame.tsx'
import * as css from './report.css.ts'
import { SectionPart } from './section-part.tsx'
import { ShownTone } from './shown-tone.tsx'
import { sectionsOfTone } from './tone-filter.ts'
import type { ToneFilter } from './use-tone-filter.ts'
import { VerdictCard } from './verdict-card.tsx'

interface OrderReportProps {
  readonly items: readonly OrderItemView[]
  /** Absent: all of it is shown. */
  readonly filter?: ToneFilter
  readonly onRestart?: (taskId: string) => void
  readonly restarting?: string | undefined
  /** How far it is, while something is asked once more. */
  readonly waiting?: ReactNode
  readonly files?: ReactNode
  /** What can be added so that more sources answer; shown with what was not checked. */
  readonly addition?: ReactNode
  /** What the reader of a part is asked, and may say, by the place of the part. */
  readonly feedback?: (part: number) => ReactNode
}

/** An order of several parts: one verdict, what the parts say beside one another, each part in a tab (TRUE-08). */
export function OrderReport({ items, ...drawn }: OrderReportProps) {
  return <OrderBody view={typesetView(orderViewOf(items))} {...drawn} />
}

/** The view of an order from its items as the server gives them. */
export function orderViewOf(items: readonly OrderItemView[]): OrderView {
  const [first] = items
  return orderView({
    number: first?.order_number ?? 0,
    title: orderTitle(items.map(({ product_name }) => product_name)),
    subject: first?.object_key ?? '',
    parts: items.map(({ order_item_id, product_name_ru, status, report }) => ({
      id: order_item_id,
      title: product_name_ru,
      status,
      report,
    })),
  })
}

interface OrderBodyProps extends Omit<OrderReportProps, 'items'> {
  readonly view: OrderView
}

/** Renders the view of an order. */
export function OrderBody(props: OrderBodyProps) {
  const { view, filter, onRestart, restarting, waiting, files, addition, feedback } = props
  const tone = filter?.tone
  const parts = view.parts.map((part) => ({ ...part, sections: sectionsOfTone(part.sections, tone) }))
  const isHydrated = useHydrated()
  const [chosen, setOpen] = useState<string>()
  // The server that drew the page knows no part of an address.
  // A colour is looked for in the whole order: the first part that has it opens.
  const found = tone && parts.find(({ sections }) => sections.length > 0)?.id
  const open = chosen ?? found ?? (isHydrated ? linkedPart(view) : undefined) ?? view.parts[0]?.id ?? ''
  const change = (id: string) => {
    setOpen(id)
    recordEvent('tab', { tab: view.parts.find((part) => part.id === id)?.title ?? id })
  }
  return (
    <ReportFrame
      items={navItems(view, setOpen, files !== undefined)}
      demo={view.demo}
      title={view.title}
      subject={view.subject}
      numbered={REPORT_LABELS.order}
      number={view.number}
      disclaimer={view.disclaimer}
    >
      <ResultBar
        counts={countsByTone(view.counts)}
        selected={tone}
        {...(filter && {
          onSelect: (next: ResultTone | undefined) => {
            setOpen(undefined)
            filter.onTone(next)
          },
        })}
      />
      {waiting}
      <VerdictCard verdict={view.verdict} />
      {tone && <ShownTone filter={filter} />}
      <div className={css.findings}>
        {!tone && view.reconciliation && <ReconciliationTable view={view.reconciliation} />}
        <section id="parts" className={css.parts}>
          <Tabs
            label="Части заказа"
            value={open}
            onChange={change}
            linked
            variant="sheet"
            tabs={parts.map((part) => ({
              value: part.id,
              label: <PartTab part={part} />,
              panel: <PartPanel part={part} isFiltered={tone !== undefined} />,
            }))}
          />
        </section>
        {!tone && (
          <>
            <AskedTable asked={view.asked} />
            {files}
          </>
        )}
        {(!tone || tone === 'grey') && (
          <NotChecked notChecked={view.notChecked} onRestart={onRestart} restarting={restarting}>
            {addition}
          </NotChecked>
        )}
        {!tone && feedback?.(view.parts.findIndex(({ id }) => id === open))}
      </div>
    </ReportFrame>
  )
}

function PartTab({ part }: { part: OrderPartView }) {
  return (
    <span className={css.tab}>
      <b>{part.title}</b>
      <ResultWord tone={part.mark.tone}>{part.mark.words}</ResultWord>
    </span>
  )
}

function PartPanel({ part, isFiltered }: { part: OrderPartView; isFiltered: boolean }) {
  return (
    <div className={css.panel}>
      <header>
        <h2 className={text.h3}>{part.headline}</h2>
        {part.subject && <p className={css.note}>{part.subject}</p>}
      </header>
      {isFiltered && part.sections.length === 0 && (
        <p className={css.note}>В этой части записей такого цвета нет.</p>
      )}
      {part.sections.map((section) => (
        <SectionPart key={section.id} section={section} />
      ))}
    </div>
  )
}

/** The part that the address names, after a reload. */
function linkedPart({ parts }: OrderView): string | undefined {
  return parts.find(({ id }) => `#${id}` === location.hash)?.id
}

/** A press on a part opens its tab first, so that there is a place to go to. */
function navItems(
  { verdict, reconciliation, parts, asked, notChecked }: OrderView,
  open: (id: string) => void,
  hasFiles: boolean,
): readonly SideNavItem[] {
  return [
    { href: '#conclusion', label: REPORT_LABELS.verdict, tone: verdict.mark.tone, word: verdict.mark.words },
    ...(reconciliation ? [{ href: '#reconciliation', label: 'Сверка частей' }] : []),
    ...parts.map(({ id, title, mark }) => ({
      href: `#${id}`,
      label: title,
      tone: mark.tone,
      word: mark.words,
      onClick: () => open(id),
    })),
    { href: '#asked', label: asked.title, count: asked.rows.length },
    ...(hasFiles ? [{ href: '#files', label: 'Файлы' }] : []),
    { href: '#not-checked', label: notChecked.title, count: notChecked.rows.length },
  ]
}
