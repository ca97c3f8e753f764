import { formatDateTime } from '@proverka/domain'
import { documentSignatureLines, typesetView } from '@proverka/domain/views'
import type { RegisterDocument } from '@proverka/domain/views'
import { Button, Notice } from '@proverka/ui/primitives'
import { useMutation } from '@tanstack/react-query'
import { getApi } from '../../../../../runtime/data/api.ts'
import { ErrorText } from '../../../../../runtime/error/error-text.tsx'
import * as css from '../register-files.css.ts'
import { SignatureLines } from './signature-lines.tsx'

interface BrowserCheckProps {
  readonly itemId: string
  readonly document: RegisterDocument
}

/** The signature of a bought document, checked once more by the reader's browser from the original files (TRUST-14). */
export function BrowserCheck({ itemId, document }: BrowserCheckProps) {
  const check = useMutation({
    mutationFn: () => checkHere(itemId, document),
    onError: (error) => console.error('Подпись не проверена браузером', error),
  })
  const found = check.data
  return (
    <div className={css.check} aria-live="polite">
      {found && (
        <>
          <p className={css.by}>Проверено вашим браузером, {formatDateTime(found.at)}</p>
          <SignatureLines label="Проверено вашим браузером" lines={typesetView(found.lines)} />
          {found.changed.length > 0 && (
            <Notice tone="red" small title="Файл пришел не таким, каким мы его приняли" role="alert">
              <p>
                Отпечаток SHA-256 не совпал: {found.changed.join(', ')}. Не опирайтесь на этот файл: проверьте
                еще раз, а если повторится, напишите в поддержку.
              </p>
            </Notice>
          )}
          {found.changed.length === 0 && (
            <p className={css.quiet}>
              {found.isSame
                ? 'Браузер ответил так же, как сервер. Ответ сервера он не использовал: скачал файлы и посчитал сам.'
                : 'Браузер ответил не так, как сервер при приеме файла. Напишите в поддержку: разберемся.'}
            </p>
          )}
        </>
      )}
      {check.error && (
        <Notice tone="red" small title="Браузер не проверил подпись" role="alert">
          <p>
            <ErrorText error={check.error} />
          </p>
        </Notice>
      )}
      <p>
        <Button size="s" variant="secondary" loading={check.isPending} onClick={() => check.mutate()}>
          {found ? 'Проверить еще раз' : 'Проверить в браузере'}
        </Button>
      </p>
    </div>
  )
}

/** Downloads the files again and checks them; the code of it comes with the first press. */
async function checkHere(itemId: string, { files, signature }: RegisterDocument) {
  const api = getApi()
  const load = async (path: string) =>
    new Uint8Array(await (await api.files.downloadFile({ params: { path } })).blob.arrayBuffer())
  // A PDF beside the document is not signed.
  const signed = files.filter(({ kind }, index) => index === 0 || kind === 'signature' || kind === 'archive')
  const [{ recheckFiles }, roots, ...loaded] = await Promise.all([
    import('./recheck-files.ts'),
    load('trusted-roots.pem'),
    ...signed.map(({ hash }) => load(`register/${itemId}/${hash}`)),
  ])
  const { state, hashes } = await recheckFiles({
    files: signed.map(({ kind, name }, index) => ({ kind, name, bytes: loaded[index] ?? new Uint8Array() })),
    roots: new TextDecoder().decode(roots),
  })
  const lines = documentSignatureLines(state)
  const served = documentSignatureLines(signature)
  return {
    at: new Date().toISOString(),
    lines,
    isSame: lines.every(({ tone, title }, at) => tone === served[at]?.tone && title === served[at]?.title),
    changed: signed.flatMap(({ name, hash }, at) =>
      hashes[at] === null || hashes[at] === hash ? [] : [name],
    ),
  }
}
