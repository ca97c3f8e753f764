import * as v from 'valibot'
import { flag, httpAddress, port, text, type Setting } from './setting.ts'

/** What a production server does not start without. */
export const NEEDED_SETTINGS = {
  NODE_ENV: {
    schema: v.optional(v.string(), 'development'),
    means: '`production`: без выдуманных данных, тестовых платежей и с указанным оператором',
    isNeeded: true,
  },
  DATABASE_URL: {
    schema: text,
    means: 'база PostgreSQL: `postgres://proverka:…@host/proverka`',
    without: 'не запустится; вне рабочего режима — встроенная база в `DATA_DIR`',
    isNeeded: true,
    isSecret: true,
  },
  SITES_FILE: {
    schema: text,
    means: 'таблица сайтов: узлы, оператор, банк, поддержка, платежи, см. [taking-live.md](taking-live.md)',
    without: 'не запустится; вне рабочего режима — учебные узлы',
    isNeeded: true,
  },
  SMTP_URL: {
    schema: text,
    means: 'почтовый сервер: `smtps://login:password@host`, см. [mail.md](mail.md)',
    without: 'не запустится; вне рабочего режима письма ложатся в `DATA_DIR/outbox`',
    isNeeded: true,
    isSecret: true,
    sample: 'smtps://login:password@mail.example.com',
  },
  BEHIND_PROXY: {
    schema: flag,
    means: '`1` за прокси с TLS, который передает `X-Forwarded-For` и `X-Forwarded-Proto`, иначе `0`',
    without: 'не запустится; вне рабочего режима — `0`',
    isNeeded: true,
  },
} satisfies Record<string, Setting>

/** Where a server listens and what it keeps where. */
export const PLACE_SETTINGS = {
  HOST: {
    schema: v.optional(v.string(), '127.0.0.1'),
    means: 'адрес, на котором сервер отвечает',
  },
  PORT: {
    schema: v.optional(port('PORT'), '4000'),
    means: 'порт сервера; `0` — любой свободный',
  },
  DATA_DIR: {
    schema: v.optional(v.string(), '.data'),
    means: 'папка отчетов и вложений',
  },
  DATABASE_DIRECT_URL: {
    schema: text,
    means: 'та же PostgreSQL мимо пулера, см. [several-servers.md](several-servers.md)',
    without: '`DATABASE_URL`',
    isSecret: true,
  },
  S3_ENDPOINT: {
    schema: v.optional(httpAddress('S3_ENDPOINT')),
    means: 'адрес хранилища S3 для тех же файлов; задают все четыре',
    without: 'файлы в `DATA_DIR`',
  },
  S3_BUCKET: { schema: text, means: 'бакет этого хранилища', without: 'файлы в `DATA_DIR`' },
  S3_ACCESS_KEY: { schema: text, means: 'его ключ доступа', without: 'файлы в `DATA_DIR`', isSecret: true },
  S3_SECRET_KEY: { schema: text, means: 'его секретный ключ', without: 'файлы в `DATA_DIR`', isSecret: true },
  S3_REGION: {
    schema: v.optional(v.string(), 'us-east-1'),
    means: 'регион, которым подписывают запросы',
  },
  METRICS_PORT: {
    schema: v.optional(port('METRICS_PORT')),
    means: 'порт метрик, закрытый снаружи, см. [watching.md](watching.md)',
    without: 'метрик нет',
    sample: '9100',
  },
  LOG_LEVEL: {
    schema: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug'])),
    means: '`silent`, `error`, `warn`, `info` или `debug`',
    without: '`info`; вне рабочего режима `warn`',
    sample: 'info',
  },
} satisfies Record<string, Setting>

/** For machines of developers and tests alone. */
export const TRIAL_SETTINGS = {
  LIMITS: {
    schema: v.optional(v.picklist(['on', 'off']), 'on'),
    means: '`off` снимает лимиты',
    servers: 'trial',
  },
  DEMO_DELAY_MS: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), '2500'),
    means: 'сколько думает выдуманный источник',
    unit: 'мс',
    servers: 'trial',
  },
  STAFF_SECOND_FACTOR: {
    schema: v.optional(v.picklist(['required', 'optional']), 'optional'),
    means: '`required` требует второй шаг входа сотрудников, как в рабочем режиме',
    servers: 'trial',
  },
} satisfies Record<string, Setting>
