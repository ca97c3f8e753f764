import { Button, DownloadIcon, Icon } from '@proverka/ui/primitives'
import { getApi } from '../data/api.ts'
import { useDownload } from '../data/use-download.ts'
import { useOrderPlace } from './order-filter.ts'

interface OrderExportProps {
  /** Ids of the chosen orders; none: all that the filter finds. */
  readonly chosen: readonly string[]
  readonly count: number
}

/** What shows as a spreadsheet: the same filter and order, made by the server. */
export function OrderExport({ chosen, count }: OrderExportProps) {
  const { filter } = useOrderPlace()
  const file = useDownload(() =>
    getApi().orders.exportOrders({
      query: { ...filter, ...(chosen.length > 0 && { ids: chosen.join(',') }) },
    }),
  )
  const rows = chosen.length > 0 ? chosen.length : count
  return (
    <Button size="s" variant="secondary" loading={file.isPending} onClick={() => file.mutate()}>
      <Icon icon={DownloadIcon} size={18} />
      {chosen.length > 0 ? `XLSX, выбрано: ${rows}` : `XLSX, строк: ${rows}`}
    </Button>
  )
}
