import { Button, DownloadIcon, Icon } from '@proverka/ui/primitives'
import { useMutation } from '@tanstack/react-query'
import { getApi } from '../data/api.ts'
import { notifyError } from '../error/notify-error.ts'
import { saveBlob } from '../report/save-blob.ts'
import { useOrderPlace } from './order-filter.ts'

interface OrderExportProps {
  /** Ids of the chosen orders; none: all that the filter finds. */
  readonly chosen: readonly string[]
  readonly count: number
}

/** What shows as a spreadsheet: the same filter and order, made by the server. */
export function OrderExport({ chosen, count }: OrderExportProps) {
  const { filter } = useOrderPlace()
  const file = useMutation({
    mutationFn: () =>
      getApi().orders.exportOrders({
        query: { ...filter, ...(chosen.length > 0 && { ids: chosen.join(',') }) },
      }),
    onSuccess: ({ blob, name }) => saveBlob(blob, name),
    onError: (error) => {
      console.error('Таблица не скачана', error)
      notifyError(error)
    },
  })
  const rows = chosen.length > 0 ? chosen.length : count
  return (
    <Button size="s" variant="secondary" loading={file.isPending} onClick={() => file.mutate()}>
      <Icon icon={DownloadIcon} size={18} />
      {chosen.length > 0 ? `XLSX, выбрано: ${rows}` : `XLSX, строк: ${rows}`}
    </Button>
  )
}
