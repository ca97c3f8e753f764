import { MOST_EXPORTED } from '@proverka/domain/orders'
import { Button, DownloadIcon, Icon } from '@proverka/ui/primitives'
import { getApi } from '../../../runtime/data/api.ts'
import { useDownload } from '../../../runtime/data/use-download.ts'
import { useOrderPlace } from './order-filter.ts'

interface OrderExportProps {
  /** Ids of the chosen orders; none: all that the filter finds. */
  readonly chosen: readonly string[]
  readonly count: number
}

/** The orders of the filter, or the chosen ones of all pages, as a spreadsheet made by the server. */
export function OrderExport({ chosen, count }: OrderExportProps) {
  const { filter } = useOrderPlace()
  const { sort, direction } = filter
  const file = useDownload(() =>
    getApi().orders.exportOrders({
      // What was chosen stays chosen when the filter changes: the filter takes nothing out of it.
      query: chosen.length > 0 ? { sort, direction, ids: chosen.join(',') } : filter,
    }),
  )
  const rows = chosen.length > 0 ? chosen.length : count
  return (
    <Button
      size="s"
      variant="secondary"
      loading={file.isPending}
      disabled={chosen.length > MOST_EXPORTED}
      onClick={() => file.mutate()}
    >
      <Icon icon={DownloadIcon} size={18} />
      {chosen.length > 0 ? `XLSX, выбрано: ${rows}` : `XLSX, строк: ${rows}`}
    </Button>
  )
}
