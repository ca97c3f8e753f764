import * as v from 'valibot'
import { APIEGRN } from '../../adapters/contractors/apiegrn/apiegrn.ts'
import { REESTR_API } from '../../adapters/contractors/reestr-api/reestr-api.ts'
import { httpAddress, key, text, whole, type Setting } from './setting.ts'

/** Companies that order documents of the register for us. */
export const CONTRACTOR_SETTINGS = {
  EXTRACTS_THROUGH: {
    schema: text,
    means:
      'кто заказывает выписки об объектах: `apiegrn` или `reestr-api`; `apiegrn,hand` — что не вышло у него, делает оператор',
    without: 'оператор, если задано `EXTRACTS_BY_HAND`',
    servers: 'production',
    sample: 'apiegrn,hand',
  },
  RIGHTS_HISTORIES_THROUGH: {
    schema: text,
    means: 'то же о выписках о переходе прав: `apiegrn` или `apiegrn,hand`',
    without: 'оператор, если задано `EXTRACTS_BY_HAND`',
    servers: 'production',
    sample: 'apiegrn,hand',
  },
  CONTRACTOR_APIEGRN_KEY: {
    schema: v.optional(key('CONTRACTOR_APIEGRN_KEY')),
    means: 'токен apiegrn.ru или apirosreestr.ru',
    without: 'у него не заказывают',
    isSecret: true,
  },
  CONTRACTOR_APIEGRN_URL: {
    schema: v.optional(httpAddress('CONTRACTOR_APIEGRN_URL'), APIEGRN.url),
    means: 'его адрес; у apirosreestr.ru `https://apirosreestr.ru/api`',
  },
  CONTRACTOR_REESTR_API_KEY: {
    schema: v.optional(key('CONTRACTOR_REESTR_API_KEY')),
    means: 'токен reestr-api.ru',
    without: 'у него не заказывают',
    isSecret: true,
  },
  CONTRACTOR_REESTR_API_URL: {
    schema: v.optional(httpAddress('CONTRACTOR_REESTR_API_URL'), REESTR_API.url),
    means: 'другой адрес reestr-api.ru, для испытаний',
  },
  CONTRACTOR_REESTR_API_PRICE: {
    schema: whole('CONTRACTOR_REESTR_API_PRICE'),
    means: 'цена одного документа у него, рублей: сам он ее не называет',
    without: 'расходы на него не считаются',
  },
  CONTRACTOR_LOW_BALANCE: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,7}$/, 'CONTRACTOR_LOW_BALANCE — это целое число рублей'),
        v.transform(Number),
      ),
      '3000',
    ),
    means: 'о каком остатке на счете контрагента предупредить, см. [contractors.md](contractors.md)',
    unit: 'рублей',
  },
} satisfies Record<string, Setting>
