import { COMMAND_SETTINGS, MAIL_SETTINGS } from './mail-settings.ts'
import { CONTRACTOR_SETTINGS } from './contractor-settings.ts'
import { PAYMENT_SETTINGS, TERM_SETTINGS } from './money-settings.ts'
import { SERVICE_SETTINGS } from './service-settings.ts'
import type { Meaning, Setting } from './setting.ts'
import { STAFF_SETTINGS } from './staff-settings.ts'
import { STAMP_SETTINGS } from './stamp-settings.ts'
import { NEEDED_SETTINGS, PLACE_SETTINGS, TRIAL_SETTINGS } from './start-settings.ts'

/** Every setting of a server but those of single sources (`SOURCE_FSSP_KEY`): the single source of their pages. */
const SERVER_SETTINGS = {
  ...NEEDED_SETTINGS,
  ...PLACE_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...SERVICE_SETTINGS,
  ...STAMP_SETTINGS,
  ...CONTRACTOR_SETTINGS,
  ...TERM_SETTINGS,
  ...MAIL_SETTINGS,
  ...STAFF_SETTINGS,
  ...TRIAL_SETTINGS,
}

type ServerSettings = typeof SERVER_SETTINGS

/** How the texts of all of them are read. */
export const SETTING_SCHEMAS = Object.fromEntries(
  Object.entries(SERVER_SETTINGS).map(([name, { schema }]) => [name, schema]),
) as unknown as { [Name in keyof ServerSettings]: ServerSettings[Name]['schema'] }

/** Settings by the subjects of `docs/operation/settings.md` and `deploy/env.example`, in their order. */
export const SETTING_GROUPS = {
  needed: { title: 'Без этого сервер не запустится', settings: NEEDED_SETTINGS },
  places: { title: 'Где сервер слушает и хранит', settings: PLACE_SETTINGS },
  payments: { title: 'Магазин: один или оба', settings: PAYMENT_SETTINGS },
  services: { title: 'Источники и службы', settings: SERVICE_SETTINGS },
  stamps: { title: 'Отметки времени отчетов', settings: STAMP_SETTINGS },
  contractors: { title: 'Контрагенты, которые заказывают выписки', settings: CONTRACTOR_SETTINGS },
  terms: { title: 'Сроки', settings: TERM_SETTINGS },
  mail: { title: 'Почта', settings: MAIL_SETTINGS },
  staff: { title: 'Вход сотрудников', settings: STAFF_SETTINGS },
  commands: { title: 'Копии и первый администратор', settings: COMMAND_SETTINGS },
  trial: { title: 'Только вне рабочего режима', settings: TRIAL_SETTINGS },
} satisfies Record<string, { readonly title: string; readonly settings: Record<string, Meaning | Setting> }>
