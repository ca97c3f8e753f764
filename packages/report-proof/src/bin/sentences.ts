import { formatCode } from '../code/code.ts'
import type { FileCheck } from '../read/check-file.ts'
import type { RefusalReason } from '../read/proof-file.ts'
import type { StampCheck, StampFault } from '../stamp/verify-stamp.ts'
import type { ChangedPlace, GenuineReport, SignedFacts } from '../verify/report-check.ts'

const REFUSALS: Readonly<Record<RefusalReason, string>> = {
  'not-a-report': 'Это не отчет: в файле нет подписанных данных.',
  archive: 'Это архив: распакуйте его и проверьте PDF или JSON из него, каждый подписан.',
  'foreign-pdf': 'В этом PDF нет нашей подписи: его выпустили не мы, или его напечатали заново.',
  'resaved-pdf': 'Файл пересохранен другой программой, попросите исходный.',
  'too-large': 'Файл больше 64 МБ, таких отчетов нет.',
}

const WHAT_IT_DOES_NOT_SAY =
  'Проверено подписанное содержимое. Видимые страницы PDF подпись не защищает: сверяйте с содержимым, а не с картинкой.'

/** What a check found, in lines for a terminal. */
export function describeCheck({ format, isRewritten, result, sha256, stamp }: FileCheck): readonly string[] {
  switch (result.kind) {
    case 'genuine':
      return [
        'Отчет подлинный, не изменен.',
        ...signedLines(result),
        `  ${stampLine(stamp)}`,
        ...hiddenLines(result),
        ...(isRewritten ? ['Текст файла записан не так, как выпущен; содержание то же.'] : []),
        ...(format === 'pdf' ? [WHAT_IT_DOES_NOT_SAY] : []),
        `SHA-256 файла: ${sha256}`,
      ]
    case 'changed':
      return [
        'Отчет изменен после выпуска.',
        ...result.places.map((place) => `  ${placeName(place)}`),
        ...(result.signed ? signedLines(result.signed) : []),
      ]
    case 'unknown-key':
      return [`Такого мы не выпускали: ключа ${result.kid} нет в списке.`]
    case 'newer-format':
      return [`Отчет подписан, но формат ${result.version} этой программе незнаком: обновите ее.`]
    case 'foreign':
      return ['Такого мы не выпускали: это подписанный документ, но не отчет.']
    case 'unreadable':
      return [REFUSALS['not-a-report']]
    case 'refused':
      return [
        REFUSALS[result.reason],
        ...(result.code === undefined ? [] : [`Код в файле: ${formatCode(result.code)}`]),
      ]
  }
}

function signedLines({ document, code, issuer, issuedAt, key }: SignedFacts): readonly string[] {
  return [
    `  ${[document.title, document.number, document.version].filter(Boolean).join(', ')}`,
    ...(document.demo ? ['  Демонстрационные данные'] : []),
    `  Выпущен: ${issuedAt.toISOString()}, ${issuer}`,
    `  Код: ${formatCode(code)}`,
    `  Ключ: ${key.kid}${key.retired_at === undefined ? '' : `, не действует с ${key.retired_at}`}`,
  ]
}

const STAMP_FAULTS: Readonly<Record<StampFault, string>> = {
  unreadable: 'не читается',
  refused: 'служба времени отказала',
  'other-content': 'она от другого документа',
  'other-nonce': 'она от другого запроса',
  'other-policy': 'она выдана по другим правилам',
  untrusted: 'службы времени нет среди тех, кому доверяет сайт',
  expired: 'сертификат службы времени тогда не действовал',
  'wrong-signature': 'подпись службы времени неверна',
  unsupported: 'ее алгоритм здесь не проверяется',
}

function stampLine(stamp: StampCheck | undefined): string {
  if (!stamp) return 'Отметки времени нет'
  return stamp.kind === 'stamped'
    ? `Время подтверждено: ${stamp.at.toISOString()}, ${stamp.authority}`
    : `Отметка времени не подтверждает время: ${STAMP_FAULTS[stamp.fault]}`
}

function hiddenLines({ sections, hidden }: GenuineReport): readonly string[] {
  const counts = [
    ['имен', hidden.name],
    ['номеров', hidden.number],
    ['дат рождения', hidden.birth],
  ] as const
  return [
    ...sections.filter(({ state }) => state === 'hidden').map(({ title }) => `  Скрыт раздел «${title}»`),
    ...counts.filter(([, count]) => count > 0).map(([what, count]) => `  Скрыто ${what}: ${count}`),
  ]
}

function placeName(place: ChangedPlace): string {
  switch (place.place) {
    case 'section':
      return place.isCertain ? `Изменен раздел «${place.title}»` : `Изменен или скрыт раздел «${place.title}»`
    case 'data':
      return 'Изменены данные для программ'
    case 'signed-part':
      return 'Изменены оглавление или подпись: остальному верить нельзя'
    case 'order':
      return 'Добавлены, повторены или переставлены части файла'
    case 'file':
      return place.member === '' ? 'Файл поврежден' : `Изменено поле ${place.member}`
  }
}
