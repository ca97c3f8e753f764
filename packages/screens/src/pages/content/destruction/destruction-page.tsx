import { createClient } from '@proverka/api'
import { subjectRequests } from '@proverka/api/calls'
import { formatDate, formatDateTime, groupDigits } from '@proverka/domain'
import { DESTRUCTION_GROUNDS } from '@proverka/domain/legal'
import { buildPath } from '@proverka/domain/navigation'
import { ActCodeForm } from '@proverka/ui/forms'
import { Container } from '@proverka/ui/frame'
import { Button, DownloadIcon, Icon, Link, Notice, Table } from '@proverka/ui/primitives'
import { FactList } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { useEffect, useRef, useState } from 'react'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { saveBlob } from '../../../runtime/data/save-blob.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { codeOfError, messageOfError } from '../../../runtime/error/status-of-error.ts'
import { useTokenOfEmail } from '../../../runtime/navigation/use-token-of-email.ts'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import * as css from './destruction.css.ts'

const client = () => createClient({ subjectRequests }, clientOptions).subjectRequests

type Act = Awaited<ReturnType<ReturnType<typeof client>['openAct']>>

interface OpenedAct {
  readonly code: string
  readonly act: Act
}

/**
 * The act of what was destroyed of a person, for whoever has the code of the email: what, when and by which ground, and
 * nobody's name (TRUST-16). The code is behind `#`, so that it appears in no request URL and no log.
 */
export function Component() {
  const [opened, setOpened] = useState<OpenedAct>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const sent = useTokenOfEmail(() => setOpened(undefined))
  const open = async (code: string) => {
    setBusy(true)
    setError(undefined)
    try {
      setOpened({ code, act: await client().openAct({ body: { code } }) })
    } catch (failure) {
      console.error('Акт не открыт', failure)
      setError(failure)
      setOpened(undefined)
    } finally {
      setBusy(false)
    }
  }
  const tried = useRef('')
  useEffect(() => {
    if (!sent || tried.current === sent) return
    tried.current = sent
    void open(sent)
  }, [sent])
  const isAboutCode = REFUSALS_OF_CODE.has(codeOfError(error))
  return (
    <Container className={css.page}>
      <PageHead title="Акт об уничтожении данных" noindex />
      <h1 className={text.h1}>Акт об уничтожении данных</h1>
      <p className={css.lead}>
        Когда мы уничтожаем данные человека по его требованию, в письме приходит код. По нему видно, что
        уничтожено, когда и на каком основании. Имени и самих данных здесь нет.
      </p>
      <div className={css.form}>
        <ActCodeForm
          // The code of the link comes after the page, which is the same for everybody.
          key={sent ?? ''}
          initial={sent ?? ''}
          onSubmit={({ code }) => open(code)}
          loading={isBusy}
          {...(isAboutCode && { refusals: { code: messageOfError(error) } })}
          {...(error !== undefined && !isAboutCode && { error: <ErrorText error={error} /> })}
        />
      </div>
      <div className={css.wide} role="status">
        {opened && <ActPart {...opened} />}
      </div>
      <p className={css.quiet}>
        Хотите узнать, что мы о вас храним, или возразить —{' '}
        <Link href={`${buildPath('privacy')}#checked`}>напишите нам</Link>.
      </p>
    </Container>
  )
}

/** Those that are of the typed code, at whose field they are said. */
const REFUSALS_OF_CODE: ReadonlySet<string | undefined> = new Set([
  'destruction-act/code-unknown',
  'input/invalid',
])

function ActPart({ code, act: { number, day, ground, operator, destroyed } }: OpenedAct) {
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>()
  const save = async () => {
    setSaving(true)
    setError(undefined)
    try {
      const { blob, name } = await client().downloadAct({ body: { code } })
      saveBlob(blob, name)
    } catch (failure) {
      console.error('Акт не скачан', failure)
      setError(failure)
    } finally {
      setSaving(false)
    }
  }
  return (
    <article className={css.act} aria-label={`Акт № ${number}`}>
      <h2 className={text.h2}>
        Акт № {groupDigits(number)} от {formatDate(day)}
      </h2>
      <div className={css.wide}>
        <FactList
          facts={[
            { label: 'Основание', value: DESTRUCTION_GROUNDS[ground] },
            { label: 'Кто уничтожил', value: operator },
            { label: 'Как', value: 'Строки базы и файлы удалены программой без возможности восстановить' },
          ]}
        />
      </div>
      <div className={css.wide}>
        <Table
          caption="Что уничтожено"
          columns={[
            { key: 'category', title: 'Данные', untitled: true, cell: (row) => row.category },
            { key: 'at', title: 'Когда', cell: (row) => formatDateTime(row.at) },
            { key: 'count', title: 'Записей и файлов', right: true, cell: (row) => groupDigits(row.count) },
          ]}
          rows={destroyed}
          rowKey={({ category }) => category}
        />
      </div>
      <Button variant="secondary" loading={isSaving} onClick={() => void save()}>
        <Icon icon={DownloadIcon} size={18} />
        Скачать акт, PDF
      </Button>
      {error !== undefined && (
        <Notice tone="red" small role="alert">
          <ErrorText error={error} />
        </Notice>
      )}
      <p className={css.quiet}>Акт мы храним 3 года, потом код перестанет его открывать.</p>
    </article>
  )
}
