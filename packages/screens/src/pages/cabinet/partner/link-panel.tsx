import { buildPath, registrationLink } from '@proverka/domain/navigation'
import { LINK_COPIED_TEXT } from '@proverka/domain/orders'
import { useHydrated } from '@proverka/page-engine/react'
import { LinkRow, Select, TextField } from '@proverka/ui/fields'
import { Panel } from '@proverka/ui/frame'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import * as css from './partner.css.ts'

/** Pages that a link can lead to; those that the app does not serve are left out. */
const PAGES = [
  { route: 'index', label: 'Главная' },
  { route: 'check-person', label: 'Проверка человека' },
  { route: 'tariff', label: 'Тарифы' },
  { route: 'registration', label: 'Регистрация' },
] as const

const FIELDS = [
  { name: 'utm_source', label: 'Откуда', placeholder: 'telegram' },
  { name: 'utm_medium', label: 'Чем', placeholder: 'post' },
  { name: 'utm_campaign', label: 'Кампания', placeholder: 'osen' },
] as const

type Marks = Readonly<Record<(typeof FIELDS)[number]['name'], string>>

/** Longer values are cut by who reads them. */
const LONGEST = 64

interface PartProps {
  /** The text before the value in the link. */
  before: string
  value: string
  isFixed?: boolean
  /** The field that changes it. */
  children: ReactNode
}

/** A part of the link over its bracket, under it the field; an empty one leaves the link with its bracket. */
function Part({ before, value, isFixed = false, children }: PartProps) {
  return (
    <div className={css.part}>
      <p className={clsx(css.said, isFixed && css.own)} aria-hidden="true">
        {value !== '' && (
          <>
            <small className={css.before}>{before}</small>
            <b className={css.value}>{value}</b>
            <span className={css.bracket} />
          </>
        )}
      </p>
      {children}
    </div>
  )
}

/** The partner's link put together from its parts; empty ones are left out. */
export function LinkPanel({ partnerId }: { partnerId: string }) {
  const { served } = useAppFacts()
  const isHydrated = useHydrated()
  const pages = PAGES.filter(({ route }) => route === 'index' || served.has(route))
  const [route, setRoute] = useState<string>('index')
  const [marks, setMarks] = useState<Marks>({ utm_source: '', utm_medium: '', utm_campaign: '' })
  const origin = isHydrated ? location.origin : ''
  const path = route === 'index' ? '' : buildPath(route).replace(/\/$/, '')
  const trimmed = Object.fromEntries(Object.entries(marks).map(([name, value]) => [name, value.trim()]))
  const url = `${origin}${path}${registrationLink({ partner_id: partnerId, ...trimmed })}`
  return (
    <Panel title="Соберите ссылку" note="Пустое поле в ссылку не попадет" padded>
      <div className={css.builder}>
        <Part before={isHydrated ? location.host : ''} value={`${path}/`}>
          <Select
            label="Страница"
            name="page"
            value={route}
            onChange={setRoute}
            options={pages.map((page) => ({ value: page.route, label: page.label }))}
          />
        </Part>
        <Part before="?partner_id=" value={partnerId} isFixed>
          <p className={css.fixed}>
            <b>Ваш код</b>
            не меняется
          </p>
        </Part>
        {FIELDS.map(({ name, label, placeholder }) => (
          <Part key={name} before={`&${name}=`} value={trimmed[name] ?? ''}>
            <TextField
              label={label}
              name={name}
              value={marks[name]}
              onChange={(value) => setMarks({ ...marks, [name]: value.slice(0, LONGEST) })}
              placeholder={placeholder}
              autoComplete="off"
            />
          </Part>
        ))}
      </div>
      <LinkRow label="Ваша ссылка" url={url} onCopied={() => notify('success', LINK_COPIED_TEXT)} />
    </Panel>
  )
}
