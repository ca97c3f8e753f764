import { createClient } from '@proverka/api'
import { deals } from '@proverka/api/calls'
import { formatDate, formatDateTime } from '@proverka/domain'
import type { ErrorCode } from '@proverka/domain/errors'
import { FileDrop } from '@proverka/ui/fields'
import type { DroppedFile } from '@proverka/ui/fields'
import { Container, Panel } from '@proverka/ui/frame'
import { Button } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useRef, useState } from 'react'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { codeOfError, isFileRefused, messageOfError } from '../../../runtime/error/status-of-error.ts'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { InlineError } from '../settings/inline-error.tsx'
import { useChange } from '../settings/use-change.ts'
import { useTokenOfEmail } from '../../../runtime/navigation/use-token-of-email.ts'
import * as css from './deals.css.ts'
import { uploadFetch } from './upload-fetch.ts'

const clientOf = (options: Parameters<typeof createClient>[1]) => createClient({ deals }, options)

type Shared = Awaited<ReturnType<ReturnType<typeof clientOf>['deals']['openDealLink']>>
type Need = Shared['needs'][number]

/**
 * Where a person without an account uploads documents of a deal: only their own lines and buttons, nothing else of the
 * folder. The token is in the fragment after `#`, so that it appears in no request URL and no log.
 */
export function Component() {
  const [shared, setShared] = useState<Shared>()
  const token = useTokenOfEmail(() => setShared(undefined))
  const open = useChange(async (sent: string) =>
    setShared(await clientOf(clientOptions).deals.openDealLink({ body: { token: sent } })),
  )
  const missing = shared?.needs.filter(({ brought }) => !brought) ?? []
  return (
    <Container className={css.shared}>
      <PageHead title="Документы для сделки" noindex />
      <h1 className={text.h1}>Документы для сделки</h1>
      {shared ? (
        <>
          <p>
            {shared.bearer}
            {shared.closes_on && `, сделка ${formatDate(shared.closes_on)}`}. Загрузить можно до{' '}
            {formatDateTime(shared.expires_at)}.
          </p>
          <Panel
            title={missing.length > 0 ? `Осталось принести: ${missing.length}` : 'Все документы на месте'}
            padded
          >
            <ul>
              {shared.needs.map((need) => (
                <NeedOfLink
                  key={need.need_id}
                  need={need}
                  token={token ?? ''}
                  onBrought={() =>
                    setShared({
                      ...shared,
                      needs: shared.needs.map((one) =>
                        one.need_id === need.need_id ? { ...one, brought: true } : one,
                      ),
                    })
                  }
                  onGone={() => void open.run(token ?? '')}
                />
              ))}
            </ul>
          </Panel>
          <p className={css.quiet}>Файлы увидит только тот, кто прислал вам эту ссылку.</p>
        </>
      ) : token === '' ? (
        <p>Ссылка не полная: откройте ее из сообщения целиком.</p>
      ) : (
        <>
          <p>Вас попросили принести документы. Кабинет для этого не нужен.</p>
          <div>
            <Button loading={open.isBusy} onClick={() => void open.run(token ?? location.hash.slice(1))}>
              Показать, что нужно
            </Button>
          </div>
          <InlineError error={open.error} />
        </>
      )}
    </Container>
  )
}

/** The line asks for nothing any more. */
const GONE: ReadonlySet<string | undefined> = new Set<ErrorCode | undefined>([
  'deal/not-found',
  'deal/paper-brought',
])

interface NeedOfLinkProps {
  readonly need: Need
  readonly token: string
  readonly onBrought: () => void
  /** Someone has brought it, or its line was crossed out. */
  readonly onGone: () => void
}

function NeedOfLink({ need, token, onBrought, onGone }: NeedOfLinkProps) {
  const [file, setFile] = useState<DroppedFile>()
  const chosen = useRef<File>(undefined)
  const note = need.brought ? 'Получили' : need.due_on && `Нужен до ${formatDate(need.due_on)}`
  /** A retry with the same key stores the file once, even if the first answer was lost. */
  async function send(sent: File, key: string): Promise<void> {
    chosen.current = sent
    const begun = { key, name: sent.name, size: sent.size }
    setFile({ ...begun, progress: 0 })
    const sender = clientOf({
      ...clientOptions,
      fetch: uploadFetch((progress) => setFile({ ...begun, progress })),
    })
    try {
      await sender.deals.bringDealPaper({
        body: { token, need_id: need.need_id, file: sent },
        idempotencyKey: key,
      })
      setFile({ ...begun, progress: 1, done: true })
      onBrought()
    } catch (error) {
      console.error('Документ не загружен', error)
      setFile({ ...begun, error: messageOfError(error), isRefused: isFileRefused(error) })
      if (GONE.has(codeOfError(error))) onGone()
    }
  }
  return (
    <li className={css.need}>
      <b className={css.rowTitle}>{need.title}</b>
      {note && <span className={css.quiet}>{note}</span>}
      {!need.brought && (
        <FileDrop
          label={`Загрузить: ${need.title}`}
          name={`need-${need.need_id}`}
          note="PDF, DOCX, JPG и другие документы до 20 МБ"
          files={file ? [file] : []}
          onFiles={([first]) => first && void send(first, crypto.randomUUID())}
          onRemove={() => setFile(undefined)}
          onRetry={(key) => chosen.current && void send(chosen.current, key)}
        />
      )}
    </li>
  )
}
