import { LOOKED_UP_CHECKS } from '@proverka/domain/reports'
import * as v from 'valibot'
import { ADAPTERS } from '../../adapters/sources/adapters.ts'
import { DEFAULT_UNDO_HOURS } from '../../services/intake/undo-match.ts'
import { flag, httpAddress, key, text, whole, type Setting } from './setting.ts'

/** The public host of the provider whose wire format suggestions speak. */
const SUGGEST_URL = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs'

/** Confirms that an object with a number exists (`register.md`). */
const CONFIRMER_SETTINGS = {
  CONFIRM_DADATA_KEY: {
    schema: v.optional(key('CONFIRM_DADATA_KEY')),
    means: 'ключ DaData: подтверждает объекты по номеру, см. [register.md](register.md)',
    without: 'DaData не спрашивают',
    isSecret: true,
  },
  CONFIRM_DADATA_URL: {
    schema: v.optional(httpAddress('CONFIRM_DADATA_URL'), SUGGEST_URL),
    means: 'другой адрес DaData, для испытаний',
  },
  CONFIRM_NSPD: {
    schema: flag,
    means: '`1` спрашивает НСПД о номерах; только вместе с правом',
    without: '`0`: НСПД не спрашивают',
  },
  CONFIRM_NSPD_RIGHT: {
    schema: text,
    means: 'по какому праву: номер договора с ППК «Роскадастр» или иное основание, словами',
    without: 'НСПД не включить',
  },
  CONFIRM_NSPD_CA: {
    schema: text,
    means: 'файл PEM с корневым сертификатом Минцифры, к которому ведет сертификат НСПД',
    without: 'корни системы; проверка не отключается',
  },
  CONFIRM_NSPD_URL: {
    schema: v.optional(httpAddress('CONFIRM_NSPD_URL'), 'https://nspd.gov.ru'),
    means: 'другой адрес НСПД, для испытаний',
  },
  CONFIRM_SELLER_KEY: {
    schema: v.optional(key('CONFIRM_SELLER_KEY')),
    means: 'ключ поставщика выписок в формате apiegrn.ru: его бесплатная карточка подтверждает объект',
    without: 'поставщика не спрашивают',
    isSecret: true,
  },
  CONFIRM_SELLER_URL: {
    schema: v.optional(httpAddress('CONFIRM_SELLER_URL'), 'https://apiegrn.ru/api'),
    means: 'другой адрес поставщика',
  },
} satisfies Record<string, Setting>

/** Sources and services that are off until they are set. */
export const SERVICE_SETTINGS = {
  SOURCES: {
    schema: text,
    means: `имена источников через запятую: ${ADAPTERS.map(({ name }) => `\`${name}\``).join(', ')}`,
    without: 'ничего не проверяется',
    servers: 'production',
    sample: 'npd,fssp',
  },
  EXTRACTS_BY_HAND: {
    schema: flag,
    means:
      '`1`: оператор сам получает выписки и вкладывает их в заказы; не успел к обещанному сроку — деньги вернутся',
    without: '`0`: отчеты об объектах не продаются, пока на них не отвечает источник',
    servers: 'production',
  },
  CHECKS_BY_HAND: {
    schema: text,
    means: `проверки людей, которые оператор смотрит сам, если на них не отвечает источник: ${LOOKED_UP_CHECKS.map((type) => `\`${type}\``).join(', ')}; \`PersonCheck/courts\` — только в этом товаре, [fulfilment.md](fulfilment.md)`,
    without: 'на них отвечают только подключенные источники',
    servers: 'production',
    sample: 'courts,PersonCheck/wanted',
  },
  INTAKE_UNDO_HOURS: {
    schema: whole('INTAKE_UNDO_HOURS'),
    means: 'сколько часов можно отменить ответ, который пришел не в тот заказ ([intake.md](intake.md))',
    without: `\`${DEFAULT_UNDO_HOURS}\``,
    unit: 'часов',
  },
  TRUSTED_ROOTS_FOLDER: {
    schema: text,
    means:
      'папка с корневыми сертификатами удостоверяющих центров (`.cer`, `.pem`), которым оператор доверяет',
    without: 'о подписи говорится «кто подписал, не доказано»',
  },
  ...CONFIRMER_SETTINGS,
  SMS_PROVIDER: {
    schema: v.optional(v.picklist(['smsru', 'smsc'], 'SMS_PROVIDER — это smsru или smsc')),
    means: 'поставщик СМС: `smsru` или `smsc`; задают вместе с ключом',
    without: 'СМС не уходят',
    sample: 'smsru',
  },
  SMS_KEY: {
    schema: v.optional(key('SMS_KEY')),
    means: 'его ключ: `api_id` у `smsru`, ключ API у `smsc`',
    without: 'СМС не уходят',
    isSecret: true,
  },
  SMS_FROM: {
    schema: text,
    means: 'имя отправителя, согласованное с поставщиком',
    without: 'имя поставщика',
  },
  SMS_URL: {
    schema: v.optional(httpAddress('SMS_URL')),
    means: 'другой адрес поставщика СМС, для испытаний',
    without: 'обычный адрес',
  },
  SUGGEST_KEY: {
    schema: v.optional(key('SUGGEST_KEY')),
    means: 'ключ подсказок DaData: адреса и организации',
    without: 'подсказывают свои реестры',
    isSecret: true,
  },
  SUGGEST_URL: {
    schema: v.optional(httpAddress('SUGGEST_URL'), SUGGEST_URL),
    means: 'другой адрес подсказок, для испытаний',
  },
  CONCLUSION_URL: {
    schema: v.optional(httpAddress('CONCLUSION_URL')),
    means: 'полный адрес вызова chat completions; задают вместе с моделью',
    without: 'заключение пишут правила',
  },
  CONCLUSION_MODEL: { schema: text, means: 'имя модели', without: 'заключение пишут правила' },
  CONCLUSION_KEY: {
    schema: v.optional(key('CONCLUSION_KEY'), ''),
    means: 'ключ этой службы',
    without: 'без ключа',
    isSecret: true,
  },
  ADVERTS_URL: {
    schema: v.optional(httpAddress('ADVERTS_URL')),
    means: 'служба объявлений',
    without: 'объявлений нет',
  },
  ADVERTS_DATA_URL: {
    schema: v.optional(httpAddress('ADVERTS_DATA_URL')),
    means: 'адрес ее чисел, если он другой',
    without: '`ADVERTS_URL`',
  },
  ADVERTS_KEY: {
    schema: v.optional(key('ADVERTS_KEY'), ''),
    means: 'ключ этой службы',
    without: 'без ключа',
    isSecret: true,
  },
  AFFILIATE_URL: {
    schema: v.optional(v.pipe(v.string(), v.url('AFFILIATE_URL — это адрес'))),
    means: 'куда сообщать об оплаченных заказах по ссылкам рекламной сети',
    without: 'никуда',
  },
  ADDRESS_SEARCH: {
    schema: v.optional(
      v.picklist(
        ['memory', 'postgres', 'opensearch'],
        'ADDRESS_SEARCH — это memory, postgres или opensearch',
      ),
      'memory',
    ),
    means: '`memory`, `postgres` или `opensearch`, см. [taking-live.md](taking-live.md)',
    sample: 'postgres',
  },
  ADDRESS_SEARCH_URL: {
    schema: text,
    means: 'другая база поиска; для OpenSearch обязательна',
    without: 'база продукта',
    isSecret: true,
  },
  ADDRESS_SEARCH_READ_URL: {
    schema: text,
    means: 'реплика, у которой ищут; пишут всегда в основную',
    without: 'ищут в основной',
    isSecret: true,
  },
  ADDRESS_SEARCH_PREFIX: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^[a-z][a-z0-9-]{0,50}$/,
          'ADDRESS_SEARCH_PREFIX — это строчные латинские буквы, цифры и дефис',
        ),
      ),
      'proverka',
    ),
    means: 'начало имен индексов OpenSearch',
  },
  REGISTER_SHARDS: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.transform((list) => list.split(',').map((url) => url.trim())),
        v.array(
          v.pipe(
            v.string(),
            v.regex(/^postgres(?:ql)?:\/\//, 'REGISTER_SHARDS — это адреса postgres:// через запятую'),
          ),
        ),
      ),
    ),
    means: 'базы PostgreSQL с другими регионами реестра, через запятую, см. [register.md](register.md)',
    without: 'все регионы в базе продукта',
    isSecret: true,
    servers: 'production',
  },
  COORDINATE_ZONES_FILE: {
    schema: text,
    means: 'таблица зон МСК, JSON, см. [register.md](register.md)',
    without: 'контуры только в координатах источника: без карты и без WGS 84',
  },
  MAP_TILES_URL: {
    schema: v.optional(
      v.pipe(
        httpAddress('MAP_TILES_URL'),
        v.regex(/\{z\}.*\{[xy]\}.*\{[xy]\}/, 'MAP_TILES_URL — это адрес плиток с {z}, {x} и {y}'),
      ),
    ),
    means: 'растровая подложка под контуры, `https://узел/{z}/{x}/{y}.png`; задают вместе с подписью',
    without: 'чертеж без карты',
  },
  MAP_TILES_ATTRIBUTION: {
    schema: text,
    means: 'подпись правообладателя подложки, как велит его лицензия',
    without: 'чертеж без карты',
  },
} satisfies Record<string, Setting>
