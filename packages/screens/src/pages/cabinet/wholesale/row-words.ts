import { isWarningStatus, objectKindName } from '@proverka/domain/property'
import type { WholesaleObject, WholesaleRow } from '@proverka/domain/property'
import type { ResultTone } from '@proverka/ui'
import { likelyObject } from '../../search/list/list-state.ts'
import type { ListRow, RowAnswer, ShownRow } from '../../search/list/list-state.ts'

/** The state of a row: a mark with its label, a text and details. */
export interface RowWords {
  readonly tone: ResultTone
  readonly word: string
  readonly main: string
  readonly note: string
}

const FAULTS = {
  short: 'не хватает цифр',
  long: 'лишние цифры',
  parts: 'части номера не той длины',
  rounded: 'таблица округлила его: сделайте столбец текстовым и вставьте номер заново',
} as const

const NOT_CHECKED = {
  'not-connected': { main: 'Реестр не подключен', note: 'заказать нельзя' },
  'not-asked': { main: 'В нашем реестре нет, службы не спрошены', note: 'в списке спрашиваем о первых' },
  'not-known': { main: 'Ни реестр, ни службы не знают', note: 'это не значит, что объекта нет' },
} as const

/** The text of the answer to a row (PUB-02); the corrected file contains it, too. */
export function rowWords({ row, repeatOf }: Pick<ShownRow, 'row' | 'repeatOf'>): RowWords {
  const { answer } = row
  if (!answer) return { tone: 'wait', word: 'Ищем', main: 'Ищем в реестре', note: 'обычно до 10 секунд' }
  if (repeatOf) {
    return {
      tone: 'grey',
      word: 'Повтор',
      main: `Повтор строки ${placeWords(repeatOf)}`,
      note: 'во второй раз не покупаем',
    }
  }
  return wordsOf(answer)
}

function wordsOf(answer: RowAnswer): RowWords {
  const { kind, object, corrected, count, fault } = answer
  switch (kind) {
    case 'found': {
      const isSilent = !object || object.Status.trim() === ''
      const spelling = corrected && object ? `, записан как ${object.Number}` : ''
      return {
        tone: isSilent ? 'grey' : 'green',
        word: isSilent ? 'Статус не указан' : 'Есть в реестре',
        main: object ? objectName(object) : '',
        note: `${object?.Address || 'адрес не указан'}${spelling}`,
      }
    }
    case 'cancelled':
      return {
        tone: 'orange',
        word: object && isWarningStatus(object.Status) ? object.Status : 'Снят с учета',
        main: object ? objectName(object) : '',
        note: 'сегодня его в реестре нет, не покупаем',
      }
    case 'several': {
      const likely = likelyObject(answer)
      if (likely) {
        const note = `${objectName(likely)}, ${likely.Address || 'адрес не указан'}`
        return { tone: 'yellow', word: 'Уточните', main: `Возможно, это ${likely.Number}`, note }
      }
      return { tone: 'yellow', word: 'Уточните', main: foundText(count), note: '' }
    }
    case 'unknown':
      return {
        tone: 'red',
        word: 'Не найден',
        main: 'В реестре такого нет',
        note: 'проверьте цифры или адрес',
      }
    case 'bad-number':
      return { tone: 'red', word: 'Ошибка', main: 'Это не номер объекта', note: fault ? FAULTS[fault] : '' }
    case 'formula':
      return { tone: 'red', word: 'Ошибка', main: 'Формула, не номер', note: 'не открываем и не выполняем' }
    case 'unclear':
      return { tone: 'red', word: 'Ошибка', main: 'Не номер и не адрес', note: '' }
    case 'not-checked':
      return { tone: 'grey', word: 'Не проверено', ...NOT_CHECKED[answer.not_checked ?? 'not-connected'] }
  }
}

/** The position of a row in the uploaded list. */
export const placeWords = ({ line, sheet }: Pick<ListRow, 'line' | 'sheet'>): string =>
  sheet === undefined ? String(line) : `${sheet}, ${line}`

/** Where a row is from, that its file hides it, and what else its line says. */
export function asideWords({
  sheet,
  isHidden,
  unused = [],
}: Omit<WholesaleRow, 'line' | 'text'>): readonly string[] {
  return [
    ...(sheet === undefined ? [] : [`Лист «${sheet}»`]),
    ...(isHidden ? ['В файле эта строка скрыта'] : []),
    ...(unused.length > 0 ? [`Не использовано: ${unused.join('; ')}`] : []),
  ]
}

/** «Квартира, 54,3 м²» */
export function objectName(object: WholesaleObject): string {
  const area = object.Area === '' ? '' : `${object.Area.replace('.', ',')}\u00a0м²`
  return [objectKindName(object) || 'Вид не указан', area].filter(Boolean).join(', ')
}

const foundText = (count: number): string =>
  count >= 300 ? 'Найдено больше 300 объектов' : `Найдено объектов: ${count}`
