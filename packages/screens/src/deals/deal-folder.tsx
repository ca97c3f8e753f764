import { formatDate, formatDateTime, formatMoney } from '@proverka/domain'
import { orderTitle } from '@proverka/domain/orders'
import { buildPath } from '@proverka/domain/navigation'
import { groups } from '@proverka/domain/reports'
import { FileDrop } from '@proverka/ui/fields'
import { Panel } from '@proverka/ui/frame'
import { Button, LinkButton } from '@proverka/ui/primitives'
import type { ReactNode } from 'react'
import { getApi } from '../data/api.ts'
import { useDownload } from '../data/use-download.ts'
import { ErrorText } from '../error/error-text.tsx'
import { OrderMark } from '../orders/order-mark.tsx'
import type { Deal } from './data.ts'
import { useDealChange, useDealUploads } from './data.ts'
import { DealOrders } from './deal-orders.tsx'
import * as css from './deals.css.ts'

/** What is in the folder: the object, the people, the reports, own documents. */
export function DealFolder({ deal }: { deal: Deal }) {
  const uploads = useDealUploads(deal.deal_id)
  const file = useDocument()
  const gone = useDealChange((id: string) => getApi().deals.removeDealDocument({ params: { id } }))
  return (
    <Panel title="В папке" note={deal.closes_on && `Сделка ${formatDate(deal.closes_on)}`} padded>
      <Part title="Объект">
        <Row
          title={deal.object_key}
          note={[deal.address, formatMoney(deal.price)].filter(Boolean).join(', ')}
          action={
            <Button
              size="s"
              variant="secondary"
              href={buildPath('object-objectKey', { objectKey: deal.object_key })}
            >
              Открыть
            </Button>
          }
        />
      </Part>
      <Part title="Люди">
        {deal.parties.map(({ role, name }) => (
          <Row key={`${role}${name}`} title={name} note={role} />
        ))}
      </Part>
      <Part title="Отчеты">
        {deal.orders.map((order) => (
          <Row
            key={order.orderId}
            title={orderTitle(order.items.map(({ product_name }) => product_name))}
            note={[`заказ ${groups(order.number)}`, order.subject].filter(Boolean).join(', ')}
            mark={<OrderMark order={order} />}
            action={
              <Button
                size="s"
                variant="secondary"
                href={buildPath('order-id', { id: order.orderId })}
                aria-label={`Открыть заказ ${groups(order.number)}`}
              >
                Открыть
              </Button>
            }
          />
        ))}
        <DealOrders deal={deal} />
      </Part>
      <Part title="Свои документы">
        {deal.documents.map(({ document_id, file: { name, path, created_at } }) => (
          <Row
            key={document_id}
            title={name}
            note={`загружен ${formatDateTime(created_at)}`}
            action={
              <>
                <LinkButton
                  aria-label={`Убрать: ${name}`}
                  aria-busy={(gone.isPending && gone.variables === document_id) || undefined}
                  onClick={() => gone.mutate(document_id)}
                >
                  Убрать
                </LinkButton>
                <Button
                  size="s"
                  variant="secondary"
                  aria-label={`Скачать: ${name}`}
                  loading={file.isPending && file.variables === path}
                  onClick={() => file.mutate(path)}
                >
                  Скачать
                </Button>
              </>
            }
          />
        ))}
        {gone.error && (
          <li role="alert">
            <ErrorText error={gone.error} />
          </li>
        )}
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
    </Panel>
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

interface RowProps {
  readonly title: string
  readonly note: string
  readonly mark?: ReactNode
  readonly action?: ReactNode
}

function Row({ title, note, mark, action }: RowProps) {
  return (
    <li className={css.row}>
      <div>
        <b className={css.rowTitle}>{title}</b>
        <span className={css.quiet}>{note}</span>
      </div>
      <div className={css.rowEnd}>
        {mark}
        {action}
      </div>
    </li>
  )
}

/** A document as it was brought. */
const useDocument = () => useDownload((path: string) => getApi().files.downloadFile({ params: { path } }))
