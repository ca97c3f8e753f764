import type { HiddenParts } from '@proverka/api/contract'
import { counted, formatDateTime } from '@proverka/domain'
import { DAY_MS, startOfMoscowDay } from '@proverka/domain/timing'
import type { GenuineReport } from '@proverka/report-proof'
import { Checkbox, DateField, RadioGroup, TextField } from '@proverka/ui/fields'
import { Button, CopyButton, Notice, Skeleton } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { useRepeatKey } from '../../../runtime/data/use-repeat-key.ts'
import { InlineError } from '../settings/inline-error.tsx'
import { useChange } from '../settings/use-change.ts'
import { CopyView } from './copy-view.tsx'
import { countTexts, getSharesApi, hideAndOpen, useSharesAgain } from './shares-data.ts'
import * as css from './shares.css.ts'

interface ShareFormProps {
  readonly reportId: string
  /** The whole signed report, and what it says. */
  readonly token: string
  readonly report: GenuineReport
}

const NOTHING: HiddenParts = { kinds: [], sections: [] }

const KINDS = [
  { kind: 'name', label: 'Имена людей', forms: ['место', 'места', 'мест'] },
  { kind: 'number', label: 'Номера документов и прав', forms: ['номер', 'номера', 'номеров'] },
  { kind: 'birth', label: 'Даты рождения', forms: ['дата', 'даты', 'дат'] },
] as const

const TERMS = ['1', '7', '30', 'date'] as const
type Term = (typeof TERMS)[number]
const TERM_LABELS: Readonly<Record<Term, string>> = {
  '1': '1 день',
  '7': '7 дней',
  '30': '30 дней',
  date: 'до даты',
}

/** A new link: for how long, for whom, without what; beside it what its receiver will see. */
export function ShareForm({ reportId, token, report }: ShareFormProps) {
  const [hide, setHide] = useState(NOTHING)
  const [term, setTerm] = useState<Term>('7')
  const [day, setDay] = useState('')
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [path, setPath] = useState<string>()
  const key = useRepeatKey()
  const again = useSharesAgain(reportId)
  const endsAt = endOf(term, day)
  const errors = {
    name: name.trim() === '' ? 'Заполните поле' : undefined,
    day: endsAt === undefined ? 'Выберите день: не дальше 30\u00a0дней от сегодня' : undefined,
  }
  const create = useChange(async () => {
    const body = { name: name.trim(), ends_at: endsAt ?? '', hide }
    const link = await getSharesApi().createShare({
      params: { id: reportId },
      body,
      idempotencyKey: key.of({ name: body.name, term, day, hide }),
    })
    key.fulfilled()
    setPath(link.path)
    setName('')
    setAsked(false)
    await again()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (errors.name === undefined && errors.day === undefined) void create.run()
  }
  return (
    <div className={css.columns}>
      <form noValidate className={clsx(css.sheet, css.form)} onSubmit={submit}>
        <TextField
          label="Для кого ссылка"
          name="name"
          value={name}
          maxLength={100}
          hint="Видно только вам: так вы узнаете ссылку в списке"
          error={isAsked ? errors.name : undefined}
          onChange={setName}
        />
        <RadioGroup
          inline
          label="Откроется"
          name="term"
          value={term}
          options={TERMS.map((value) => ({ value, label: TERM_LABELS[value] }))}
          onChange={(value) => setTerm(value as Term)}
          hint={endsAt && `до ${formatDateTime(endsAt)}, потом ссылка погаснет сама`}
        />
        {term === 'date' && (
          <DateField
            label="Последний день"
            name="day"
            value={day}
            error={isAsked ? errors.day : undefined}
            onChange={setDay}
          />
        )}
        <HiddenFields report={report} hide={hide} onChange={setHide} />
        <InlineError error={create.error} />
        <div>
          <Button type="submit" loading={create.isBusy}>
            Создать ссылку
          </Button>
        </div>
        <p className={css.quiet}>
          Деньги и ваша почта получателю не видны. Каждое открытие запишем. Ссылка живет не дольше самого
          отчета.
        </p>
        {path !== undefined && <NewLink address={location.origin + path} />}
      </form>
      <Preview token={token} hide={hide} />
    </div>
  )
}

interface HiddenFieldsProps {
  readonly report: GenuineReport
  readonly hide: HiddenParts
  readonly onChange: (hide: HiddenParts) => void
}

/** What may be hidden; what may not is said. */
function HiddenFields({ report, hide, onChange }: HiddenFieldsProps) {
  const sections = report.sections.filter(({ fixed }) => !fixed)
  return (
    <>
      <fieldset className={css.choices}>
        <legend className={clsx(text.h3, css.choicesTitle)}>Скрыть</legend>
        {KINDS.map(({ kind, label, forms }) => {
          const count = countTexts(report.sections, kind)
          return (
            <Checkbox
              key={kind}
              name={`hide-${kind}`}
              label={label}
              hint={
                count === 0
                  ? 'в этом отчете их нет'
                  : `${counted(count, forms[0], forms[1], forms[2])}, вместо них черная полоса`
              }
              disabled={count === 0}
              checked={hide.kinds.includes(kind)}
              onChange={(isHidden) => onChange({ ...hide, kinds: toggled(hide.kinds, kind, isHidden) })}
            />
          )
        })}
      </fieldset>
      <fieldset className={css.choices}>
        <legend className={clsx(text.h3, css.choicesTitle)}>Разделы целиком</legend>
        {sections.map(({ id, title }) => (
          <Checkbox
            key={id}
            name={`hide-section-${id}`}
            label={title}
            checked={hide.sections.includes(id)}
            onChange={(isHidden) => onChange({ ...hide, sections: toggled(hide.sections, id, isHidden) })}
          />
        ))}
        <p className={css.quiet}>
          Вывод, обременения, «Кого спросили» и «Что не проверено» скрыть нельзя: без них отчет говорил бы
          неправду.
        </p>
      </fieldset>
    </>
  )
}

const toggled = <T extends string>(list: readonly T[], one: T, isIn: boolean): T[] =>
  isIn ? [...list, one] : list.filter((other) => other !== one)

function NewLink({ address }: { readonly address: string }) {
  return (
    <Notice tone="done" role="status">
      <b>Ссылка готова.</b> <span className={css.address}>{address}</span>
      <CopyButton text={address}>Скопировать</CopyButton>
    </Notice>
  )
}

/** What the receiver will see, made on this device from the signed report. */
function Preview({ token, hide }: { readonly token: string; readonly hide: HiddenParts }) {
  const [copy, setCopy] = useState<GenuineReport>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let isStale = false
    hideAndOpen(token, hide).then(
      (made) => {
        if (!isStale) setCopy(made)
      },
      (problem: unknown) => {
        if (!isStale) setError(problem)
      },
    )
    return () => {
      isStale = true
    }
  }, [token, hide])
  return (
    <section className={css.preview} aria-labelledby="share-preview">
      <h2 id="share-preview" className={text.h3}>
        Так увидит получатель
      </h2>
      <InlineError error={error} />
      <div className={css.paper}>
        {copy ? <CopyView copy={copy} isPreview /> : <Skeleton lines={8} shape="rows" label="Готовим вид" />}
      </div>
      <ul className={css.facts}>
        <li>PDF не скачает: файл только у вас</li>
        <li>Цены заказа и вашей почты не увидит</li>
        <li>Подлинность проверит сам: скрытое подпись не ломает</li>
      </ul>
    </section>
  )
}

const MOST_DAYS = 30

/** The instant at which the link ends; undefined while no possible day is chosen. */
function endOf(term: Term, day: string): string | undefined {
  if (term !== 'date') return new Date(Date.now() + Number(term) * DAY_MS).toISOString()
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  // The whole of the day counts.
  const end = startOfMoscowDay(day) + DAY_MS - 1
  const left = end - Date.now()
  return left > 0 && left <= MOST_DAYS * DAY_MS ? new Date(end).toISOString() : undefined
}
