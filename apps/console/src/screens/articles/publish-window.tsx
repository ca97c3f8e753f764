import { addDays, MINUTE_MS, moscowDate, startOfMoscowDay } from '@proverka/domain/timing'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { ChangeTable, type Change } from '@proverka/ui/console'
import { DateField, RadioGroup, TextField } from '@proverka/ui/fields'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { FactList } from './article-preview.tsx'
import { whenText } from '../../parts/moment.ts'
import { stateText } from './article-words.ts'
import type { ArticleDraft } from './articles-query.ts'
import { useArticleAct } from './use-article.ts'
import * as css from './articles-screen.css.ts'

interface PublishWindowProps {
  draft: ArticleDraft
  onClose: () => void
}

/** The newest version comes out now or at a time of Moscow; what is to be known of it first. */
export function PublishWindow({ draft, onClose }: PublishWindowProps) {
  const { article_id: id, version, publish_at } = draft
  const [when, setWhen] = useState<'now' | 'at'>(publish_at === null ? 'now' : 'at')
  const [day, setDay] = useState(() => addDays(moscowDate(Date.now()), 1))
  const [time, setTime] = useState('09:00')
  const [fault, setFault] = useState<string>()
  const publish = useArticleAct(
    (at: string | undefined) =>
      api.admin.publishArticle({ params: { id }, body: { version, ...(at !== undefined && { at }) } }),
    (article) =>
      article.publish_at === null ? 'Статья на сайте' : `Назначено: ${whenText(article.publish_at)}`,
  )
  const isReady = draft.facts.every(({ state }) => state !== 'error')
  const send = () => {
    const at = when === 'at' ? readTime(day, time) : undefined
    const isUnreadable = when === 'at' && at === undefined
    setFault(isUnreadable ? 'Впишите день и время: 27.11.2026, 09:00' : undefined)
    if (isUnreadable) return
    if (isReady) publish.mutate(at, { onSuccess: onClose })
    else setFault('Исправьте то, что отмечено ошибкой')
  }
  const read = when === 'at' ? readTime(day, time) : undefined
  return (
    <ActWindow
      open
      title={`Опубликовать: ${draft.title}`}
      onClose={onClose}
      onAct={send}
      act={when === 'now' ? 'Опубликовать' : 'Назначить выход'}
      pending={publish.isPending}
      error={fault ?? (publish.error ? messageOfError(publish.error) : undefined)}
    >
      <RadioGroup
        name="when"
        label="Когда"
        value={when}
        onChange={(value) => setWhen(value as typeof when)}
        options={[
          { value: 'now', label: 'Сейчас' },
          { value: 'at', label: 'В назначенное время, по Москве' },
        ]}
      />
      {when === 'at' && (
        <div className={css.pair}>
          <DateField name="day" label="День" value={day} onChange={setDay} />
          <TextField name="time" label="Время" value={time} onChange={setTime} maxLength={5} />
        </div>
      )}
      <ChangeTable caption="Что произойдет" changes={changesOf(draft, read)} />
      <FactList facts={draft.facts} />
    </ActWindow>
  )
}

function changesOf(draft: ArticleDraft, at: string | undefined): readonly Change[] {
  const { published_version, version, address, url, written } = draft
  return [
    {
      what: 'Читатели видят',
      before: published_version === null || url === null ? 'ничего' : `версию ${published_version}`,
      after: `версию ${version}${at === undefined ? '' : `, с ${whenText(at)}`}`,
    },
    { what: 'Состояние', before: stateText(draft), after: at === undefined ? 'на сайте' : 'выйдет сама' },
    ...(published_version !== null && written.address !== address
      ? [{ what: 'Адрес', before: address, after: `${written.address}; прежний ведет сюда` }]
      : []),
  ]
}

const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/

/** An instant of a day and a time of Moscow, ISO 8601; undefined for what is none. */
function readTime(day: string, time: string): string | undefined {
  const [, hours, minutes] = TIME.exec(time.trim()) ?? []
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || hours === undefined) return undefined
  const at = startOfMoscowDay(day) + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}
