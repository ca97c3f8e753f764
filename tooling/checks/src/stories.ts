import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { findVersionMismatch } from './kit-version.ts'
import { readGuide } from './read-guide.ts'
import { findComponentsWithoutStories } from './shown-components.ts'
import { walkFiles } from './walk-files.ts'

const COMPONENT = /(?<!\.(?:stories|test|cases))\.tsx$/

/**
 * Folders of packages/ui that hold a component and no story. A `private` folder belongs to the component above it,
 * whose stories show it.
 */
export function findFoldersWithoutStories(root: string): string[] {
  const source = join(root, 'packages', 'ui', 'src')
  if (!existsSync(source)) return []
  const files = walkFiles(source)
  const folders = new Set(files.filter((file) => COMPONENT.test(file)).map((file) => dirname(file)))
  return [...folders]
    .filter((folder) => !relative(source, folder).split(/[\\/]/).includes('private'))
    .filter((folder) => !files.some((file) => dirname(file) === folder && file.endsWith('.stories.tsx')))
    .map((folder) => relative(root, folder))
}

const PAGE = /(?<!joined-key)-page\.tsx$/

/**
 * Pages of packages/screens that no stories file beside them shows. The page of a joined key draws nothing: it leads on.
 */
export function findPagesWithoutStories(root: string): string[] {
  const source = join(root, 'packages', 'screens', 'src')
  if (!existsSync(source)) return []
  const files = walkFiles(source)
  return files
    .filter(
      (file) =>
        PAGE.test(file) &&
        /export (?:const|function) (?:Component|ErrorPage)\b/.test(readFileSync(file, 'utf8')),
    )
    .filter((file) => !isShownBeside(file, files))
    .map((file) => relative(root, file))
}

/** Whether a stories file of the folder brings the page in; several small pages may share one. */
const isShownBeside = (page: string, files: readonly string[]): boolean =>
  files.some((file) => isStoriesOf(page, file))

const isStoriesOf = (page: string, file: string): boolean =>
  dirname(file) === dirname(page) &&
  file.endsWith('.stories.tsx') &&
  readFileSync(file, 'utf8').includes(`./${basename(page)}'`)

const LOADER = /export (?:\{[^}]*\bloader\b|(?:async )?(?:const|function) loader\b)/
const STORY = /^export const (\w+): Story\b/gm

/**
 * Pages with a loader whose main states no story beside them shows: `Loading`, where the server `waits`, `Refused`, where
 * it `refuses`, and a filled one under any other name. The brand is chosen in the toolbar.
 */
export function findMissingStates(root: string): string[] {
  const source = join(root, 'packages', 'screens', 'src')
  if (!existsSync(source)) return []
  const files = walkFiles(source)
  return files
    .filter((file) => PAGE.test(file) && LOADER.test(readFileSync(file, 'utf8')))
    .flatMap((page) => {
      const stories = storiesBeside(page, files)
      const hasState = (name: string, means: string) =>
        stories.some((story) => story.name === name && story.text.includes(`${means}(`))
      const missing = [
        ...(hasState('Loading', 'waits') ? [] : ['Loading (waits)']),
        ...(hasState('Refused', 'refuses') ? [] : ['Refused (refuses)']),
        ...(stories.some(({ name }) => name !== 'Loading' && name !== 'Refused') ? [] : ['filled']),
      ]
      return missing.length > 0 ? [`${relative(root, page)}: ${missing.join(', ')}`] : []
    })
}

/** The stories of a page, each with its source. */
function storiesBeside(page: string, files: readonly string[]): { name: string; text: string }[] {
  return files
    .filter((file) => isStoriesOf(page, file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const found = [...text.matchAll(STORY)]
      return found.map(({ index, 1: name = '' }, at) => ({
        name,
        text: text.slice(index, found[at + 1]?.index),
      }))
    })
}

const PLACES_OF_STORIES = ['packages/ui/src', 'packages/screens/src', 'apps/storybook/pages']

/**
 * Stories files that do not say to designers what a part of the kit is, when to take it or when to take another: the file and
 * what lacks.
 */
export function findStoriesWithoutGuide(root: string): string[] {
  const kit = join(root, 'packages', 'ui')
  return PLACES_OF_STORIES.map((place) => join(root, place))
    .filter((place) => existsSync(place))
    .flatMap((place) => walkFiles(place))
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const guide = readGuide(readFileSync(file, 'utf8'))
      const asked = file.startsWith(kit) ? (['about', 'use', 'avoid'] as const) : (['use', 'avoid'] as const)
      const missing = asked.filter((name) => !guide[name]).map((name) => `guide.${name}`)
      return missing.length > 0 ? [`${relative(root, file)}: ${missing.join(', ')}`] : []
    })
}

if (import.meta.main) {
  finishCheck(
    [
      ...findFoldersWithoutStories(REPOSITORY).map(
        (folder) => `${folder}: есть компонент, но нет истории (*.stories.tsx)`,
      ),
      ...findPagesWithoutStories(REPOSITORY).map((page) => `${page}: у страницы нет историй ее состояний`),
      ...findMissingStates(REPOSITORY).map((line) => `${line}: у страницы с данными нет такой истории`),
      ...findComponentsWithoutStories(REPOSITORY).map(
        (component) => `${component}: часть отдана наружу, но ни одна история рядом ее не рисует`,
      ),
      ...findStoriesWithoutGuide(REPOSITORY).map(
        (line) => `${line}: дизайнеру не сказано, что это за часть и когда ее брать`,
      ),
      ...findVersionMismatch(REPOSITORY),
    ],
    'У каждой части есть история и слова о том, что это и когда ее брать; версия набора одна.',
  )
}
