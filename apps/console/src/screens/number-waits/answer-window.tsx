import { useRepeatKey } from '@proverka/screens/runtime/data/use-repeat-key.ts'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { normaliseCadastralNumber } from '@proverka/domain'
import { NumberField, RadioGroup, Select, Textarea, TextField } from '@proverka/ui/fields'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { numberWaitsQuery, type Answer, type NumberWait } from './number-waits-query.ts'

type Kind = NonNullable<Extract<Answer, { outcome: 'found' }>['object']>['kind']

const KINDS: Readonly<Record<Kind, string>> = {
  premises: 'квартира, помещение',
  room: 'комната',
  building: 'здание, дом',
  land: 'участок',
  'car-place': 'машино-место',
  structure: 'сооружение',
  unfinished: 'незавершенный объект',
}

/** What was found, or who says that there is none; each who waits for the same gets one letter. */
export function AnswerWindow({ wait, onClose }: { wait: NumberWait; onClose: () => void }) {
  const queries = useQueryClient()
  const key = useRepeatKey()
  const [outcome, setOutcome] = useState<Answer['outcome']>('found')
  const [number, setNumber] = useState(wait.number ?? '')
  const [kind, setKind] = useState<Kind>('premises')
  const [address, setAddress] = useState(wait.number === null ? wait.key : '')
  const [area, setArea] = useState('')
  const [source, setSource] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const answer = useMutation({
    mutationFn: (given: Answer) => {
      const body = { wait_id: wait.wait_id, answer: given }
      return api.admin.answerNumberWait({ body, idempotencyKey: key.of(body) })
    },
    onSuccess: async ({ answered }) => {
      key.fulfilled()
      notify('success', `Ответ отправлен. Ждали: ${answered}`)
      onClose()
      await queries.invalidateQueries({ queryKey: numberWaitsQuery.queryKey })
    },
  })
  const read = (): Answer | string => {
    if (outcome === 'absent')
      return reason.trim() === '' ? 'Впишите, кто и что ответил' : { outcome, reason: reason.trim() }
    if (normaliseCadastralNumber(number) === null) return 'Впишите кадастровый номер'
    // What the register knows already needs no word of the operator.
    if (source.trim() === '') return { outcome, number }
    if (address.trim() === '') return 'Впишите адрес, как он стоит в документе'
    return {
      outcome,
      number,
      object: {
        kind,
        address: address.trim(),
        document: source.trim(),
        ...(Number(area) > 0 && { area: Number(area) }),
      },
    }
  }
  const given = read()
  return (
    <ActWindow
      open
      title={`Ответить: ${wait.key}`}
      note="Всем, кто ждет этого же на этом сайте, уйдет по письму, и их запросы удалятся."
      onClose={onClose}
      onAct={() => {
        setTried(true)
        if (typeof given !== 'string') answer.mutate(given)
      }}
      act="Ответить и написать"
      pending={answer.isPending}
      error={
        answer.error ? messageOfError(answer.error) : isTried && typeof given === 'string' ? given : undefined
      }
    >
      {wait.note !== '' && <p>Приписка: «{wait.note}»</p>}
      <RadioGroup
        name="outcome"
        label="Что нашли"
        value={outcome}
        onChange={(value) => setOutcome(value as Answer['outcome'])}
        options={[
          { value: 'found', label: 'Объект есть' },
          { value: 'absent', label: 'Объекта нет', hint: 'Слова уйдут в письмо как есть' },
        ]}
      />
      {outcome === 'found' ? (
        <>
          <TextField name="number" label="Кадастровый номер" value={number} onChange={setNumber} />
          <TextField
            name="source"
            label="Где это видно"
            hint="Номер выписки или имя портала; пусто, если объект уже есть в нашем реестре"
            optional
            value={source}
            onChange={setSource}
            maxLength={200}
          />
          {source.trim() !== '' && (
            <>
              <Select
                name="kind"
                label="Вид"
                value={kind}
                onChange={(value) => setKind(value as Kind)}
                options={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
              />
              <TextField name="address" label="Адрес" value={address} onChange={setAddress} maxLength={500} />
              <NumberField
                name="area"
                label="Площадь"
                unit="м²"
                fraction={2}
                optional
                value={area}
                onChange={setArea}
              />
            </>
          )}
        </>
      ) : (
        <Textarea
          name="reason"
          label="Кто и что ответил"
          value={reason}
          onChange={setReason}
          maxLength={1000}
        />
      )}
    </ActWindow>
  )
}
