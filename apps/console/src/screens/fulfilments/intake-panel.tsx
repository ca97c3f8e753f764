import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { moscowTime } from '@proverka/domain/timing'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { KeyHint, Panel } from '@proverka/ui/console'
import { FileDrop } from '@proverka/ui/fields'
import { Button, ResultWord, type ResultTone } from '@proverka/ui/primitives'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../data/api.ts'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { useMay } from '../../session/own-staff.ts'
import { ChoiceWindow } from './choice-window.tsx'
import { whenText } from '../../parts/moment.ts'
import { MATCH_WORDS, partTitle } from './fulfilment-words.ts'
import {
  DESK_KEY,
  matchesQuery,
  waitingFilesQuery,
  type IntakeMatch,
  type TakenFile,
  type WaitingFile,
} from './fulfilments-query.ts'
import { UndoMatchWindow } from './undo-match-window.tsx'
import * as css from './fulfilments-screen.css.ts'

const STATES: Readonly<Record<TakenFile['state'], { readonly tone: ResultTone; readonly words: string }>> = {
  answered: { tone: 'green', words: 'Закрыта часть' },
  waiting: { tone: 'yellow', words: 'Нужен выбор, файл ждет ниже' },
  known: { tone: 'grey', words: 'Этот файл уже принят, ничего не изменилось' },
  unused: { tone: 'grey', words: 'Не документ реестра, не сохранен' },
  refused: { tone: 'red', words: 'Не принят' },
}

/** Where files of the register are brought, what became of each, and those that wait for a choice. */
export function IntakePanel() {
  const queries = useQueryClient()
  const may = useMay()('fulfilments.write')
  const waiting = useQuery(waitingFilesQuery)
  const matches = useQuery(matchesQuery)
  const now = useNow(true)
  const [chosen, setChosen] = useState<WaitingFile>()
  const [undone, setUndone] = useState<IntakeMatch>()
  const bring = useMutation({
    mutationFn: (files: readonly File[]) => api.admin.takeInFiles({ body: { files: [...files] } }),
    onSettled: () => queries.invalidateQueries({ queryKey: DESK_KEY }),
  })
  usePastedFiles((files) => {
    if (may && !bring.isPending) bring.mutate(files)
  })
  const undoable = (matches.data?.matches ?? []).filter(
    ({ undone_at, undo_until }) => undone_at === null && Date.parse(undo_until) > now,
  )
  useScreenKeys({
    KeyZ: () => {
      if (!may || undoable[0] === undefined) return false
      setUndone(undoable[0])
      return true
    },
  })
  return (
    <Panel title="Прием файлов" isAct>
      {may && (
        <FileDrop
          name="register-files"
          label="Файлы реестра"
          accept=".zip,.xml,.sig,.pdf"
          note="ZIP, XML, подпись, PDF; можно вставить Ctrl V. Архив в архиве раскроем"
          multiple
          disabled={bring.isPending}
          onFiles={(files) => bring.mutate(files)}
        />
      )}
      <div role="status">{bring.isPending && 'Читаем файлы'}</div>
      {bring.error && (
        <p role="alert" className={css.error}>
          {messageOfError(bring.error)}
        </p>
      )}
      {bring.data && (
        <ul className={css.list} aria-label="Что стало с файлами">
          {bring.data.files.map((file, index) => (
            <li key={`${file.name} ${index}`} className={css.entry}>
              <span className={css.note}>{[...file.archives, file.name].join(' › ')}</span>
              <ResultWord tone={STATES[file.state].tone}>{STATES[file.state].words}</ResultWord>
              {file.match && (
                <span>
                  {partTitle(file.match)}. {MATCH_WORDS[file.match.matched_by]}
                </span>
              )}
              {file.reason !== null && <span>{file.reason}</span>}
            </li>
          ))}
        </ul>
      )}
      <h3 className={css.strong}>Ждут выбора: {waiting.data?.count ?? '—'}</h3>
      {waiting.error && (
        <RetryNotice message={messageOfError(waiting.error)} onRetry={() => void waiting.refetch()} />
      )}
      <ul className={css.list} aria-label="Файлы, которые ждут выбора">
        {waiting.data?.files.map((file) => (
          <li key={file.file_id} className={css.entry}>
            <span className={css.note}>{[...file.archives, file.name].join(' › ')}</span>
            <ResultWord tone={file.kind === 'pdf' ? 'grey' : 'yellow'}>{waitingWords(file)}</ResultWord>
            {file.cadastral_numbers.length > 0 && <span>{file.cadastral_numbers.join(', ')}</span>}
            {file.notice_reason !== null && <span>{file.notice_reason}</span>}
            {may && file.kind === 'xml' && (
              <Button
                size="xs"
                variant="secondary"
                aria-label={`Выбрать часть для ${file.name}`}
                onClick={() => setChosen(file)}
              >
                Выбрать
              </Button>
            )}
          </li>
        ))}
      </ul>
      <h3 className={css.strong}>Закрыты файлами</h3>
      <ul className={css.list} aria-label="Закрыты файлами">
        {undoable.map((match, index) => (
          <li key={match.match_id} className={css.entry}>
            <span className={css.note}>
              {match.file_name}, {whenText(match.matched_at)}
            </span>
            <span>
              {partTitle(match)}. {MATCH_WORDS[match.matched_by]}
            </span>
            {may && (
              <Button
                size="xs"
                variant="quiet"
                aria-label={`Отменить ответ на ${partTitle(match)}`}
                onClick={() => setUndone(match)}
              >
                Отменить до {moscowTime(Date.parse(match.undo_until))}{' '}
                {index === 0 && <KeyHint keys={['Z']} />}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={css.note}>
        Порядок: номер запроса, потом кадастровый номер с видом и датой. Имени файла не верим. К закрытой
        части файл не ляжет.
      </p>
      {chosen && <ChoiceWindow file={chosen} onClose={() => setChosen(undefined)} />}
      {undone && <UndoMatchWindow match={undone} onClose={() => setUndone(undefined)} />}
    </Panel>
  )
}

function waitingWords({ kind, candidates }: WaitingFile): string {
  if (kind === 'pdf') return 'Только PDF: проверить нечем, ждем XML'
  if (candidates.length === 0) return 'Подходящей части нет'
  return candidates.length === 1 ? 'Подходит не вполне' : `Подходят части: ${candidates.length}`
}

/** Files from the clipboard, wherever on the screen they are pasted. */
function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
