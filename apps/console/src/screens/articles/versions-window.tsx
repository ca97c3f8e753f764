import { diffLines } from '@proverka/domain/sites'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { ChangeTable, KeyHint } from '@proverka/ui/console'
import { Modal } from '@proverka/ui/dialogs'
import { Button } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { submitOnCtrlEnter } from '../../parts/screen-keys.ts'
import { whenText } from '../../parts/moment.ts'
import { differencesOf } from './article-words.ts'
import {
  toWritten,
  versionsQuery,
  type ArticleDraft,
  type ArticleVersion,
  type Written,
} from './articles-query.ts'
import { useArticleAct } from './use-article.ts'
import * as css from './articles-screen.css.ts'

/** What an article was: each version with its difference from the newest one, which it can take the place of. */
export function VersionsWindow({ draft, onClose }: { draft: ArticleDraft; onClose: () => void }) {
  const { article_id: id, version: newest } = draft
  const versions = useQuery(versionsQuery(id))
  const [chosen, setChosen] = useState<number>()
  const restore = useArticleAct(
    (from: number) => api.admin.restoreArticleVersion({ params: { id }, body: { version: newest, from } }),
    ({ version }) => `Вернули: теперь это версия ${version}`,
  )
  const rows = versions.data?.versions ?? []
  const former =
    rows.find(({ version }) => version === chosen) ?? rows.find(({ version }) => version < newest)
  const act = () => {
    if (former && former.version !== newest && !restore.isPending)
      restore.mutate(former.version, { onSuccess: onClose })
  }
  return (
    <Modal
      open
      title={`Версии: ${draft.title}`}
      width={900}
      busy={restore.isPending}
      onClose={onClose}
      onKeyDown={(event) => submitOnCtrlEnter(event, act)}
    >
      {versions.error && (
        <RetryNotice message={messageOfError(versions.error)} onRetry={() => void versions.refetch()} />
      )}
      {versions.isPending && <p>Загружаем версии</p>}
      {rows.length > 0 && (
        <div className={css.versions}>
          <div role="group" aria-label="Версии">
            {rows.map((row) => (
              <button
                key={row.version}
                type="button"
                className={css.version}
                aria-pressed={row.version === former?.version}
                onClick={() => setChosen(row.version)}
              >
                <span className={css.strong}>
                  Версия {row.version}
                  {row.version === draft.published_version && draft.url !== null && ', на сайте'}
                </span>
                <span className={css.note}>{originText(row)}</span>
              </button>
            ))}
          </div>
          {former ? (
            <div className={css.form}>
              <Difference before={toWritten(former.written)} after={toWritten(draft.written)} />
              {restore.error && (
                <p role="alert" className={css.error}>
                  {messageOfError(restore.error)}
                </p>
              )}
              <div className={css.buttons}>
                <Button
                  size="xs"
                  loading={restore.isPending}
                  disabled={former.version === newest}
                  aria-keyshortcuts="Control+Enter"
                  onClick={act}
                >
                  Вернуть версию {former.version} <KeyHint keys={['Ctrl', '↵']} />
                </Button>
                <span className={css.note}>На сайте она появится, когда ее опубликуют.</span>
              </div>
            </div>
          ) : (
            <p className={css.note}>Прежних версий нет.</p>
          )}
        </div>
      )}
    </Modal>
  )
}

const originText = ({ saved_at, saved_by_email, restored_from }: ArticleVersion): string =>
  [
    whenText(saved_at),
    saved_by_email ?? 'из выпуска',
    ...(restored_from === null ? [] : [`возврат версии ${restored_from}`]),
  ].join(' · ')

const LINE_CLASSES = { same: css.line, removed: css.removed, added: css.added } as const
const LINE_MARKS = { same: '', removed: '− ', added: '+ ' } as const
/** Lines around a change that stay in view. */
const AROUND = 1

/** What of one text became what of another. */
export function Difference({ before, after }: { before: Written; after: Written }) {
  const changes = differencesOf(before, after)
  const lines = diffLines(before.source, after.source)
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same')
  const shown = lines.map((line, index) => ({ ...line, index })).filter(({ index }) => isNear(index))
  if (changes.length === 0 && shown.length === 0) return <p className={css.note}>Отличий нет.</p>
  return (
    <>
      {changes.length > 0 && <ChangeTable caption="Поля" changes={changes} after="сейчас" />}
      {shown.length > 0 && (
        <div
          className={css.diff}
          role="region"
          aria-label="Изменения текста"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long one is scrolled by keys
          tabIndex={0}
        >
          {shown.map(({ kind, text, index }) => (
            <p key={index} className={LINE_CLASSES[kind]}>
              {LINE_MARKS[kind]}
              {text || '\u00A0'}
            </p>
          ))}
        </div>
      )}
    </>
  )
}
