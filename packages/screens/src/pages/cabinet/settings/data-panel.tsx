import type { ExportView } from '@proverka/api/contract'
import { counted, formatFileSize } from '@proverka/domain'
import { Panel, RecordList, RecordRow } from '@proverka/ui/frame'
import { Button, LinkButton, Notice, Skeleton } from '@proverka/ui/primitives'
import { useState } from 'react'
import { saveBlob } from '../../../runtime/data/save-blob.ts'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'
import { askAgain, putExport, useExport } from './data.ts'
import { Removal } from './removal.tsx'
import { getSettingsApi } from './settings-api.ts'
import * as css from './settings.css.ts'
import { momentText, provenance } from './provenance.ts'
import { InlineError } from './inline-error.tsx'
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
  const [taken, setTaken] = useState(1)
  const start = useChange(async () => putExport(await getSettingsApi().account.startExport()))
  const download = useChange(downloadPart)
  // What went wrong before a press is over with it.
  const make = () => {
    download.forget()
    void start.run()
  }
  const take = (part: number) => {
    if (download.isBusy) return
    start.forget()
    setTaken(part)
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
      stamp={isReady ? provenance('Собран', made.made_at) : undefined}
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
              onClick={make}
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
              loading={download.isBusy && taken === index + 1}
              onClick={() => take(index + 1)}
            >
              Часть {index + 1}, {formatFileSize(part.size)}
            </Button>
          ))}
        </div>
      )}
      {isReady && (
        <p className={css.quiet}>
          <LinkButton aria-busy={start.isBusy || undefined} onClick={make}>
            Собрать заново
          </LinkButton>
        </p>
      )}
      {made?.status === 'failed' && (
        <Notice tone="red" small role="alert">
          Архив не собрался. Попробуйте еще раз или напишите в поддержку.
        </Notice>
      )}
      <InlineError error={start.error ?? download.error} />
    </RecordRow>
  )
}

async function downloadPart(part: number): Promise<void> {
  try {
    const { blob, name } = await getSettingsApi().account.downloadExport({ params: { part: String(part) } })
    saveBlob(blob, name)
  } catch (error) {
    // Its day ended while the page was open: the row offers to make it again.
    if (codeOfError(error) === 'account/export-not-found') await askAgain('exported')
    throw error
  }
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
