import { readTerm } from '@proverka/domain/timing'
import { formatDate, type ShownField } from '@proverka/domain'
import { KeyHint, Panel, Term } from '@proverka/ui/console'
import { Anchor, Button } from '@proverka/ui/primitives'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { CloseButton } from '../../parts/close-button.tsx'
import { exactRubles } from '../../parts/rubles.ts'
import { ShownDatum } from '../../parts/shown-datum.tsx'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { useMay } from '../../session/own-staff.ts'
import { MaybeMasked } from './partner-columns.tsx'
import type { Asked } from './partner-queries.ts'
import { obstacleOf } from './partner-words.ts'
import { RefuseWindow } from './refuse-window.tsx'
import * as css from './partners-screen.css.ts'

interface RequestPanelProps {
  row: Asked
  now: number
  onClose: () => void
}

/** One request: to whom, where, by when, and what holds it up. */
export function RequestPanel({ row, now, onClose }: RequestPanelProps) {
  const may = useMay()
  const [isRefusing, setIsRefusing] = useState(false)
  const canPay = may('partners.pay')
  useScreenKeys({
    KeyO: () => {
      if (!canPay) return false
      setIsRefusing(true)
      return true
    },
  })
  const { withdrawal_id, number, requisites, account, bik } = row
  const datum = (field: ShownField, label: string, masked: string) =>
    masked.includes('···') ? (
      <ShownDatum kind="withdrawal" id={withdrawal_id} field={field} label={label} masked={masked} />
    ) : (
      <MaybeMasked text={masked} />
    )
  const obstacle = obstacleOf(row)
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Сумма', exactRubles(row.amount)],
    ['Подана', formatDate(row.date)],
    ['Срок', <Term key="due" term={readTerm(Date.parse(row.date), Date.parse(row.due_at), now)} />],
    ['Получатель', datum('payer', 'получатель', row.payer)],
    ['ИНН', datum('inn', 'ИНН', requisites.inn)],
    ['КПП', requisites.kpp || 'не указан'],
    ['Счет', datum('account', 'счет', account ?? '')],
    ['БИК', bik ?? 'не указан'],
    ['Адрес', datum('address', 'адрес', requisites.address)],
    ...(row.hanging > 0 ? [['Могут вернуть', `бонус на ${exactRubles(row.hanging)}`] as const] : []),
  ]
  return (
    <Panel title={`Заявка ${number.toLocaleString('ru')}`} aside={<CloseButton onClose={onClose} />} isAct>
      {obstacle && <p className={css.obstacle}>Выплатить пока нельзя: {obstacle}.</p>}
      <dl className={css.facts}>
        {facts.map(([term, value]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.actions}>
        {canPay && (
          <Button size="xs" variant="secondary" aria-keyshortcuts="O" onClick={() => setIsRefusing(true)}>
            Отказать <KeyHint keys={['O']} />
          </Button>
        )}
        {may('clients.read') && <Anchor href={`/clients/${row.partner_id}`}>Партнер</Anchor>}
      </div>
      {isRefusing && <RefuseWindow row={row} onClose={() => setIsRefusing(false)} onDone={onClose} />}
    </Panel>
  )
}
