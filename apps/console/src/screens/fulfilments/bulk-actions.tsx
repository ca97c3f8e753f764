import { fulfilmentTransition, type FulfilmentEvent } from '@proverka/domain/orders'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { KeyHint } from '@proverka/ui/console'
import { Button, CopyIcon, Icon } from '@proverka/ui/primitives'
import { useState } from 'react'
import { useScreenKeys } from '../../parts/use-screen-keys.ts'
import { useMay } from '../../session/own-staff.ts'
import { HandOverWindow } from './hand-over-window.tsx'
import { OrderedWindow } from './ordered-window.tsx'
import { RefuseWindow } from './refuse-window.tsx'
import { UndoWindow } from './undo-window.tsx'
import type { Fulfilment } from './fulfilments-query.ts'
import * as css from './fulfilments-screen.css.ts'

type Act = 'ordered' | 'refuse' | 'hand-over' | 'undo'

const ACTS = [
  { act: 'ordered', event: 'ordered', label: 'Заказано', code: 'KeyO', key: 'O' },
  { act: 'refuse', event: 'refused', label: 'Отказ реестра', code: 'KeyR', key: 'R' },
  { act: 'hand-over', event: 'handed-over', label: 'Передать', code: 'KeyH', key: 'H' },
  { act: 'undo', event: 'undone', label: 'Отменить ответ', code: 'KeyU', key: 'U' },
] as const satisfies readonly {
  readonly act: Act
  readonly event: FulfilmentEvent
  readonly label: string
  readonly code: string
  readonly key: string
}[]

interface BulkActionsProps {
  rows: readonly Fulfilment[]
  /** Channels that the queue has rows of. */
  channels: readonly string[]
  onDone: () => void
}

/** What can be done with the chosen rows: what their states allow, each in a window of its own. */
export function BulkActions({ rows, channels, onDone }: BulkActionsProps) {
  const may = useMay()
  const [open, setOpen] = useState<Act>()
  const acts = may('fulfilments.write')
    ? ACTS.filter(({ event }) =>
        rows.every(({ status }) => fulfilmentTransition(status, event) !== undefined),
      )
    : []
  const copy = () => void copyNumbers(rows)
  useScreenKeys({
    KeyC: copy,
    ...Object.fromEntries(acts.map(({ act, code }) => [code, () => setOpen(act)])),
  })
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    onDone()
  }
  const shared = { rows, onClose: close, onDone: done }
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
          onClick={() => setOpen(act)}
        >
          {act === 'ordered' ? 'Вставить номера запросов' : label} <KeyHint keys={[key]} />
        </Button>
      ))}
      {acts.length === 0 && may('fulfilments.write') && <span>Общего действия у этих строк нет</span>}
      {open === 'ordered' && <OrderedWindow {...shared} />}
      {open === 'refuse' && <RefuseWindow {...shared} />}
      {open === 'hand-over' && <HandOverWindow {...shared} channels={channels} />}
      {open === 'undo' && <UndoWindow {...shared} />}
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
