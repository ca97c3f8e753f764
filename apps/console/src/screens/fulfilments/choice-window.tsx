import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { isOpenFulfilment } from '@proverka/domain/orders'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { Checkbox, TextField } from '@proverka/ui/fields'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { CANDIDATE_WORDS, partTitle } from './fulfilment-words.ts'
import { DESK_KEY, type WaitingFile } from './fulfilments-query.ts'

interface Candidate {
  readonly id: string
  readonly title: string
  readonly hint: string
}

/** Which parts a file answers, at the operator's word: what fits nearly, and what is found by number. */
export function ChoiceWindow({ file, onClose }: { file: WaitingFile; onClose: () => void }) {
  const queries = useQueryClient()
  const [ids, setIds] = useState<readonly string[]>([])
  const [search, setSearch] = useState('')
  const [isTried, setTried] = useState(false)
  const found = useQuery({
    queryKey: [...DESK_KEY, 'choice', search.trim()],
    queryFn: ({ signal }) =>
      api.admin.listFulfilments({ query: { search: search.trim(), limit: '20' }, signal }),
    enabled: search.trim().length > 2,
  })
  const choose = useMutation({
    mutationFn: () =>
      api.admin.chooseFulfilments({ body: { file_id: file.file_id, fulfilment_ids: [...ids] } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: DESK_KEY })
      notify('success', `Закрыто частей: ${ids.length}`)
      onClose()
    },
  })
  const offered: readonly Candidate[] = file.candidates.map((candidate) => ({
    id: candidate.fulfilment_id,
    title: partTitle(candidate),
    hint: [CANDIDATE_WORDS[candidate.reason], candidate.request_number ?? 'номера запроса нет'].join(', '),
  }))
  const others: readonly Candidate[] = (found.data?.fulfilments ?? [])
    .filter(
      ({ fulfilment_id, status }) =>
        isOpenFulfilment(status) && !offered.some(({ id }) => id === fulfilment_id),
    )
    .map((row) => ({
      id: row.fulfilment_id,
      title: partTitle(row),
      hint: [row.number ?? row.product_name_ru, row.request_number ?? 'номера запроса нет'].join(', '),
    }))
  return (
    <ActWindow
      open
      title="К какой части этот файл"
      note={`${file.name}${file.cadastral_numbers.length > 0 ? `, ${file.cadastral_numbers.join(', ')}` : ''}. Каждому покупателю уйдет письмо о готовом отчете; двум сразу файл дают только вашим словом.`}
      onClose={onClose}
      onAct={() => {
        setTried(true)
        if (ids.length > 0) choose.mutate()
      }}
      act={ids.length > 0 ? `Закрыть ${ids.length}` : 'Закрыть'}
      pending={choose.isPending}
      error={
        choose.error
          ? messageOfError(choose.error)
          : isTried && ids.length === 0
            ? 'Выберите часть'
            : undefined
      }
    >
      <div>
        {[...offered, ...others].map(({ id, title, hint }) => (
          <Checkbox
            key={id}
            name={id}
            label={title}
            hint={hint}
            checked={ids.includes(id)}
            onChange={(isOn) =>
              setIds((before) => (isOn ? [...before, id] : before.filter((one) => one !== id)))
            }
          />
        ))}
      </div>
      <TextField
        name="part-search"
        label="Найти другую часть"
        hint="Кадастровый номер, номер запроса или заказа"
        optional
        value={search}
        onChange={setSearch}
      />
      {found.data && others.length === 0 && <p role="status">Открытых частей с таким номером нет</p>}
    </ActWindow>
  )
}
