import { formatDate, formatFileSize, groupDigits } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { orderTitle } from '@proverka/domain/orders'
import { thinProgress } from '@proverka/ui/fields'
import { Button, LinkButton, SourceStamp } from '@proverka/ui/primitives'
import { useRef } from 'react'
import { getApi } from '../../../runtime/data/api.ts'
import { useDownload } from '../../../runtime/data/use-download.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { ignoreNotFound } from '../../../runtime/error/ignore-not-found.ts'
import { OrderMark } from '../orders/order-mark.tsx'
import type { Deal } from './data.ts'
import { useDealChange, useDealUploads } from './data.ts'
import { needText } from './deal-needs.tsx'
import { SheetRow } from './deal-row.tsx'
import * as css from './deals.css.ts'

type Sheet = Deal['sheets'][number]

/** A row for a sheet of any kind: an order, a document, or a document that is still missing. */
export function DealSheetRow({ deal, sheet }: { deal: Deal; sheet: Sheet }) {
  const order = deal.orders.find(({ orderId }) => orderId === sheet.order_id)
  if (order) return <OrderSheet order={order} sheet={sheet} />
  const need = deal.needs.find(({ need_id }) => need_id === sheet.need_id)
  const document = deal.documents.find(({ document_id }) => document_id === sheet.document_id)
  if (document) return <DocumentSheet document={document} need={need} number={sheet.number} />
  return need ? <MissingSheet dealId={deal.deal_id} need={need} number={sheet.number} /> : null
}

function OrderSheet({ order, sheet }: { order: Deal['orders'][number]; sheet: Sheet }) {
  return (
    <SheetRow
      number={sheet.number}
      isMissing={sheet.state === 'missing'}
      title={orderTitle(order.items.map(({ product_name }) => product_name))}
      note={[`заказ ${groupDigits(order.number)}`, order.subject].filter(Boolean).join(', ')}
      mark={<OrderMark order={order} />}
      action={
        <Button
          size="s"
          variant="secondary"
          href={buildPath('order-id', { id: order.orderId })}
          aria-label={`Открыть заказ ${groupDigits(order.number)}`}
        >
          Открыть
        </Button>
      }
    />
  )
}

interface DocumentSheetProps {
  readonly document: Deal['documents'][number]
  /** The missing paper that it is. */
  readonly need: Deal['needs'][number] | undefined
  readonly number: number
}

function DocumentSheet({ document, need, number }: DocumentSheetProps) {
  const { name, path, size, created_at } = document.file
  const download = useDownload(() => getApi().files.downloadFile({ params: { path } }))
  const remove = useDealChange(() =>
    ignoreNotFound(
      getApi().deals.removeDealDocument({ params: { id: document.document_id } }),
      'deal/not-found',
    ),
  )
  return (
    <SheetRow
      number={number}
      isMissing={false}
      title={need?.title ?? name}
      note={[need && name, formatFileSize(size)].filter(Boolean).join(', ')}
      mark={<SourceStamp source="файл">{formatDate(created_at)}</SourceStamp>}
      action={
        <>
          <LinkButton
            aria-label={`Убрать: ${name}`}
            aria-busy={remove.isPending || undefined}
            onClick={() => remove.mutate(undefined)}
          >
            Убрать
          </LinkButton>
          <Button
            size="s"
            variant="secondary"
            aria-label={`Скачать: ${name}`}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            Скачать
          </Button>
        </>
      }
      below={
        remove.error && (
          <p role="alert">
            <ErrorText error={remove.error} />
          </p>
        )
      }
    />
  )
}

interface MissingSheetProps {
  readonly dealId: string
  readonly need: Deal['needs'][number]
  readonly number: number
}

function MissingSheet({ dealId, need, number }: MissingSheetProps) {
  const uploads = useDealUploads(dealId)
  const input = useRef<HTMLInputElement>(null)
  const remove = useDealChange(() =>
    ignoreNotFound(getApi().deals.removeDealNeed({ params: { id: need.need_id } }), 'deal/not-found'),
  )
  const sending = uploads.files.some(({ error, done }) => !error && !done)
  return (
    <SheetRow
      number={number}
      isMissing
      title={need.title}
      mark={needText(need)}
      action={
        <>
          <LinkButton
            aria-label={`Вычеркнуть: ${need.title}`}
            aria-busy={remove.isPending || undefined}
            onClick={() => remove.mutate(undefined)}
          >
            Вычеркнуть
          </LinkButton>
          <Button
            size="s"
            variant="secondary"
            aria-label={`Загрузить: ${need.title}`}
            loading={sending}
            onClick={() => input.current?.click()}
          >
            Загрузить
          </Button>
          <input
            ref={input}
            type="file"
            aria-label={`Файл: ${need.title}`}
            name={`need-${need.need_id}`}
            hidden
            onChange={({ target }) => {
              uploads.send([...(target.files ?? [])].slice(0, 1), need.need_id)
              // The same file again is a new choice.
              target.value = ''
            }}
          />
        </>
      }
      below={
        (uploads.files.length > 0 || remove.error) && (
          <>
            {uploads.files.map((file) => (
              <UploadLine key={file.key} file={file} onRetry={uploads.retry} onRemove={uploads.remove} />
            ))}
            {remove.error && (
              <p role="alert">
                <ErrorText error={remove.error} />
              </p>
            )}
          </>
        )
      }
    />
  )
}

interface UploadLineProps {
  readonly file: ReturnType<typeof useDealUploads>['files'][number]
  readonly onRetry: (key: string) => void
  readonly onRemove: (key: string) => void
}

function UploadLine({
  file: { key, name, size, progress = 0, done, error, isRefused },
  onRetry,
  onRemove,
}: UploadLineProps) {
  const percent = Math.round(progress * 100)
  return (
    <div role={error ? 'alert' : 'status'}>
      <span className={css.quiet}>
        {name}, {formatFileSize(size)}
        {done ? ', загружен' : error ? `. ${error}` : `, отправлено ${percent}\u00a0%`}
      </span>
      {!done && !error && (
        <progress className={thinProgress} max={100} value={percent} aria-label={`Отправка: ${name}`} />
      )}
      {!done && (
        <span className={css.sheetEnd}>
          {error && !isRefused && (
            <LinkButton aria-label={`Отправить еще раз: ${name}`} onClick={() => onRetry(key)}>
              Отправить еще раз
            </LinkButton>
          )}
          <LinkButton aria-label={`Убрать файл: ${name}`} onClick={() => onRemove(key)}>
            {error ? 'Убрать' : 'Отменить'}
          </LinkButton>
        </span>
      )}
    </div>
  )
}
