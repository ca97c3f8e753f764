import { buildPath } from '@proverka/domain/navigation'
import { isPicture, registerDocumentView, typesetView } from '@proverka/domain/views'
import { Panel } from '@proverka/ui/frame'
import { Button, DownloadIcon, Icon, Link } from '@proverka/ui/primitives'
import { getApi } from '../../../../runtime/data/api.ts'
import { useDownload } from '../../../../runtime/data/use-download.ts'
import { recordEvent } from '../../../../runtime/tracking/record-event.ts'
import type { OrderItemView } from '../data.ts'
import * as css from './register-files.css.ts'
import { BrowserCheck } from './signature/browser-check.tsx'
import { SignatureLines } from './signature/signature-lines.tsx'

/** The documents of the register that an item was answered with: what their signatures prove, and the files unchanged. */
export function RegisterFiles({ item }: { item: OrderItemView }) {
  const hashes = item.report?.tasks.flatMap(({ answer_hash }) => answer_hash ?? []) ?? []
  return item.register_documents.map((document, index) => (
    <Panel
      key={document.files[0]?.hash ?? index}
      {...(index === 0 && { id: 'register-files' })}
      title={isPicture(document) ? 'Снимок страницы источника' : 'Файлы реестра, как пришли'}
      padded
    >
      <Document
        itemId={item.order_item_id}
        document={document}
        view={typesetView(registerDocumentView(document, hashes))}
        isSigned={!isPicture(document)}
      />
    </Panel>
  ))
}

interface DocumentProps {
  readonly itemId: string
  readonly document: OrderItemView['register_documents'][number]
  readonly view: ReturnType<typeof registerDocumentView>
  /** A document that its reader can check himself. */
  readonly isSigned: boolean
}

function Document({ itemId, document, view: { lines, source, files }, isSigned }: DocumentProps) {
  const download = useDownload(
    (hash: string) => getApi().files.downloadFile({ params: { path: `register/${itemId}/${hash}` } }),
    () => recordEvent('download', { orderItemId: itemId, fileType: 'register' }),
  )
  return (
    <>
      {isSigned && <p className={css.by}>Проверено сервером, когда файл пришел</p>}
      <SignatureLines label={isSigned ? 'Проверка подписи' : 'Что это за снимок'} lines={lines} />
      {document.files.some(({ kind }) => kind === 'signature') && (
        <BrowserCheck itemId={itemId} document={document} />
      )}
      {source && <SignatureLines label="Отчет и файл" lines={[source]} />}
      <ul className={css.files} aria-label="Файлы">
        {files.map(({ hash, name, what, size }) => (
          <li key={hash} className={css.file}>
            <span className={css.name}>
              <b>{name}</b>
              <span className={css.quiet}>{what}</span>
            </span>
            <span className={css.size}>{size}</span>
            <Button
              size="s"
              variant="secondary"
              loading={download.isPending && download.variables === hash}
              disabled={download.isPending}
              onClick={() => download.mutate(hash)}
              aria-label={`Скачать ${name}`}
            >
              <Icon icon={DownloadIcon} size={18} />
              Скачать
            </Button>
          </li>
        ))}
      </ul>
      {isSigned && (
        <p className={css.again}>
          Проверить без этой страницы: скачайте файл и подпись и{' '}
          <Link href={buildPath('otchet-na-osnove-vypiski-iz-egrn')}>откройте их вместе</Link>. Проверка идет
          на вашем устройстве, файлы никуда не уходят.
        </p>
      )}
    </>
  )
}
