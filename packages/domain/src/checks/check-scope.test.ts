import { expect, it } from 'vitest'
import { CHECK_TYPES } from './check.ts'
import { checksThatNeed, sourcesOf, titleInSentence } from './check-scope.ts'

it('names each source once with all that it answers', () => {
  const scope = sourcesOf(CHECK_TYPES)
  expect(new Set(scope.map(({ source }) => source)).size).toBe(scope.length)
  expect(scope.flatMap(({ titles }) => titles)).toHaveLength(CHECK_TYPES.length)
  expect(scope[0]).toEqual({ source: 'МВД', titles: ['Паспорт', 'Розыск'] })
  expect(sourcesOf([])).toEqual([])
})

it('names what a document is good for', () => {
  expect(checksThatNeed('inn', CHECK_TYPES)).toEqual([
    'Налоговая задолженность',
    'Самозанятость',
    'Блокировка счетов',
    'ИП и участие в компаниях',
  ])
  expect(checksThatNeed('passport', ['bailiffs'])).toEqual([])
})

it('says nothing of a check of a newer version', () => {
  expect(sourcesOf(['of-tomorrow'])).toEqual([])
  expect(sourcesOf(['of-tomorrow', 'wanted'])).toEqual([{ source: 'МВД', titles: ['Розыск'] }])
  expect(checksThatNeed('inn', ['of-tomorrow', 'taxes'])).toEqual(['Налоговая задолженность'])
})

it('writes titles inside a sentence in small letters, abbreviations as they are', () => {
  expect(checksThatNeed('inn', CHECK_TYPES).map(titleInSentence)).toEqual([
    'налоговая задолженность',
    'самозанятость',
    'блокировка счетов',
    'ИП и участие в компаниях',
  ])
})

it.each([
  ['Полис ОСАГО', 'полис ОСАГО'],
  ['ДТП', 'ДТП'],
  ['Учет и хозяева', 'учет и хозяева'],
])('writes «%s» inside a sentence as «%s»', (title, word) => {
  expect(titleInSentence(title)).toBe(word)
})
