import { Panel } from '@proverka/ui/frame'
import { Button, DownloadIcon, Icon } from '@proverka/ui/primitives'
import { useOrderFile } from './data.ts'
import type { OrderFile, OrderView } from './data.ts'
import * as css from './order.css.ts'

const FILE_WORDS: Readonly<Record<OrderFile['file_type'], string>> = {
  pdf: 'Документ для чтения и печати',
  zip: 'Одним архивом',
}

/** Files of the parts that are done: all of them in one archive first. */
export function OrderFiles({ order }: { order: OrderView }) {
  const file = useOrderFile(order)
  if (order.files.length === 0) return null
  return (
    <Panel id="files" title="Файлы" padded>
      <ul className={css.files}>
        {order.files.map((one) => (
          <li key={`${one.file_type}${one.order_item_id ?? ''}`} className={css.fileRow}>
            <span>
              <b className={css.fileTitle}>{one.title}</b>
              <span className={css.quiet}>{FILE_WORDS[one.file_type]}</span>
            </span>
            <Button
              size="s"
              variant="secondary"
              loading={file.isPending && file.variables === one}
              disabled={file.isPending}
              onClick={() => file.mutate(one)}
              aria-label={`Скачать: ${one.title}, ${one.file_type.toUpperCase()}`}
            >
              <Icon icon={DownloadIcon} size={18} />
              {one.file_type.toUpperCase()}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
