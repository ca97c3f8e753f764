import * as v from 'valibot'
import {
  DEFAULT_SECOND_SIGNATURE_ROUBLES,
  DEFAULT_SHOWN_MINUTES,
  DEFAULT_UNDO_MINUTES,
  isNetwork,
} from '../../platform/config/staff-access.ts'
import { key, whole, wholeFromZero, type Setting } from './setting.ts'

/** Shorter keys could be guessed from a stolen copy of the database. */
const KEY_LENGTH = 32

/** How the staff signs in. */
export const STAFF_SETTINGS = {
  STAFF_KEY: {
    schema: v.optional(
      v.pipe(key('STAFF_KEY'), v.minLength(KEY_LENGTH, `STAFF_KEY — от ${KEY_LENGTH} знаков`)),
    ),
    means:
      'ключ, которым закрыты второй шаг входа, запасные коды сотрудников ([staff.md](staff.md)), ключи подписи отчетов и секреты вызовов программ',
    without:
      'кодов нет, остаются ключи доступа; отчеты выходят без подписи и кода, ссылок на них нет; вызовов программ не завести',
    isSecret: true,
  },
  STAFF_NETWORKS: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(',').map((part) => part.trim())),
        v.array(v.pipe(v.string(), v.check(isNetwork, 'STAFF_NETWORKS — это сети через запятую'))),
      ),
    ),
    means: 'сети через запятую, из которых работают сотрудники: `203.0.113.0/24,2001:db8::/48`',
    without: 'отовсюду',
    sample: '203.0.113.0/24',
  },
  STAFF_SHOWN_MINUTES: {
    schema: whole('STAFF_SHOWN_MINUTES'),
    means: 'сколько минут сотруднику видно поле с личными данными, которое он открыл с причиной',
    without: `\`${DEFAULT_SHOWN_MINUTES}\``,
    unit: 'минут',
  },
  STAFF_UNDO_MINUTES: {
    schema: wholeFromZero('STAFF_UNDO_MINUTES'),
    means: 'сколько минут сотрудник может отменить возврат денег или выплату; `0` — они выполняются сразу',
    without: `\`${DEFAULT_UNDO_MINUTES}\``,
    unit: 'минут',
  },
  STAFF_SECOND_SIGNATURE_ROUBLES: {
    schema: wholeFromZero('STAFF_SECOND_SIGNATURE_ROUBLES'),
    means: 'возврат больше этой суммы подтверждает второй сотрудник, см. [staff.md](staff.md)',
    without: `\`${DEFAULT_SECOND_SIGNATURE_ROUBLES}\``,
    unit: 'рублей',
  },
} satisfies Record<string, Setting>
