import { DATA_TERMS } from '@proverka/domain/legal'
import { DEFAULT_KEEP } from '../backup/backup-settings.ts'
import { mailAddress, type Meaning, type Setting } from './setting.ts'

export const MAIL_SETTINGS = {
  MAIL_FROM: {
    schema: mailAddress('MAIL_FROM'),
    means: 'отправитель писем узлов без `mail.from`, см. [mail.md](mail.md)',
    without: '`noreply@` и узел',
    sample: 'noreply@example.com',
  },
  MAIL_RETURN_PATH: {
    schema: mailAddress('MAIL_RETURN_PATH'),
    means: 'куда почтовые серверы сообщают о недоставке',
    without: 'отправителю',
    sample: 'bounces@example.com',
  },
} satisfies Record<string, Setting>

/** What only the commands of an operator read (`backup`, `restore`, `setup`). */
export const COMMAND_SETTINGS = {
  BACKUP_DIR: {
    means: 'папка копий, полный путь, см. [backups.md](backups.md)',
    without: '`npm run backup` откажется',
  },
  BACKUP_RECIPIENT: {
    means: 'открытый ключ, которым шифруют копии; несколько — через пробел',
    without: '`npm run backup` откажется',
    sample: 'age1',
  },
  BACKUP_KEEP: {
    means: 'сколько последних копий хранить',
    without: String(DEFAULT_KEEP),
    unit: 'копий',
  },
  BACKUP_DAYS: {
    means: 'сколько дней хранить копии',
    without: String(DATA_TERMS.backup),
    unit: 'дней',
  },
  ADMIN_EMAIL: {
    means: 'адрес первого администратора, если его нет в команде `npm run setup`',
    without: '`--admin`',
    sample: 'office@example.com',
  },
} satisfies Record<string, Meaning>
