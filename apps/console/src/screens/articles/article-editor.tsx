import { counted } from '@proverka/domain'
import { codeOfError, messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { KeyHint, Panel } from '@proverka/ui/console'
import { Anchor, Button, Notice } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { api } from '../../data/api.ts'
import { submitOnCtrlEnter, useScreenKeys } from '../../parts/screen-keys.ts'
import { ArticleFields } from './article-fields.tsx'
import { ArticlePreviewPanel, FactList } from './article-preview.tsx'
import { whenText } from '../../parts/moment.ts'
import { isSameText, stateText } from './article-words.ts'
import { previewQuery, toBody, toWritten, type ArticleDraft, type Written } from './articles-query.ts'
import { PublishWindow } from './publish-window.tsx'
import { useArticleAct } from './use-article.ts'
import { Difference, VersionsWindow } from './versions-window.tsx'
import { WithdrawWindow } from './withdraw-window.tsx'
import * as css from './articles-screen.css.ts'

interface ArticleEditorProps {
  draft: ArticleDraft
  categories: readonly string[]
  authors: readonly string[]
}

type Window = 'publish' | 'versions' | 'withdraw'

/** The text of an article and how the site shows it. It is saved as a version; readers see it when it is published. */
export function ArticleEditor({ draft, categories, authors }: ArticleEditorProps) {
  // The version that is being edited: a newer one of a colleague is shown, and never overwritten unseen.
  const [base, setBase] = useState(draft)
  const [written, setWritten] = useState(() => toWritten(draft.written))
  const [open, setOpen] = useState<Window>()
  const isDirty = !isSameText(written, toWritten(base.written))
  const isBehind = base.version !== draft.version
  const rebase = (next: ArticleDraft) => {
    setBase(next)
    setWritten(toWritten(next.written))
  }
  if (isBehind && (!isDirty || isSameText(written, toWritten(draft.written)))) rebase(draft)
  const save = useArticleAct(
    (version: number) =>
      api.admin.saveArticle({ params: { id: draft.article_id }, body: { version, ...toBody(written) } }),
    ({ version }) => `Сохранено: версия ${version}`,
  )
  const preview = useQuery(previewQuery(draft.article_id, usePaused(written)))
  const isConflict = isDirty && (isBehind || codeOfError(save.error) === 'record/changed')
  const send = (version: number) => {
    if (isDirty && !save.isPending) save.mutate(version, { onSuccess: rebase })
  }
  const canWithdraw = draft.publish_at !== null || draft.url !== null
  useWarningBeforeLeaving(isDirty)
  useScreenKeys({
    KeyP: () => (isDirty ? false : setOpen('publish')),
    KeyV: () => setOpen('versions'),
    KeyU: () => (canWithdraw && !isDirty ? setOpen('withdraw') : false),
    KeyE: () => document.querySelector<HTMLTextAreaElement>('textarea[name="source"]')?.focus(),
  })
  const windows = { draft, onClose: () => setOpen(undefined) }
  return (
    <>
      <Panel
        title={draft.title}
        aside={<Versions count={draft.version} onOpen={() => setOpen('versions')} />}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter in its fields saves */}
        <form
          className={css.form}
          aria-label="Текст статьи"
          noValidate
          onKeyDown={(event) => {
            leaveOnEscape(event)
            submitOnCtrlEnter(event, () => send(base.version))
          }}
          onSubmit={(event) => {
            event.preventDefault()
            send(base.version)
          }}
        >
          <p className={css.note}>
            {stateText(draft)} · сохранено {whenText(draft.saved_at)}, {draft.saved_by_email ?? 'из выпуска'}
            {draft.url !== null && (
              <>
                {' · '}
                <Anchor href={draft.url} target="_blank">
                  открыть на сайте
                </Anchor>
              </>
            )}
          </p>
          {draft.publish_refusal !== null && (
            <Notice tone="red" small>
              Не вышла в назначенное время. {draft.publish_refusal}
            </Notice>
          )}
          {draft.publish_version !== null && draft.publish_version !== draft.version && (
            <Notice tone="orange" small>
              Выйдет версия {draft.publish_version}. Чтобы вышла последняя, назначьте выход снова.
            </Notice>
          )}
          <ArticleFields
            written={written}
            categories={categories}
            authors={authors}
            onChange={(change) => setWritten((before) => ({ ...before, ...change }))}
          />
          {isConflict ? (
            <Conflict
              draft={draft}
              mine={written}
              busy={save.isPending}
              onMine={() => send(draft.version)}
              onTheirs={() => {
                save.reset()
                rebase(draft)
              }}
            />
          ) : (
            save.error && (
              <p role="alert" className={css.error}>
                {messageOfError(save.error)}
              </p>
            )
          )}
          <div className={css.buttons}>
            <Button type="submit" size="xs" loading={save.isPending} disabled={!isDirty || isConflict}>
              Сохранить <KeyHint keys={['Ctrl', '↵']} />
            </Button>
            <span className={css.note}>
              {isDirty ? 'Есть несохраненное' : 'Сохранено'},{' '}
              {counted(wordsOf(written), 'слово', 'слова', 'слов')}
            </span>
          </div>
        </form>
      </Panel>
      <div className={css.beside}>
        <ArticlePreviewPanel draft={draft} written={written} preview={preview.data} />
        <Panel title="Перед выходом">
          <div className={css.form}>
            <FactList facts={preview.data?.facts ?? draft.facts} />
            <div className={css.buttons}>
              <Button size="xs" disabled={isDirty} onClick={() => setOpen('publish')}>
                Опубликовать <KeyHint keys={['P']} />
              </Button>
              {canWithdraw && (
                <Button size="xs" variant="secondary" disabled={isDirty} onClick={() => setOpen('withdraw')}>
                  {draft.publish_at === null ? 'Снять с сайта' : 'Отменить выход'} <KeyHint keys={['U']} />
                </Button>
              )}
            </div>
            {isDirty && <p className={css.note}>Сначала сохраните: выходит сохраненная версия.</p>}
          </div>
        </Panel>
      </div>
      {open === 'publish' && <PublishWindow {...windows} />}
      {open === 'versions' && <VersionsWindow {...windows} />}
      {open === 'withdraw' && <WithdrawWindow {...windows} />}
    </>
  )
}

const Versions = ({ count, onOpen }: { count: number; onOpen: () => void }) => (
  <Button size="xs" variant="secondary" onClick={onOpen}>
    Версии {count} <KeyHint keys={['V']} />
  </Button>
)

/** Escape leaves a field for the keys of the screen. */
function leaveOnEscape({ code, target }: KeyboardEvent<HTMLElement>): void {
  if (code === 'Escape' && target instanceof HTMLElement) target.blur()
}

/** Time after the last key, ms, when a preview is asked for. */
const PAUSE_MS = 300

function usePaused(written: Written): Written {
  const [paused, setPaused] = useState(written)
  useEffect(() => {
    const waiting = setTimeout(() => setPaused(written), PAUSE_MS)
    return () => clearTimeout(waiting)
  }, [written])
  return useDeferredValue(paused)
}

function useWarningBeforeLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}

const wordsOf = ({ source }: Written): number => source.split(/\s+/).filter(Boolean).length

interface ConflictProps {
  draft: ArticleDraft
  mine: Written
  busy: boolean
  onMine: () => void
  onTheirs: () => void
}

/** A colleague saved meanwhile: one of two texts is chosen by a person. */
function Conflict({ draft, mine, busy, onMine, onTheirs }: ConflictProps) {
  return (
    <div role="alert" className={css.form}>
      <p className={css.error}>
        Пока вы писали, версию {draft.version} сохранил {draft.saved_by_email ?? 'выпуск'}. Ваше не потеряно:
        слева его текст, справа ваш.
      </p>
      <Difference before={toWritten(draft.written)} after={mine} />
      <div className={css.buttons}>
        <Button size="xs" variant="secondary" disabled={busy} onClick={onTheirs}>
          Взять его версию
        </Button>
        <Button size="xs" loading={busy} onClick={onMine}>
          Сохранить мою поверх
        </Button>
      </div>
    </div>
  )
}
