import type { Mark } from '../words/marks.ts'

interface Place {
  readonly part: number
  readonly start: number
  readonly end: number
}

export interface WordItem extends Place {
  readonly type: 'word'
  readonly text: string
  /** Joined to the word before it by a hyphen: «Садовая-Спасская». */
  readonly isJoined: boolean
  /** Written with a dot, so perhaps only a beginning: «Нижн.», «К. Маркса». */
  readonly isShort: boolean
  readonly isRemark: boolean
}

export interface KindItem extends Place {
  readonly type: 'kind'
  readonly text: string
  readonly bits: number
  readonly isShort: boolean
}

export interface NumberItem extends Place {
  readonly type: 'number'
  /** Digits without leading zeros and the letter, if any: `14а`. */
  readonly value: string
  /** `name`: an ordinal such as «2-я»; `plain`: no mark tells what it is. */
  readonly role: Mark['role'] | 'name' | 'plain'
  readonly code: string
  /** The sign that joins it to the number before: `15/2`, `15-2`. */
  readonly joint: '' | '/' | '-'
}

/** What an address is made of, in its order. */
export type Item = WordItem | KindItem | NumberItem
