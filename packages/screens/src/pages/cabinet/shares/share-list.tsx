import type { ReportShare } from '@proverka/api/contract'
import { counted, formatDateTime } from '@proverka/domain'
import type { GenuineReport } from '@proverka/report-proof'
import { CopyButton, LinkButton, Table } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import { InlineError } from '../settings/inline-error.tsx'
import { useChange } from '../settings/use-change.ts'
import { getSharesApi, useSharesAgain } from './shares-data.ts'
import * as css from './shares.css.ts'

interface ShareListProps {
  readonly shares: readonly ReportShare[]
  readonly report: GenuineReport
}

/** The links that were given, with the log of their openings. */
export function ShareList({ shares, report }: ShareListProps) {
  if (shares.length === 0) return <p className={css.quiet}>Ссылок еще нет: отчет видите только вы.</p>
  return (
    <>
      <ul className={css.shares}>
        {shares.map((share) => (
          <Share key={share.share_id} share={share} report={report} />
        ))}
      </ul>
      <p className={css.quiet}>
        Отзыв закрывает страницу у всех сразу. То, что человек успел прочитать или снять на экран, вернуть
        нельзя.
      </p>
    </>
  )
}

function Share({ share, report }: { readonly share: ReportShare; readonly report: GenuineReport }) {
  const again = useSharesAgain(share.report_id)
  const revoke = useChange(async () => {
    await getSharesApi().revokeShare({ params: { id: share.share_id } })
    await again()
  })
  const state = stateOf(share)
  const address = location.origin + share.path
  return (
    <li className={css.share}>
      <div className={css.shareHead}>
        <b className={css.shareName}>{share.name}</b>
        <span className={clsx(css.state, state.isOpen ? css.open : css.ended)}>{state.words}</span>
      </div>
      <p className={css.quiet}>{hiddenOf(share, report)}</p>
      {state.isOpen && (
        <div className={css.shareActions}>
          <CopyButton text={address}>Скопировать ссылку</CopyButton>
          <LinkButton
            aria-label={`Отозвать ссылку: ${share.name}`}
            aria-busy={revoke.isBusy || undefined}
            onClick={() => void revoke.run()}
          >
            Отозвать сейчас
          </LinkButton>
        </div>
      )}
      <InlineError error={revoke.error} />
      <Openings share={share} />
    </li>
  )
}

function Openings({ share: { openings, name } }: { readonly share: ReportShare }) {
  if (openings.length === 0) return <p className={css.quiet}>Еще не открывали</p>
  return (
    <details>
      <summary>Открывали {counted(openings.length, 'раз', 'раза', 'раз')}</summary>
      <Table
        caption={`Кто открывал: ${name}`}
        columns={[
          { key: 'at', title: 'Когда', cell: ({ at }) => formatDateTime(at) },
          { key: 'browser', title: 'Браузер', cell: ({ browser }) => browser },
          { key: 'shown', title: 'Что увидели', cell: ({ shown }) => (shown ? 'отчет' : 'ссылка погашена') },
        ]}
        rows={openings.map((opening, index) => ({ ...opening, key: `${index}` }))}
        rowKey={({ key }) => key}
      />
    </details>
  )
}

function stateOf({ revoked_at, ends_at }: ReportShare): { readonly isOpen: boolean; readonly words: string } {
  if (revoked_at !== null) return { isOpen: false, words: `отозвана ${formatDateTime(revoked_at)}` }
  const isOpen = new Date(ends_at).getTime() > Date.now()
  return { isOpen, words: `${isOpen ? 'работает до' : 'погасла'} ${formatDateTime(ends_at)}` }
}

const KIND_WORDS = { name: 'имена', number: 'номера', birth: 'даты рождения' } as const

function hiddenOf({ hide }: ReportShare, { sections }: GenuineReport): string {
  const titles = hide.sections.flatMap((id) => {
    const section = sections.find((one) => one.id === id)
    return section ? [`«${section.title}»`] : []
  })
  const words = [...hide.kinds.map((kind) => KIND_WORDS[kind]), ...titles]
  return words.length === 0 ? 'Не скрыто ничего' : `Скрыто: ${words.join(', ')}`
}
