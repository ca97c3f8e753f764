import type { ExtractQuestion } from '../extract/questions.ts'

/** The texts of a question to an extract and of each reason why a document does not answer it. */
export interface QuestionWords {
  readonly title: string
  /** In a list inside a sentence. */
  readonly inSentence: string
  /** What the register states when the part is there and holds nothing. */
  readonly none: string
  readonly noneMeaning: string
  /** What that statement is worth: good news, bad news, or neither. */
  readonly noneTone: 'green' | 'red' | 'grey'
  /** Where the answer can be had when this document does not have it. */
  readonly elsewhere: string
}

const ABOUT_OBJECT = 'Ответ есть в выписке об объекте недвижимости.'

/** In the order of a document. */
export const QUESTION_WORDS: { readonly [question in ExtractQuestion]: QuestionWords } = {
  object: {
    title: 'Характеристики объекта',
    inSentence: 'характеристики объекта',
    none: 'не указаны',
    noneMeaning: 'Раздел в файле есть, но пуст.',
    noneTone: 'grey',
    elsewhere: ABOUT_OBJECT,
  },
  rights: {
    title: 'Права и правообладатели',
    inSentence: 'права и правообладатели',
    none: 'не зарегистрировано',
    noneMeaning: 'В реестре нет собственника. Продать объект без записи о праве нельзя.',
    noneTone: 'red',
    elsewhere: ABOUT_OBJECT,
  },
  encumbrances: {
    title: 'Ограничения прав и обременения',
    inSentence: 'обременения',
    none: 'не зарегистрировано',
    noneMeaning: 'Росреестр ответил: ипотеки, ареста, запрета и аренды в реестре нет.',
    noneTone: 'green',
    elsewhere: ABOUT_OBJECT,
  },
  history: {
    title: 'Переход прав',
    inSentence: 'переход прав',
    none: 'прежних записей нет',
    noneMeaning: 'До нынешних записей других прав на объект в реестре не было.',
    noneTone: 'grey',
    elsewhere: 'Ответ есть в отчете о переходе прав.',
  },
  litigation: {
    title: 'Требования, заявленные в суде',
    inSentence: 'судебные споры',
    none: 'не зарегистрировано',
    noneMeaning: 'Росреестр ответил: в суде прав на объект не заявляли.',
    noneTone: 'green',
    elsewhere: ABOUT_OBJECT,
  },
  objections: {
    title: 'Возражения против права',
    inSentence: 'возражения против права',
    none: 'не зарегистрировано',
    noneMeaning: 'Росреестр ответил: прежние владельцы право не оспаривают.',
    noneTone: 'green',
    elsewhere: ABOUT_OBJECT,
  },
  claims: {
    title: 'Правопритязания и заявления',
    inSentence: 'правопритязания',
    none: 'не зарегистрировано',
    noneMeaning: 'Росреестр ответил: заявлений о регистрации прав других лиц нет.',
    noneTone: 'green',
    elsewhere: ABOUT_OBJECT,
  },
  deals: {
    title: 'Сделки без согласия третьих лиц',
    inSentence: 'сделки без согласия',
    none: 'не зарегистрировано',
    noneMeaning: 'Росреестр ответил: сделок без нужного по закону согласия нет.',
    noneTone: 'green',
    elsewhere: ABOUT_OBJECT,
  },
}
