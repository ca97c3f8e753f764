import { Panel } from '@proverka/ui/frame'
import { Button, DownloadIcon, Icon } from '@proverka/ui/primitives'
import { useOrderFile } from './data.ts'
import type { OrderFile, OrderView } from './data.ts'
import { OrderPapers } from './order-papers.tsx'
import * as css from './order.css.ts'

interface FileRow {
  readonly title: string
  readonly note: string
  readonly files: readonly OrderFile[]
}

/** All formats of one report are in one row. */
function fileRows(files: readonly OrderFile[]): readonly FileRow[] {
  return [...Map.groupBy(files, fileKey).values()].map((forms) => ({
    title: forms[0]?.title ?? '',
    note: noteOf(forms),
    files: forms,
  }))
}

const fileKey = ({ file_type, order_item_id }: OrderFile) => order_item_id ?? file_type

function noteOf(forms: readonly OrderFile[]): string {
  const has = (type: OrderFile['file_type']) => forms.some(({ file_type }) => file_type === type)
  if (has('zip')) return 'Одним архивом'
  if (has('xml')) return 'Документ для чтения и печати, таблицы, JSON для программ и исходный файл XML'
  return has('xlsx')
    ? 'Документ для чтения и печати, таблицы для расчетов, JSON для программ'
    : 'Документ для чтения и печати'
}

/** Files of the parts that are done, all of them in one archive first, and the papers for accounting. */
export function OrderFiles({ order }: { order: OrderView }) {
  const file = useOrderFile(order)
  if (order.files.length === 0 && order.invoice === null && !order.has_act) return null
  return (
    <Panel id="files" title="Файлы" padded>
      <ul className={css.files}>
        {fileRows(order.files).map(({ title, note, files }) => (
          <li key={files.map(fileKey).join()} className={css.fileRow}>
            <span>
              <b className={css.fileTitle}>{title}</b>
              <span className={css.quiet}>{note}</span>
            </span>
            <span className={css.fileForms}>
              {files.map((one) => (
                <Button
                  key={one.file_type}
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
              ))}
            </span>
          </li>
        ))}
        <OrderPapers order={order} />
      </ul>
    </Panel>
  )
}
