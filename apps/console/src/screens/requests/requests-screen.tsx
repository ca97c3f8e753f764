import { SUBJECT_REQUEST_WORDS } from '@proverka/domain/legal'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { KeyHint } from '@proverka/ui/console'
import { Anchor } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ExportButton } from '../../parts/list-table/export-button.tsx'
import { useClaims } from '../../parts/claim.tsx'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { ViewRow } from '../../parts/view-row.tsx'
import { useMay } from '../../session/own-staff.ts'
import { ActsPanel } from './acts-panel.tsx'
import { FaultPanel } from './fault-panel.tsx'
import { LawPanel } from './law-panel.tsx'
import { LetterTerm } from './letter-term.tsx'
import { faultsQuery, subjectRequestsQuery, toLetters, type Letter } from './requests-query.ts'
import { SubjectPanel } from './subject-panel.tsx'
import * as css from './requests-screen.css.ts'

const VIEWS = [
  { key: 'open', label: 'Ждут ответа', has: ({ isOpen }: Letter) => isOpen },
  { key: 'faults', label: 'Ошибки', has: ({ isOpen, kind }: Letter) => isOpen && kind === 'fault' },
  { key: 'subjects', label: '152-ФЗ', has: ({ isOpen, kind }: Letter) => isOpen && kind === 'subject' },
  { key: 'closed', label: 'Закрытые', has: ({ isOpen }: Letter) => !isOpen },
] as const

/** One inbox of errors in reports and of requests of checked people, the nearest term first. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const may = useMay()
  const faults = useQuery({ ...faultsQuery, enabled: may('faults.read') })
  const requests = useQuery({ ...subjectRequestsQuery, enabled: may('subjects.read') })
  const isLoading = faults.isLoading || requests.isLoading
  const letters = toLetters(faults.data ?? [], requests.data ?? [])
  const view = VIEWS.find(({ key }) => key === params.get('view')) ?? VIEWS[0]
  const shown = letters.filter(view.has)
  const openKey = params.get('open')
  // A letter that was closed a moment ago stays in view with its answer.
  const current = letters.find(({ key }) => key === openKey) ?? shown[0]
  const currentKey = current?.key
  useEffect(() => {
    if (openKey === null && currentKey !== undefined && !isLoading)
      setParams({ view: view.key, open: currentKey }, { replace: true })
  }, [openKey, currentKey, isLoading, view.key, setParams])
  const hrefOf = (key: string) => `/requests?view=${view.key}&open=${key}`
  const step = (by: 1 | -1) => {
    const at = shown.findIndex(({ key }) => key === current?.key)
    const next = shown[Math.min(Math.max(at + by, 0), shown.length - 1)]
    if (!next) return false
    setParams({ view: view.key, open: next.key })
    return true
  }
  useScreenKeys({ KeyJ: () => step(1), KeyK: () => step(-1) })
  const failed = [faults, requests].find(({ error }) => error)
  const waiting = letters.filter(({ isOpen }) => isOpen).length
  return (
    <>
      <ScreenHead
        title="Обращения"
        note={isLoading ? 'Загружаем' : waiting === 0 ? 'Все отвечены' : `Ждут ответа: ${waiting}`}
      >
        {may('faults.read') && <ExportButton list={{ name: 'faults' }} label="сообщения об ошибках" />}
        {may('subjects.read') && (
          <ExportButton list={{ name: 'subject-requests' }} label="обращения проверяемых" />
        )}
      </ScreenHead>
      {failed && <RetryNotice message={messageOfError(failed.error)} onRetry={() => void failed.refetch()} />}
      <ViewRow
        views={VIEWS.map(({ key, label, has }) => ({
          label,
          href: `/requests?view=${key}`,
          isCurrent: key === view.key,
          count: key === 'closed' || isLoading ? undefined : letters.filter(has).length,
        }))}
      />
      <div className={css.inbox}>
        <nav className={css.list} aria-label="Письма">
          {shown.map((letter) => (
            <Anchor
              key={letter.key}
              className={css.letter}
              href={hrefOf(letter.key)}
              {...(letter.key === current?.key && { 'aria-current': 'true' })}
            >
              <span className={css.top}>
                <span>{letter.kind === 'fault' ? 'Ошибка' : '152-ФЗ'}</span>
                <span>
                  {letter.kind === 'fault'
                    ? `заказ ${letter.fault.order_number.toLocaleString('ru')}`
                    : `№ ${letter.request.number}`}
                </span>
              </span>
              <span className={css.title}>{titleOf(letter)}</span>
              <LetterTerm letter={letter} />
              <TakenBy letter={letter} />
            </Anchor>
          ))}
          <p className={css.foot}>
            {shown.length === 0 ? (
              isLoading ? (
                'Загружаем'
              ) : (
                'Здесь пусто: дел нет.'
              )
            ) : (
              <>
                <KeyHint keys={['j', 'k']} /> по списку, <KeyHint keys={['a']} /> взять
              </>
            )}
          </p>
        </nav>
        <div className={css.column}>
          {current?.kind === 'fault' && <FaultPanel key={current.key} letter={current} />}
          {current?.kind === 'subject' && <SubjectPanel key={current.key} letter={current} />}
        </div>
        <div className={css.column}>
          {current && <LawPanel kind={current.kind} />}
          {may('subjects.read') && <ActsPanel />}
        </div>
      </div>
    </>
  )
}

/** Who works on an open letter. */
function TakenBy({ letter }: { letter: Letter }) {
  const claimOf = useClaims()
  const claim =
    letter.kind === 'fault'
      ? claimOf('fault', letter.fault.fault_id)
      : claimOf('subject-request', letter.request.request_id)
  return letter.isOpen && claim ? <span>взял: {claim.name}</span> : null
}

const TITLE_LENGTH = 80

function titleOf(letter: Letter): string {
  if (letter.kind === 'subject') return SUBJECT_REQUEST_WORDS[letter.request.kind]
  const { text } = letter.fault
  return text.length > TITLE_LENGTH ? `${text.slice(0, TITLE_LENGTH).trimEnd()}…` : text
}
