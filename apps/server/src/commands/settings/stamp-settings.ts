import * as v from 'valibot'
import { httpAddress, key, text, type Setting } from './setting.ts'

/** Time stamps of signed reports (RFC 3161). */
export const STAMP_SETTINGS = {
  TSA_URL: {
    schema: v.optional(httpAddress('TSA_URL')),
    means:
      'адрес службы отметок времени (RFC 3161): она подтверждает, когда отчет подписан; задают вместе с `TSA_ROOTS_FILE`',
    without: 'отчеты выходят без отметки времени',
  },
  TSA_ROOTS_FILE: {
    schema: text,
    means:
      'файл PEM с корневыми сертификатами службы: по ним отметки проверяют сервер и читатели; при смене службы прежние оставляют',
    without: 'отчеты выходят без отметки времени',
  },
  TSA_LOGIN: {
    schema: text,
    means: 'имя у службы отметок времени, если она его спрашивает',
    without: 'без имени',
  },
  TSA_PASSWORD: {
    schema: v.optional(key('TSA_PASSWORD')),
    means: 'пароль у службы отметок времени',
    without: 'без пароля',
    isSecret: true,
  },
  TSA_POLICY: {
    schema: v.optional(
      v.pipe(v.string(), v.regex(/^[0-2](\.\d+)+$/, 'TSA_POLICY — это идентификатор: 1.2.643.…')),
    ),
    means: 'идентификатор политики, по которой просят отметку',
    without: 'политика службы',
    sample: '1.2.643.2.2',
  },
} satisfies Record<string, Setting>
