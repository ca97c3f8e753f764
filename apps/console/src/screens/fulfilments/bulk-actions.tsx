import { fulfilmentTransition, type FulfilmentEvent } from '@proverka/domain/orders'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { KeyHint } from '@proverka/ui/console'
import { Button, CopyIcon, Icon } from '@proverka/ui/primitives'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { useMay } from '../../session/own-staff.ts'
import type { BulkAct } from './bulk-window.tsx'
import type { Fulfilment } from './fulfilments-query.ts'
import * as css from './fulfilments-screen.css.ts'

const ACTS = [
  { act: 'ordered', event: 'ordered', label: 'Заказано', code: 'KeyO', key: 'O' },
  { act: 'refuse', event: 'refused', label: 'Отказ реестра', code: 'KeyR', key: 'R' },
  { act: 'hand-over', event: 'handed-over', label: 'Передать', code: 'KeyH', key: 'H' },
  { act: 'undo', event: 'undone', label: 'Отменить ответ', code: 'KeyU', key: 'U' },
] as const satisfies readonly {
  readonly act: BulkAct
  readonly event: FulfilmentEvent
  readonly label: string
  readonly code: string
  readonly key: string
}[]

interface BulkActionsProps {
  rows: readonly Fulfilment[]
  /** Opens the window of an action. */
  onAct: (act: BulkAct) => void
}

/** What can be done with the chosen rows: what their states allow. */
export function BulkActions({ rows, onAct }: BulkActionsProps) {
  const may = useMay()
  const acts = may('fulfilments.write')
    ? ACTS.filter(({ event }) =>
        rows.every(({ status }) => fulfilmentTransition(status, event) !== undefined),
      )
    : []
  const copy = () => void copyNumbers(rows)
  useScreenKeys({
    KeyC: copy,
    ...Object.fromEntries(acts.map(({ act, code }) => [code, () => onAct(act)])),
  })
  return (
    <>
      <Button size="xs" variant="secondary" className={css.onBar} onClick={copy}>
        <Icon icon={CopyIcon} size={16} /> Скопировать номера <KeyHint keys={['C']} />
      </Button>
      {acts.map(({ act, label, key }) => (
        <Button
          key={act}
          size="xs"
          variant="secondary"
          className={css.onBar}
          aria-keyshortcuts={key}
          onClick={() => onAct(act)}
        >
          {act === 'ordered' ? 'Вставить номера запросов' : label} <KeyHint keys={[key]} />
        </Button>
      ))}
      {acts.length === 0 && may('fulfilments.write') && <span>Общего действия у этих строк нет</span>}
    </>
  )
}

/** A stack for the register's cabinet: one number a line, in the order of the rows. */
async function copyNumbers(rows: readonly Fulfilment[]): Promise<void> {
  const numbers = rows.flatMap(({ number }) => number ?? [])
  if (numbers.length === 0) {
    notify('error', 'У выбранных строк нет кадастровых номеров')
    return
  }
  try {
    await navigator.clipboard.writeText(numbers.join('\n'))
    const without = rows.length - numbers.length
    notify(
      'success',
      `Скопировано номеров: ${numbers.length}${without > 0 ? `. Без номера: ${without}` : ''}`,
    )
  } catch {
    notify('error', 'Браузер не дал доступа к буферу обмена: скачайте CSV')
  }
}
