import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { useRepeatKey } from '@proverka/screens/runtime/data/use-repeat-key.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { FileDrop, MoneyField, Select, TextField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { api } from '../../data/api.ts'
import { DESK_KEY, lookUpQuery } from './fulfilments-query.ts'
import * as css from './fulfilments-screen.css.ts'

type Question = Awaited<ReturnType<typeof api.admin.getLookUp>>

/** The form of a check that the operator looks up himself; whom to look for is read, and logged, when he asks. */
export function LookUpForm({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false)
  const question = useQuery({ ...lookUpQuery(id), enabled: isAsked })
  if (question.data) return <AnswerForm key={question.data.version} question={question.data} />
  if (question.error)
    return <RetryNotice message={messageOfError(question.error)} onRetry={() => void question.refetch()} />
  return (
    <div className={css.form}>
      <p className={css.note}>Кого искать, открыто тем, кто отвечает. Взгляд попадет в журнал.</p>
      <Button size="xs" variant="secondary" loading={question.isFetching} onClick={() => setAsked(true)}>
        Показать, кого искать
      </Button>
    </div>
  )
}

interface RecordDraft {
  readonly key: string
  readonly number: string
  readonly amount: string
  readonly facts: Readonly<Record<string, string>>
  readonly region: string
}

const emptyRecord = (): RecordDraft => ({
  key: crypto.randomUUID(),
  number: '',
  amount: '',
  facts: {},
  region: '',
})

function AnswerForm({
  question: { fulfilment_id, version, title, source_title, asked, form },
}: {
  question: Question
}) {
  const queries = useQueryClient()
  const key = useRepeatKey()
  const [records, setRecords] = useState<readonly RecordDraft[]>([])
  const [picture, setPicture] = useState<File>()
  const [lookedUpAt, setLookedUpAt] = useState<string>()
  const answer = useMutation({
    mutationFn: (file: File) => {
      const body = {
        version,
        looked_up_at: lookedUpAt ?? new Date().toISOString(),
        records: JSON.stringify(records.map(sentRecord)),
        picture: file,
      }
      const request = { ...body, picture: [file.name, file.size, file.lastModified] }
      return api.admin.answerFulfilment({
        params: { id: fulfilment_id },
        body,
        idempotencyKey: key.of(request),
      })
    },
    onSuccess: () => {
      key.fulfilled()
      notify('success', records.length === 0 ? 'Записано: не найдено' : `Записано записей: ${records.length}`)
      return queries.invalidateQueries({ queryKey: DESK_KEY })
    },
  })
  const edit = (index: number, change: Partial<RecordDraft>) =>
    setRecords((before) => before.map((record, at) => (at === index ? { ...record, ...change } : record)))
  const error = answer.error ? messageOfError(answer.error) : undefined
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (picture) answer.mutate(picture)
      }}
    >
      <h3 className={css.strong}>{title}</h3>
      <p className={css.note}>{source_title}</p>
      <dl className={css.facts}>
        {asked.map(({ label, value }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {records.map((record, index) => (
        <fieldset key={record.key} className={css.record}>
          <legend className={css.strong}>
            {form.noun} {index + 1}
          </legend>
          <TextField
            name={`number-${index}`}
            label="Номер"
            optional
            value={record.number}
            onChange={(number) => edit(index, { number })}
          />
          {form.fields.map(({ label, choices, is_required }) => {
            const shared = {
              name: `${label}-${index}`,
              label,
              optional: !is_required,
              value: record.facts[label] ?? '',
              onChange: (value: string) => edit(index, { facts: { ...record.facts, [label]: value } }),
            }
            return choices ? (
              <Select
                key={label}
                {...shared}
                placeholder="не указано"
                options={choices.map((value) => ({ value, label: value }))}
              />
            ) : (
              <TextField key={label} {...shared} />
            )
          })}
          {form.has_amount && (
            <MoneyField
              name={`amount-${index}`}
              label="Сумма"
              optional
              value={record.amount}
              onChange={(amount) => edit(index, { amount })}
            />
          )}
          <TextField
            name={`region-${index}`}
            label="Регион человека в записи"
            optional
            value={record.region}
            onChange={(region) => edit(index, { region })}
          />
          <Button
            size="xs"
            variant="quiet"
            onClick={() => setRecords((before) => before.filter((_, at) => at !== index))}
          >
            Убрать запись
          </Button>
        </fieldset>
      ))}
      <Button
        size="xs"
        variant="secondary"
        onClick={() => setRecords((before) => [...before, emptyRecord()])}
      >
        Добавить запись
      </Button>
      <FileDrop
        name="picture"
        label="Снимок страницы реестра"
        accept="image/*"
        note="PNG или JPEG, до 10 МБ. Время снимка — время проверки"
        files={picture ? [{ key: 'picture', name: picture.name, size: picture.size, done: true }] : []}
        onFiles={([file]) => {
          setPicture(file)
          setLookedUpAt(new Date().toISOString())
        }}
        onRemove={() => setPicture(undefined)}
      />
      <p role="alert" className={css.error} hidden={!error}>
        {error}
      </p>
      <Button type="submit" size="xs" disabled={!picture} loading={answer.isPending}>
        {records.length === 0 ? 'Ответить «не найдено»' : `Записать записей: ${records.length}`}
      </Button>
      {!picture && <p className={css.note}>Без снимка ответ не принимается.</p>}
    </form>
  )
}

const sentRecord = ({ number, facts, amount, region }: RecordDraft) => ({
  number,
  facts: Object.entries(facts).flatMap(([label, value]) => (value.trim() === '' ? [] : [{ label, value }])),
  ...(amount !== '' && { amount: Number(amount) }),
  person: { ...(region.trim() !== '' && { region: region.trim() }) },
})
