import type { ErrorEntry } from './error-entry.ts'

/** Errors about reports: what is signed, shown, compared, watched and destroyed. */
export const REPORT_ERRORS = {
  'report/not-found': { status: 404, text: 'Отчет не найден' },
  'report/finished': { status: 409, text: 'Отчет завершен, изменить его нельзя' },
  'report/data-known': { status: 409, text: 'Эти данные в отчете уже есть, изменить их нельзя' },
  'report/no-owners': { status: 400, text: 'Это отчет не о людях: собственников в нем не проверяют' },
  'destruction-act/not-found': { status: 404, text: 'Такого акта нет' },
  'report/not-signed': {
    status: 409,
    text: 'Отчет еще не подписан: подпись появится, когда ответят все источники',
  },
  'share/not-found': { status: 404, text: 'Такой ссылки нет' },
  'share/unknown': { status: 404, text: 'Такой ссылки нет: проверьте, что она скопирована целиком' },
  'share/ended': {
    status: 404,
    text: 'Ссылка больше не действует: ее отозвали или вышел срок. Попросите новую у того, кто ее прислал',
  },
  'share/term': { status: 400, text: 'Срок ссылки — от одного часа до 30 дней' },
  'share/fixed-section': {
    status: 409,
    text: 'Вывод, обременения и то, что не проверено, скрыть нельзя: без них отчет говорил бы неправду',
  },
  'share/too-many': { status: 409, text: 'У отчета уже 20 действующих ссылок: отзовите одну из них' },
  'destruction-act/code-unknown': {
    status: 404,
    text: 'Акта с таким кодом нет: сверьте код с письмом. Акты мы храним 3 года',
  },
  'report/other-version': { status: 409, text: 'Отчет другой версии: для него есть другой вызов' },
  'owner/not-found': { status: 404, text: 'Собственник не найден' },
  'owner/is-subject': {
    status: 409,
    text: 'Отчет сделан об этом собственнике: его данные можно изменить, но не удалить',
  },
  'owner/too-many': { status: 409, text: 'В одном отчете не больше 10 собственников' },
  'conclusion/not-found': { status: 404, text: 'Вывод не найден' },
  'verify/code-not-found': { status: 404, text: 'Отчета с таким кодом мы не выпускали' },
} as const satisfies Readonly<Record<string, ErrorEntry>>
