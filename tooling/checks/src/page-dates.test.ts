import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { checkPageDates, hashWords, type PageDates } from './page-dates.ts'
import { temporaryTree } from './temporary-tree.ts'

const LANDING = 'packages/screens/src/pages/checks/landing/content/proverka-fssp.ts'
const ARTICLE = 'apps/server/src/commands/seeds/articles/zadatok.txt'
const article = (head: string, text: string) => `title: Задаток\ndate: 2026-10-20${head}\n\n${text}\n`

const of = (root: string, kept: PageDates, today = '2026-12-01') => {
  const words = existsSync(join(root, LANDING)) ? [['proverka-fssp', [LANDING]] as const] : []
  return checkPageDates(root, new Map(words), kept, today)
}

test('words count, not spaces, signs and code', () => {
  assert.equal(hashWords(['lead: `Долги\u00a0у приставов`']), hashWords(["lead: 'Долги у  приставов.'"]))
  assert.notEqual(hashWords(['Долги у приставов']), hashWords(['Долги и приставы']))
})

test('a page whose words changed has to take a new date, the others keep theirs', (context) => {
  const before = of(
    temporaryTree(context, { [LANDING]: "a = 'Долги'", [ARTICLE]: article('', 'Текст') }),
    {},
  ).dates
  const root = temporaryTree(context, { [LANDING]: "b = 'Долги человека'", [ARTICLE]: article('', 'Текст') })
  const { problems, dates } = of(root, before, '2026-12-05')
  assert.deepEqual(problems, ['proverka-fssp: слова изменились после 2026-12-01'])
  assert.equal(dates['proverka-fssp']?.on, '2026-12-05')
  assert.deepEqual(dates['blog/zadatok'], before['blog/zadatok'])
  assert.deepEqual(of(root, dates).problems, [])
})

test('an article says itself when it changed', (context) => {
  const before = of(temporaryTree(context, { [ARTICLE]: article('', 'Текст') }), {}).dates
  assert.equal(before['blog/zadatok']?.on, '2026-10-20')
  const silent = of(temporaryTree(context, { [ARTICLE]: article('', 'Другой текст') }), before)
  assert.match(silent.problems.join('\n'), /впишите в начало статьи «updated: 2026-12-01»/)
  const told = of(
    temporaryTree(context, { [ARTICLE]: article('\nupdated: 2026-11-30', 'Другой текст') }),
    before,
  )
  assert.deepEqual(told.problems, ['blog/zadatok: слова изменились после 2026-10-20'])
  assert.equal(told.dates['blog/zadatok']?.on, '2026-11-30')
  assert.match(
    of(
      temporaryTree(context, { [ARTICLE]: article('\nupdated: 2026-12-01', 'Текст') }),
      before,
    ).problems.join(),
    /в списке 2026-10-20/,
  )
})

test('a page that is gone, and one without files, are named', (context) => {
  const { problems } = checkPageDates(
    temporaryTree(context, {}),
    new Map([['tariff', []]]),
    { weg: { on: '2026-01-01', words: '' } },
    '2026-12-01',
  )
  assert.ok(problems.includes('weg: такой страницы больше нет'))
  assert.ok(problems.includes('tariff: нет файлов со словами страницы'))
})
