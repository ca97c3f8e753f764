import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { Modal } from '@proverka/ui/dialogs'
import { TextField } from '@proverka/ui/fields'
import { Anchor } from '@proverka/ui/primitives'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useDeferredValue, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../data/api.ts'
import { useSections } from './use-sections.ts'
import * as css from './search.css.ts'

type Found = Awaited<ReturnType<typeof api.admin.search>>['results'][number]

const KINDS: Readonly<Record<Found['kind'], string>> = {
  order: 'Заказ',
  item: 'Часть заказа',
  object: 'Объект',
  client: 'Клиент',
  subject: 'Кого проверяли',
  request: 'Запрос',
  payment: 'Платеж',
}

interface Option {
  readonly key: string
  readonly kind: string
  readonly title: string
  readonly detail: string
  readonly href: string
}

/** Anything by what is known of it, and the sections by their names; works by arrows and Enter. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const sections = useSections()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const asked = useDeferredValue(text.trim())
  const found = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => api.admin.search({ query: { q: asked }, signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const words = text.trim().toLowerCase()
  const options: readonly Option[] = [
    ...(asked === '' ? [] : (found.data?.results ?? []).flatMap(optionOf)),
    ...sections
      .filter(({ label }) => label.toLowerCase().startsWith(words))
      .map(({ label, path }) => ({ key: path, kind: 'Раздел', title: label, detail: '', href: path })),
  ]
  const chosen = options[Math.min(at, options.length - 1)]

  const open = (option: Option | undefined) => {
    if (!option) return
    onClose()
    void navigate(option.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt(Math.min(Math.max(at + step, 0), Math.max(options.length - 1, 0)))
    else if (event.code === 'Enter' && !found.isFetching) open(chosen)
    else return
    event.preventDefault()
  }
  return (
    <Modal open onClose={onClose} title="Найти" width={640} onKeyDown={onKeyDown}>
      <TextField
        name="q"
        label="Заказ, запрос, почта, телефон, имя, кадастровый номер, платеж, адрес"
        value={text}
        onChange={(value) => {
          setText(value)
          setAt(0)
        }}
        autoComplete="off"
        spellCheck={false}
      />
      <ul className={css.list} aria-label="Найдено">
        {options.map((option, index) => (
          <li key={option.key} onPointerMove={() => setAt(index)}>
            <Anchor
              href={option.href}
              className={clsx(css.option, option === chosen && css.chosen)}
              onClick={onClose}
            >
              <span className={css.kind}>{option.kind}</span>
              <span className={css.title}>{option.title}</span>
              {option.detail && <span className={css.detail}>{option.detail}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
      <p className={css.note} role="status">
        {found.error
          ? messageOfError(found.error)
          : asked !== '' && !found.isFetching && options.length === 0
            ? 'Ничего не нашлось.'
            : `${chosen ? `${chosen.kind}: ${chosen.title}. ` : ''}Имена закрыты: откроете на странице, с причиной.`}
      </p>
    </Modal>
  )
}

/** What opens: the order of the thing, else its client. */
function optionOf({ kind, id, title, detail, order_id, person_id }: Found): readonly Option[] {
  const href = order_id ? `/orders/${order_id}` : person_id ? `/clients/${person_id}` : undefined
  if (kind === 'object') {
    const search = new URLSearchParams({ search: id })
    return [{ key: `${kind} ${id}`, kind: KINDS[kind], title, detail, href: `/orders?${search}` }]
  }
  return href ? [{ key: `${kind} ${id}`, kind: KINDS[kind], title, detail, href }] : []
}
