import { ALERT_PLACES, findAlertPlace } from '@proverka/domain/navigation'
import { alertParts } from '@proverka/domain/sites'
import { codeOfError, messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { ChangeTable, KeyHint, Panel } from '@proverka/ui/console'
import { Checkbox, Textarea, TextField } from '@proverka/ui/fields'
import { Button, Notice } from '@proverka/ui/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { api } from '../../../data/api.ts'
import { CloseButton } from '../../../parts/close-button.tsx'
import { readMoment, whenText } from '../../../parts/moment.ts'
import { submitOnCtrlEnter } from '../../../parts/screen-keys.ts'
import { BannerPreview } from './banner-preview.tsx'
import { bannersQuery, type Banner, type BannerContent, type BannerSite } from './banner-queries.ts'
import { differences, otherPlace, placeText, placeWords } from './banner-words.ts'
import * as css from './banners.css.ts'
import * as screenCss from '../settings-screen.css.ts'

const LIMIT = 500
const NO_PAGE = 'Такой страницы нет: выберите ключ из списка'

interface BannerEditorProps {
  banners: readonly Banner[]
  sites: readonly BannerSite[]
  /** Undefined: a new one. */
  bannerKey: string | undefined
  /** What the form begins with; undefined: what is stored. */
  content: BannerContent | undefined
  now: number
  onClose: () => void
}

/** A banner is written with both sites in view; what another one changed meanwhile is shown and not overwritten. */
export function BannerEditor({ banners, sites, bannerKey, content, now, onClose }: BannerEditorProps) {
  const queries = useQueryClient()
  const list = useId()
  const form = useRef<HTMLDivElement>(null)
  // As it was when the form was opened: a save names these versions.
  const [seen, setSeen] = useState(banners)
  const start = content ?? seen.find(({ key }) => key === bannerKey)
  const parts = alertParts(start?.value ?? '')
  const [key, setKey] = useState(bannerKey ?? '')
  const [isKeyLeft, setKeyLeft] = useState(false)
  const [heading, setHeading] = useState(parts.heading ?? '')
  const [text, setText] = useState(parts.text)
  const [from, setFrom] = useState(start?.active_from ? whenText(start.active_from) : '')
  const [until, setUntil] = useState(start?.active_until ? whenText(start.active_until) : '')
  const [enabled, setEnabled] = useState(content?.enabled ?? true)
  const [onOther, setOnOther] = useState(false)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [])

  const place = findAlertPlace(key.trim())
  const other = place && otherPlace(place)
  const keys = place ? [place.key, ...(onOther && other ? [other.key] : [])] : []
  const [activeFrom, activeUntil] = [readMoment(from, now), readMoment(until, now)]
  const typed: BannerContent = {
    value: heading.trim() === '' ? text.trim() : `${heading.trim()}\n${text.trim()}`,
    enabled,
    active_from: activeFrom ?? null,
    active_until: activeUntil ?? null,
  }
  const storedOf = (one: string, rows = banners) => rows.find((row) => row.key === one)
  // Another one changed it since the form was opened.
  const foreign = keys.filter((one) => storedOf(one)?.version !== storedOf(one, seen)?.version)
  const changes = keys.flatMap((one) =>
    differences(storedOf(one), typed).map((line) => ({
      ...line,
      what: keys.length > 1 ? `${line.what}, ${one}` : line.what,
    })),
  )

  const save = useMutation({
    mutationFn: ({ saved, places }: { saved: BannerContent; places: readonly string[] }) =>
      api.admin.saveBanner({
        body: {
          ...saved,
          places: places.map((one) => ({ key: one, version: storedOf(one, seen)?.version ?? null })),
        },
      }),
    onSuccess: (_reply, { saved }) => {
      notify('success', saved.enabled ? 'Баннер сохранен' : 'Баннер выключен')
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: bannersQuery.queryKey }),
  })
  const field = save.error ? (save.error as { field?: string }).field : undefined
  const refusedAt = (path: string) =>
    field?.startsWith(`body.${path}`) && save.error ? messageOfError(save.error) : undefined
  const keyError = refusedAt('places') ?? (isKeyLeft && key.trim() !== '' && !place ? NO_PAGE : undefined)
  const isWhole =
    keys.length > 0 && text.trim() !== '' && activeFrom !== undefined && activeUntil !== undefined
  const canSave = isWhole && foreign.length === 0 && changes.length > 0 && !save.isPending
  const submit = () => {
    setKeyLeft(true)
    if (canSave) save.mutate({ saved: typed, places: keys })
  }
  const stored = bannerKey === undefined ? undefined : storedOf(bannerKey)
  return (
    <Panel
      title={bannerKey === undefined ? 'Новый баннер' : `Баннер ${bannerKey}`}
      isAct
      flush
      aside={
        <>
          {bannerKey !== undefined && placeText(bannerKey)}
          <CloseButton onClose={onClose} />
        </>
      }
    >
      <div className={css.editor}>
        <div
          ref={form}
          className={css.form}
          role="presentation"
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose()
            submitOnCtrlEnter(event, submit)
          }}
        >
          {bannerKey === undefined && (
            <>
              <TextField
                name="key"
                label="Где, ключ"
                hint={
                  place ? placeWords(place) : 'alert_ и страница недвижимости или alertFiz_ и страница людей'
                }
                list={list}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                value={key}
                onChange={(next) => {
                  setKey(next)
                  setKeyLeft(false)
                  save.reset()
                }}
                onBlur={() => setKeyLeft(true)}
                error={keyError}
              />
              <datalist id={list}>
                {ALERT_PLACES.map((one) => (
                  <option key={one.key} value={one.key}>
                    {placeWords(one)}
                  </option>
                ))}
              </datalist>
            </>
          )}
          <TextField
            name="heading"
            label="Заголовок"
            optional
            maxLength={120}
            value={heading}
            onChange={setHeading}
          />
          <Textarea
            name="text"
            label="Текст"
            rows={3}
            value={text}
            onChange={setText}
            error={
              refusedAt('value') ?? (typed.value.length > LIMIT ? `Не больше ${LIMIT} знаков` : undefined)
            }
          />
          <div className={css.term}>
            <TextField
              name="from"
              label="С"
              optional
              placeholder="25.11.2026, 12:00"
              value={from}
              onChange={setFrom}
              error={activeFrom === undefined ? 'Например, 25.11, 12:00' : undefined}
            />
            <TextField
              name="until"
              label="До"
              optional
              placeholder="25.11.2026, 20:00"
              value={until}
              onChange={setUntil}
              error={
                refusedAt('active_until') ??
                (activeUntil === undefined ? 'Например, 25.11, 20:00' : undefined)
              }
            />
          </div>
          {other && (
            <Checkbox
              name="other"
              label={`И на сайте «${other.brand === 'fiz' ? 'Люди' : 'Недвижимость'}», ключ ${other.key}`}
              checked={onOther}
              onChange={setOnOther}
            />
          )}
          <Checkbox name="enabled" label="Показывать" checked={enabled} onChange={setEnabled} />
          {save.error && !field && codeOfError(save.error) !== 'record/changed' && (
            <Notice tone="red" small role="alert">
              {messageOfError(save.error)}
            </Notice>
          )}
          {foreign.map((one) => (
            <Foreign
              key={one}
              before={storedOf(one, seen)}
              after={storedOf(one)}
              onKeep={() => {
                setSeen(banners)
                save.reset()
              }}
              onTake={onClose}
            />
          ))}
          {stored && changes.length > 0 && <ChangeTable caption="Что изменится" changes={changes} />}
          <div className={screenCss.actions}>
            <Button
              size="xs"
              loading={save.isPending}
              disabled={!canSave}
              aria-keyshortcuts="Control+Enter"
              onClick={submit}
            >
              {submitText(typed, keys.length, now)} <KeyHint keys={['Ctrl', '↵']} />
            </Button>
            {stored?.enabled && (
              <Button
                size="xs"
                variant="secondary"
                disabled={save.isPending || foreign.length > 0}
                onClick={() =>
                  save.mutate({ saved: { ...contentOf(stored), enabled: false }, places: [stored.key] })
                }
              >
                Погасить сейчас
              </Button>
            )}
          </div>
          <p className={screenCss.note}>
            {activeUntil ? `Погаснет сам ${whenText(activeUntil)}. ` : 'Горит, пока не погасите. '}
            Прежний текст вернет журнал.
          </p>
        </div>
        <BannerPreview keys={keys} value={typed.value} sites={sites} />
      </div>
    </Panel>
  )
}

interface ForeignProps {
  before: Banner | undefined
  after: Banner | undefined
  onKeep: () => void
  onTake: () => void
}

/** What another one changed meanwhile: one of two goes on, nothing is written silently. */
function Foreign({ before, after, onKeep, onTake }: ForeignProps) {
  return (
    <div role="alert">
      {after ? (
        <ChangeTable caption="Изменил другой сотрудник" changes={differences(before, after)} after="сейчас" />
      ) : (
        <p>Другой сотрудник удалил этот баннер.</p>
      )}
      <div className={screenCss.actions}>
        <Button size="xs" variant="secondary" onClick={onKeep}>
          Видел, правлю дальше
        </Button>
        <Button size="xs" variant="quiet" onClick={onTake}>
          Оставить чужую правку
        </Button>
      </div>
    </div>
  )
}

const contentOf = ({ value, enabled, active_from, active_until }: BannerContent): BannerContent => ({
  value,
  enabled,
  active_from,
  active_until,
})

function submitText({ enabled, active_from }: BannerContent, places: number, now: number): string {
  if (!enabled) return 'Сохранить выключенным'
  const where = places > 1 ? ' на двух сайтах' : ''
  const isPlanned = active_from !== null && Date.parse(active_from) > now
  return isPlanned ? `Показать${where} с ${whenText(active_from)}` : `Показать${where}`
}
