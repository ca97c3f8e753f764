import { formatDate } from '@proverka/domain'
import type { WatchGroundKind } from '@proverka/domain/reports'
import { Panel, RecordList, RecordRow } from '@proverka/ui/frame'
import { Button, Notice } from '@proverka/ui/primitives'
import { getWatchApi } from './watch-api.ts'
import { InlineError } from '../settings/inline-error.tsx'
import { useWatchChange, type Watch } from './data.ts'
import * as css from './watches.css.ts'
import { dayText } from './watch-words.ts'

const GROUND_WORDS: { readonly [Kind in WatchGroundKind]: string } = {
  consent: 'Согласие человека',
  contract: 'Договор с ним',
  court: 'Суд или исполнение',
}

interface GroundPanelProps {
  readonly watch: Watch
  readonly ground: NonNullable<Watch['ground']>
}

/** On what ground a person is watched, and what the client can do for it. */
export function GroundPanel({ watch, ground }: GroundPanelProps) {
  const params = { id: watch.watch_id }
  const remind = useWatchChange(() => getWatchApi().watches.remindOfConsent({ params }))
  const confirm = useWatchChange(() => getWatchApi().watches.confirmWatchGround({ params }))
  const isReviewed = watch.status !== 'ended' && ground.review_asked_at !== null
  return (
    <Panel title="Основание" padded>
      <div className={css.form}>
        <RecordList>
          <RecordRow label="Основание" value={GROUND_WORDS[ground.kind]} />
          <RecordRow label="Цель" value={ground.purpose} />
          {ground.number && <RecordRow label="Номер" value={ground.number} />}
          {ground.until && <RecordRow label="Действует до" value={formatDate(ground.until)} />}
          {ground.kind === 'consent' && (
            <RecordRow
              label="Согласие"
              value={
                watch.ending === 'withdrawn'
                  ? 'Отозвано'
                  : watch.ending === 'refused'
                    ? 'Человек отказал'
                    : ground.agreed_at
                      ? `Дано ${dayText(ground.agreed_at)}`
                      : `Попросили ${dayText(ground.asked_at)}`
              }
            />
          )}
        </RecordList>
        {isReviewed && (
          <Notice tone="yellow" title="Основание еще действует?">
            Подтвердите: раз в полгода мы об этом спрашиваем.
          </Notice>
        )}
        <div className={css.actions}>
          {(isReviewed || (watch.status === 'active' && ground.kind !== 'consent')) && (
            <Button
              variant={isReviewed ? 'primary' : 'secondary'}
              size={isReviewed ? 'm' : 's'}
              loading={confirm.isPending}
              onClick={() => confirm.mutate(undefined)}
            >
              Основание действует
            </Button>
          )}
          {watch.status === 'asking' && (
            <Button
              variant="secondary"
              size="s"
              loading={remind.isPending}
              onClick={() => remind.mutate(undefined)}
            >
              Напомнить
            </Button>
          )}
        </div>
        <InlineError error={remind.error ?? confirm.error ?? undefined} />
        {ground.kind === 'consent' && (
          <p className={css.quiet}>Человек отзовет согласие — перестанем в тот же день.</p>
        )}
      </div>
    </Panel>
  )
}
