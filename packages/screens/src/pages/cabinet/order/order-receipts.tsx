import { orderQueries } from '@proverka/api/queries'
import { formatDateTime, formatMoney } from '@proverka/domain'
import { Panel } from '@proverka/ui/frame'
import { Button, DownloadIcon, Icon } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { getApi } from '../../../runtime/data/api.ts'
import { useDownload } from '../../../runtime/data/use-download.ts'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import type { OrderView } from './data.ts'
import * as css from './order.css.ts'

const KINDS = { advance: 'Чек об оплате', settlement: 'Чек об услуге', return: 'Чек о возврате' } as const

/** The receipts of an order, as PDF; renders nothing without receipts. */
export function OrderReceipts({ order }: { order: OrderView }) {
  const query = useQuery(orderQueries.receipts(getApi(), order.id))
  const file = useDownload((id: string) => getApi().files.downloadReceipt({ params: { id } }))
  if (isNotLoaded(query)) return <NotLoaded small title="Чеки не пришли" query={query} />
  const receipts = query.data ?? []
  if (receipts.length === 0) return null
  return (
    <Panel title="Чеки" padded>
      <ul className={css.files}>
        {receipts.map(({ id, kind, amount, created_at }) => (
          <li key={id} className={css.fileRow}>
            <span>
              <b className={css.fileTitle}>{`${KINDS[kind]}, ${formatMoney(amount)}`}</b>
              <span className={css.quiet}>{formatDateTime(created_at)}</span>
            </span>
            <Button
              size="s"
              variant="secondary"
              loading={file.isPending && file.variables === id}
              disabled={file.isPending}
              aria-label={`Скачать: ${KINDS[kind]}, ${formatMoney(amount)}, PDF`}
              onClick={() => file.mutate(id)}
            >
              <Icon icon={DownloadIcon} size={18} />
              PDF
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
