import type { ColorTokens } from '../tokens.ts'

type Name = keyof ColorTokens

/** What each colour is for, in the groups in which designers look for it. */
export const colourMeanings = {
  'Бумага и чернила': {
    ink: 'Главный текст',
    ink2: 'Пояснения',
    ink3: 'Подписи',
    paper: 'Лист',
    ground: 'Стол под листами',
    sunk: 'Утопленное',
    line: 'Волосная линия',
    line2: 'Линия покрепче',
    lineControl: 'Рамка поля',
  },
  Акцент: {
    primary: 'Главное действие',
    primaryHover: 'Под указателем',
    primaryActive: 'Нажато',
    onPrimary: 'Слово на акценте',
    primaryText: 'Ссылка',
    primaryWash: 'Выбранная строка',
    primaryLine: 'Линия выбранного',
    focus: 'Кольцо фокуса на бумаге и на подкладках',
  },
  Результат: {
    red: 'Найдено: плашка',
    redText: 'Найдено: слово',
    redWash: 'Найдено: фон строки',
    orange: 'Внимание: плашка',
    orangeText: 'Внимание: слово',
    orangeWash: 'Внимание: фон строки',
    yellow: 'Возможно: плашка',
    yellowText: 'Возможно: слово',
    yellowWash: 'Возможно: фон строки',
    green: 'Не найдено: плашка',
    greenText: 'Не найдено: слово',
    greenWash: 'Не найдено: фон строки',
    grey: 'Не проверено: плашка',
    greyText: 'Не проверено: слово',
    greyWash: 'Не проверено: фон строки',
    onFill: 'Слово на любой плашке',
  },
  'Темный блок': {
    deep: 'Подвал, состояние источников',
    onDeep: 'Текст на темном',
    onDeep2: 'Пояснения на темном',
    deepLine: 'Линия на темном',
  },
  План: {
    map: 'Улицы',
    mapParcel: 'Участок',
    mapLine: 'Граница участка',
    mapHouse: 'Дом',
    mapLabel: 'Подпись',
    mapZone: 'Охранная зона',
  },
  'Опасное и завеса': {
    dangerButton: 'Кнопка без возврата',
    onDangerButton: 'Слово на ней',
    backdrop: 'Завеса под диалогом',
  },
} as const satisfies Record<string, Partial<Record<Name, string>>>
