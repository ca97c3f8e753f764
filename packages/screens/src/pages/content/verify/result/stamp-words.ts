import { formatDateTime } from '@proverka/domain'
import type { StampCheck, StampFault } from '@proverka/report-proof'

const FAULTS: Readonly<Record<StampFault, string>> = {
  unreadable: 'она не читается',
  refused: 'служба времени отказала',
  'other-content': 'она от другого документа',
  'other-nonce': 'она от другого запроса',
  'other-policy': 'она выдана по другим правилам',
  untrusted: 'ее службе этот сайт не доверяет',
  expired: 'сертификат службы времени тогда не действовал',
  'wrong-signature': 'подпись службы времени неверна',
  unsupported: 'ее алгоритм браузер не проверяет',
}

/** What the time stamp of a report says, in one sentence. */
export function stampWords(stamp: StampCheck | undefined): string {
  if (!stamp) return 'Отметки времени нет'
  return stamp.kind === 'stamped'
    ? `Время подтверждено ${formatDateTime(stamp.at.toISOString())}, ${stamp.authority}`
    : `Время не подтверждено: ${FAULTS[stamp.fault]}`
}
