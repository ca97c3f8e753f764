import { Panel } from '@proverka/ui/frame'
import { Button, DownloadIcon, Icon } from '@proverka/ui/primitives'
import { useOrderFile } from './data.ts'
import type { OrderView } from './data.ts'
import * as css from './order.css.ts'

/** Files of the parts that are done: all of them in one archive first. */
export function OrderFiles({ order }: { order: OrderView }) {
  const file = useOrderFile(order)
  if (order.files.length === 0) return null
  return (
    <Panel title="Файлы" padded>
      <ul className={css.reports}>
        {order.files.map((one) => (
          <li key={`${one.file_type}${one.order_item_id ?? ''}`}>
            <Button size="s" look="secondary" disabled={file.isPending} onClick={() => file.mutate(one)}>
              <Icon icon={DownloadIcon} size={18} />
              {one.title}, {one.file_type.toUpperCase()}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
