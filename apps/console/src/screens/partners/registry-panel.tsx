import { REGISTRY_STATE_WORDS } from '@proverka/domain/orders'
import { formatDate } from '@proverka/domain'
import { moscowTime } from '@proverka/domain/timing'
import { KeyHint, Panel } from '@proverka/ui/console'
import { Button, Icon, DownloadIcon, ResultWord } from '@proverka/ui/primitives'
import { useState } from 'react'
import { CloseButton } from '../../parts/close-button.tsx'
import { exactRubles } from '../../parts/rubles.ts'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { useMay, useOwnStaff } from '../../session/own-staff.ts'
import { PaidWindow } from './paid-window.tsx'
import { MaybeMasked } from './partner-columns.tsx'
import type { Registry, RegistryRow } from './partner-queries.ts'
import { isOpenRow, REGISTRY_TONES, rowWords } from './partner-words.ts'
import { RefuseWindow } from './refuse-window.tsx'
import { CancelWindow, SignWindow, TakeWindow, useRegistryFile } from './registry-acts.tsx'
import * as css from './partners-screen.css.ts'

type Opened = 'sign' | 'take' | 'paid' | 'cancel'

/** One registry: whom it pays, who signed it, and what is next with it. */
export function RegistryPanel({ registry, onClose }: { registry: Registry; onClose: () => void }) {
  const may = useMay()
  const { person_id } = useOwnStaff()
  const [opened, setOpened] = useState<Opened>()
  const [removed, setRemoved] = useState<string>()
  const [refused, setRefused] = useState<RegistryRow>()
  const file = useRegistryFile()
  const { number, state, maker, made_at, signer, signed_at, rows, total, registry_id } = registry
  const canPay = may('partners.pay')
  const can = {
    sign: canPay && state === 'unsigned' && registry.made_by !== person_id,
    take: canPay && state === 'signed',
    paid: canPay && state === 'bank' && rows.some(isOpenRow),
    cancel: canPay && (state === 'unsigned' || state === 'signed'),
    download: canPay && (state === 'bank' || state === 'closed'),
  }
  const openKey = (what: Opened) => () => {
    if (!can[what]) return false
    setOpened(what)
    return true
  }
  useScreenKeys({
    KeyS: openKey('sign'),
    KeyB: openKey('take'),
    KeyP: openKey('paid'),
    KeyU: openKey('cancel'),
  })
  const close = () => setOpened(undefined)
  return (
    <Panel
      title={`Реестр ${number.toLocaleString('ru')} для банка`}
      aside={<CloseButton onClose={onClose} />}
      isAct
    >
      <p className={css.note}>
        Собран {instantWords(made_at)}, {maker}.{' '}
        {signer !== null && signed_at !== null && `Подписан ${instantWords(signed_at)}, ${signer}.`}
      </p>
      <p>
        <ResultWord tone={REGISTRY_TONES[state]}>{REGISTRY_STATE_WORDS[state]}</ResultWord>
      </p>
      {rows.length === 0 ? (
        <p className={css.note}>Заявки снова в очереди.</p>
      ) : (
        <ol className={css.list} aria-label="Заявки реестра">
          {rows.map((row) => (
            <Row
              key={row.withdrawal_id}
              row={row}
              {...(can.cancel && rows.length > 1 && { onRemove: () => setRemoved(row.withdrawal_id) })}
              {...(canPay && isOpenRow(row) && { onRefuse: () => setRefused(row) })}
            />
          ))}
          <li className={css.total}>
            <span>Спишется со счета</span>
            <span>{exactRubles(total)}</span>
          </li>
        </ol>
      )}
      <div className={css.actions}>
        {can.sign && (
          <Button size="xs" aria-keyshortcuts="S" onClick={() => setOpened('sign')}>
            Подписать <KeyHint keys={['S']} />
          </Button>
        )}
        {can.take && (
          <Button size="xs" aria-keyshortcuts="B" onClick={() => setOpened('take')}>
            Файл для банка <KeyHint keys={['B']} />
          </Button>
        )}
        {can.paid && (
          <Button size="xs" aria-keyshortcuts="P" onClick={() => setOpened('paid')}>
            Банк выплатил <KeyHint keys={['P']} />
          </Button>
        )}
        {can.download && (
          <Button
            size="xs"
            variant="secondary"
            loading={file.isPending}
            onClick={() => file.mutate(registry_id)}
          >
            <Icon icon={DownloadIcon} size={16} /> Файл еще раз
          </Button>
        )}
        {can.cancel && (
          <Button size="xs" variant="quiet" aria-keyshortcuts="U" onClick={() => setOpened('cancel')}>
            Отозвать <KeyHint keys={['U']} />
          </Button>
        )}
      </div>
      <p className={css.next}>{nextWords(registry, registry.made_by === person_id)}</p>
      {opened === 'sign' && <SignWindow registry={registry} onClose={close} />}
      {opened === 'take' && <TakeWindow registry={registry} onClose={close} />}
      {opened === 'paid' && <PaidWindow registry={registry} onClose={close} />}
      {opened === 'cancel' && <CancelWindow registry={registry} onClose={close} />}
      {removed !== undefined && (
        <CancelWindow registry={registry} withdrawalId={removed} onClose={() => setRemoved(undefined)} />
      )}
      {refused && (
        <RefuseWindow
          row={refused}
          onClose={() => setRefused(undefined)}
          onDone={() => setRefused(undefined)}
        />
      )}
    </Panel>
  )
}

interface RowProps {
  row: RegistryRow
  onRemove?: () => void
  onRefuse?: () => void
}

function Row({ row, onRemove, onRefuse }: RowProps) {
  return (
    <li className={css.entry}>
      <span>
        <span className={css.strong}>
          <MaybeMasked text={row.payer} />
        </span>
        <span className={css.note}>
          {' '}
          заявка {row.number}, счет <MaybeMasked text={row.account ?? ''} />
        </span>
      </span>
      <span className={css.sum}>{exactRubles(row.amount)}</span>
      <span className={css.note}>{rowWords(row)}</span>
      {(onRemove ?? onRefuse) && (
        <span className={css.rowActions}>
          {onRemove && (
            <Button
              size="xs"
              variant="quiet"
              aria-label={`Вынуть заявку ${row.number} из реестра`}
              onClick={onRemove}
            >
              Вынуть
            </Button>
          )}
          {onRefuse && (
            <Button
              size="xs"
              variant="quiet"
              aria-label={`Отказать по заявке ${row.number}`}
              onClick={onRefuse}
            >
              Отказать
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

const instantWords = (at: string): string => `${formatDate(at)}, ${moscowTime(Date.parse(at))}`

function nextWords({ state }: Registry, isOwn: boolean): string {
  switch (state) {
    case 'unsigned':
      return isOwn
        ? 'Ваша подпись первая. Вторую ставит другой сотрудник с правом платить партнерам.'
        : 'Файл для банка выдадим после второй подписи.'
    case 'signed':
      return 'Пока файл не взят, реестр можно отозвать целиком или без одной заявки.'
    case 'bank':
      return 'Отметьте выплату по номеру и дню платежного поручения или откажите с причиной.'
    case 'closed':
      return 'У каждой заявки есть решение.'
    case 'cancelled':
      return 'Реестр отозван, файла нет.'
  }
}
