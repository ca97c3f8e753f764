import { counted, formatDate, formatMoney, typograph } from '@proverka/domain'
import { DAY_MS, moscowDate } from '@proverka/domain/timing'
import { buildPath } from '@proverka/domain/navigation'
import type { SheetGroup } from '@proverka/domain/orders'
import { FileDrop } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import type { ReactNode } from 'react'
import { useNow } from '../../../runtime/page/use-now.ts'
import type { Deal } from './data.ts'
import { useDealArchive, useDealUploads } from './data.ts'
import { DealLinks } from './deal-links.tsx'
import { DealNeeds } from './deal-needs.tsx'
import { DealOrders } from './deal-orders.tsx'
import { PlainRow } from './deal-row.tsx'
import { DealSheetRow } from './deal-sheet.tsx'
import { DealStrip } from './deal-strip.tsx'
import * as css from './deals.css.ts'

/** The folder: its sheets by number and part, what is missing, and everything as one archive. */
export function DealFolder({ deal }: { deal: Deal }) {
  const uploads = useDealUploads(deal.deal_id)
  const archive = useDealArchive(deal.deal_id)
  const missing = deal.sheets.filter(({ state }) => state === 'missing').length
  const sheetsOf = (group: SheetGroup) =>
    deal.sheets
      .filter((sheet) => sheet.group === group)
      .map((sheet) => <DealSheetRow key={sheet.number} deal={deal} sheet={sheet} />)
  return (
    <div className={css.folder}>
      <div className={css.folderHead}>
        <div>
          <h2 className={text.h2}>
            {deal.sheets.length === 0
              ? 'В папке пока пусто'
              : missing === 0
                ? 'Все листы на месте'
                : `Не хватает ${counted(missing, 'листа', 'листов', 'листов')}`}
          </h2>
          <DaysLeft day={deal.closes_on} />
        </div>
        {deal.sheets.length > 0 && <DealStrip sheets={deal.sheets} />}
      </div>
      <div className={css.folderBody}>
        <div className={css.sheets}>
          <Part title="Объект">
            <PlainRow
              title={typograph(deal.address) || deal.object_key}
              note={[deal.address && deal.object_key, formatMoney(deal.price)].filter(Boolean).join(', ')}
              action={
                <Button
                  size="s"
                  variant="secondary"
                  href={buildPath('object-objectKey', { objectKey: deal.object_key })}
                  aria-label={`Открыть объект ${deal.object_key}`}
                >
                  Открыть
                </Button>
              }
            />
            {sheetsOf('objects')}
          </Part>
          <Part title="Люди">
            {deal.parties.map(({ role, name }) => (
              <PlainRow key={`${role}${name}`} title={name} note={role} />
            ))}
            {sheetsOf('people')}
          </Part>
          <Part title="Отчеты">
            {sheetsOf('reports')}
            <DealOrders deal={deal} />
          </Part>
          <Part title="Свои документы">
            {sheetsOf('documents')}
            <li className={css.drop}>
              <FileDrop
                label="Добавить документ"
                name="document"
                multiple
                note="PDF, DOCX, JPG и другие документы до 20 МБ. Видите их только вы."
                files={uploads.files}
                onFiles={(files) => uploads.send(files)}
                onRemove={uploads.remove}
                onRetry={uploads.retry}
              />
            </li>
          </Part>
        </div>
        <div className={css.aside}>
          <DealNeeds deal={deal} />
          <DealLinks key={deal.deal_id} deal={deal} />
          <div className={css.archive}>
            <Button
              variant="secondary"
              fullWidth
              loading={archive.isPending}
              onClick={() => archive.mutate()}
            >
              Вся папка, ZIP
            </Button>
            <p className={css.quiet}>С описью: недостающие листы в ней тоже названы.</p>
          </div>
        </div>
      </div>
    </div>
  )
}

/** How near the day of the deal is. */
function DaysLeft({ day }: { day: string | null }) {
  const now = useNow(true)
  if (day === null) return <p className={css.quiet}>День сделки не указан</p>
  const left = Math.round((Date.parse(day) - Date.parse(moscowDate(now))) / DAY_MS)
  return (
    <p className={css.quiet}>
      {left > 0
        ? `До сделки ${counted(left, 'день', 'дня', 'дней')}: ${formatDate(day)}`
        : left === 0
          ? `Сделка сегодня, ${formatDate(day)}`
          : `День сделки прошел: ${formatDate(day)}`}
    </p>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h3 className={css.partTitle}>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}
