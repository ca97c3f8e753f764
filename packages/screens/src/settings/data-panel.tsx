import type { ExportView } from '@proverka/api/contract'
import { counted, formatFileSize } from '@proverka/domain'
import { Panel, RecordList, RecordRow } from '@proverka/ui/frame'
import { Button, LinkButton, Notice, Skeleton } from '@proverka/ui/primitives'
import { saveBlob } from '../data/save-blob.ts'
import { isNotLoaded, NotLoaded } from '../error/not-loaded.tsx'
import { putExport, useExport } from './data.ts'
import { Removal } from './removal.tsx'
import { getSettingsApi } from './settings-api.ts'
import * as css from './settings.css.ts'
import { momentText, stampOf } from './stamps.ts'
import { Trouble } from './trouble.tsx'
import { useChange } from './use-change.ts'

/** All own data as archives, and the end of the account (CAB-02). */
export function DataPanel() {
  return (
    <Panel id="data" title="Выгрузка и удаление" padded>
      <RecordList>
        <ExportRow />
      </RecordList>
      <Removal />
    </Panel>
  )
}

function ExportRow() {
  const query = useExport()
  const start = useChange(async () => putExport(await getSettingsApi().account.startExport()))
  const download = useChange(async (part: number) => {
    const params = { part: String(part) }
    const { blob, name } = await getSettingsApi().account.downloadExport({ params })
    saveBlob(blob, name)
  })
  const take = (part: number) => {
    // What went wrong when it was asked for is over: the archive is there.
    start.forget()
    void download.run(part)
  }
  const made = query.data
  if (isNotLoaded(query)) {
    return (
      <RecordRow
        label="Все мои данные"
        value={<NotLoaded small title="Сведения о выгрузке не пришли" query={query} />}
      />
    )
  }
  if (made === undefined) return <RecordRow label="Все мои данные" value={<Skeleton lines={2} />} />
  const isReady = made?.status === 'ready'
  const isMaking = made?.status === 'making'
  return (
    <RecordRow
      label="Все мои данные"
      value={valueOf(made)}
      stamp={isReady ? stampOf('Собран', made.made_at) : undefined}
      note={
        isReady
          ? `Скачать можно до ${momentText(made.expires_at)} и только после входа.`
          : 'Заказы, операции, согласия и настройки в JSON, ваши файлы и готовые отчеты.'
      }
      action={
        isReady && made.parts.length === 1 ? (
          <Button
            variant="secondary"
            size="s"
            loading={download.isBusy}
            aria-label="Скачать все мои данные"
            onClick={() => take(1)}
          >
            Скачать
          </Button>
        ) : (
          !isReady && (
            <Button
              variant="secondary"
              size="s"
              loading={start.isBusy || isMaking}
              aria-label="Собрать все мои данные"
              onClick={() => void start.run()}
            >
              Собрать
            </Button>
          )
        )
      }
    >
      {isReady && made.parts.length > 1 && (
        <div className={css.choices}>
          {made.parts.map((part, index) => (
            <Button
              // Parts are known by their number.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              variant="secondary"
              size="s"
              onClick={() => take(index + 1)}
            >
              Часть {index + 1}, {formatFileSize(part.size)}
            </Button>
          ))}
        </div>
      )}
      {isReady && (
        <p className={css.quiet}>
          <LinkButton aria-busy={start.isBusy || undefined} onClick={() => void start.run()}>
            Собрать заново
          </LinkButton>
        </p>
      )}
      {made?.status === 'failed' && (
        <Notice tone="red" small role="alert">
          Архив не собрался. Попробуйте еще раз или напишите в поддержку.
        </Notice>
      )}
      <Trouble error={start.error ?? download.error} />
    </RecordRow>
  )
}

function valueOf(made: ExportView | null): string {
  if (made === null || made.status === 'failed') return 'Соберем в архив ZIP'
  if (made.status === 'making') return 'Собираем…'
  const size = formatFileSize(made.parts.reduce((sum, part) => sum + part.size, 0))
  if (!made.counts) return `ZIP, ${size}`
  const { orders, reports, operations } = made.counts
  const words = [
    counted(orders, 'заказ', 'заказа', 'заказов'),
    counted(reports, 'отчет', 'отчета', 'отчетов'),
    counted(operations, 'операция', 'операции', 'операций'),
  ]
  return `ZIP, ${size}: ${words.join(', ')}`
}
